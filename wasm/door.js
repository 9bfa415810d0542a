// Added to the module that emcc makes: its two functions, with texts instead of addresses.
Module["handle"] = Module["cwrap"]("understory_handle", "string", ["string", "number"]);
Module["tick"] = Module["cwrap"]("understory_tick", "string", ["number"]);
