/** From when to when, in minutes since midnight. */
export interface Hours {
  start: number;
  end: number;
}

/** `9 h 30 à 17 h 00` → 570 to 1020. Throws on another form: the schema has checked it. */
export function readHours(text: string): Hours {
  const [from = '', to = ''] = text.split(/\sà\s/u);
  return { start: readHour(from), end: readHour(to) };
}

/** `14 h 05` → 845 minutes since midnight. Throws on another form: the schema has checked it. */
export function readHour(text: string): number {
  const [, hours, minutes] = /^(\d{1,2})\sh\s(\d{2})$/u.exec(text) ?? [];
  if (hours === undefined) throw new Error(`« ${text} » is not a time of day`);
  return 60 * Number(hours) + Number(minutes);
}
