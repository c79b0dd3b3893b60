/** Formats of the project's schemas beyond those of JSON Schema. Spaces may be no-break: values are checked as they are typeset. */
export const formats: Readonly<Record<string, (text: string) => boolean>> = {
  hours: isHours,
  'french-date': isFrenchDate,
};

const months = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

/** « 9 h 00 à 17 h 30 »: two times of one day, the second one later. */
function isHours(text: string): boolean {
  const [from, to, ...rest] = text.split(/\sà\s/u).map(minutesOf);
  return from !== undefined && to !== undefined && rest.length === 0 && from < to;
}

/** `9 h 05` → 545 minutes since midnight; NaN for anything else. */
function minutesOf(time: string): number {
  const [, hours, minutes] = /^(\d{1,2})\sh\s(\d\d)$/u.exec(time) ?? [];
  return Number(hours) < 24 && Number(minutes) < 60 ? 60 * Number(hours) + Number(minutes) : Number.NaN;
}

/** « 1er août 2027 », « 14 janvier 2027 »: a day that its month has. */
function isFrenchDate(text: string): boolean {
  const [, day, name = '', year] = /^(1er|[2-9]|[12]\d|3[01])\s(\p{Ll}+)\s(20\d\d)$/u.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  const lastDay = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  return month > 0 && Number.parseInt(day ?? '', 10) <= lastDay;
}
