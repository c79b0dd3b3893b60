/** Between a number and its unit. In a file of its own: forms write hours, and no other number. */
export const noBreak = '\u00A0';
