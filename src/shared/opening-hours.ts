/** Hours that some days of the week share. */
export interface OpeningHours {
  /** As they are written. */
  days: string;
  hours: string;
  /** From 0 for Monday. */
  weekdays: readonly number[];
  /** In minutes since midnight. */
  spans: readonly (readonly [opens: number, closes: number])[];
}

const week = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const time = String.raw`\d{1,2}\sh(?:\s\d\d)?`;
const part = new RegExp(
  String.raw`^(?<days>\D+),\s(?<hours>(?:de\s)?${time}\sà\s${time}(?:(?:,|\set)\s(?:de\s)?${time}\sà\s${time})*)$`,
  'u',
);

/**
 * Reads « du lundi au vendredi, de 9 h à 12 h 30 et de 14 h à 18 h ; samedi, 9 h à 12 h »; `undefined` where a text is anything else, an
 * hour that no day has or one before the hour it follows included.
 */
export function openingHoursIn(text: string): OpeningHours[] | undefined {
  const read = text.split(/\s;\s/u).map((written) => {
    const { days = '', hours = '' } = part.exec(written)?.groups ?? {};
    return { days, hours, weekdays: weekdaysIn(days), spans: spansIn(hours) };
  });
  const isWhole = read.every(({ weekdays, spans }) => weekdays.length > 0 && spans.length > 0);
  return isWhole ? read : undefined;
}

/** « du lundi au vendredi », « mardi, jeudi et samedi », « tous les jours »; none where another word stands between. */
function weekdaysIn(text: string): number[] {
  const words = text.toLowerCase().replace(/^(?:du|le)\s/u, '');
  if (words === 'tous les jours') return week.map((_, day) => day);
  const [, first = '', last = ''] = /^(\p{L}+)\sau\s(\p{L}+)$/u.exec(words) ?? [];
  const [from, to] = [week.indexOf(first), week.indexOf(last)];
  if (from !== -1 && from < to) return week.map((_, day) => day).slice(from, to + 1);
  const days = words.split(/,\s|\set\s(?:le\s)?/u).map((word) => week.indexOf(word));
  return days.includes(-1) ? [] : days;
}

function spansIn(text: string): [number, number][] {
  const times = [...text.matchAll(/(\d{1,2})\sh(?:\s(\d\d))?/gu)].map(([, hours, minutes = '0']) => ({
    hours: Number(hours),
    minutes: Number(minutes),
  }));
  const all = times.map(({ hours, minutes }) => 60 * hours + minutes);
  const areInOrder = all.every((at, index) => index === 0 || at > Number(all[index - 1]));
  if (!areInOrder || times.some(({ hours, minutes }) => hours > 23 || minutes > 59)) return [];
  return all.flatMap((opens, index) => (index % 2 === 0 ? [[opens, Number(all[index + 1])] as [number, number]] : []));
}
