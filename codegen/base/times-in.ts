/** The times of day that a text holds, in minutes since midnight: « 9 h 30 à 17 h 00 » → 570, 1020; « 14 h » → 840; `14:05` → 845. */
export function timesIn(text: string): number[] {
  return [...text.matchAll(/(\d{1,2})(?:\D{1,3}(\d\d)(?!\d)|\sh(?!\S))/gu)].flatMap(([, hours, minutes = '0']) =>
    Number(hours) < 24 && Number(minutes) < 60 ? 60 * Number(hours) + Number(minutes) : [],
  );
}
