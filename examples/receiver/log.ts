/** Writes a line of the log. It holds numbers, names of forms and codes, never what a visitor wrote nor where from. */
export type Log = (text: string) => void;

/** To standard output, with the time: systemd and Docker keep it from there. */
export const consoleLog: Log = (text) => console.log(`${new Date().toISOString()} ${text}`);
