/** An address that is safe as a file name on every system, and the same after lower-casing. */
export const safePath = /^\/$|^(\/[a-z0-9]+([-._][a-z0-9]+)*)+$/;
