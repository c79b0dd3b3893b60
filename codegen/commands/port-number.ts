/** The port that a command line names, from 0 to 65535; null for anything else. An option without a value arrives as `true`. */
export function portNumber(text: string | boolean): number | null {
  return typeof text === 'string' && /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null;
}

/** What is said of a port that is none. */
export function portRefusal(text: string | boolean): string {
  return `« --port ${text} » n'est pas un port : indiquez un nombre entier de 0 à 65535.`;
}
