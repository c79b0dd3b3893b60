// The same, for those who start the program by this name.
await import(new URL('start.js', import.meta.url).href);
