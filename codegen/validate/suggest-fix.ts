import { frenchForm, isoForm, exists, readDay } from '../base/calendar-day.ts';

/**
 * The most likely value: the first of the usual other ways to write `text` that `accepts` takes.
 * `17/09/2026` → `2026-09-17` or `17 septembre 2026`, whichever the field asks for; `undefined` when none will do.
 */
export function suggestFix(text: string, accepts: (text: string) => boolean): string | undefined {
  const written = text.trim();
  return ways
    .flatMap((way) => way(written))
    .find((candidate) => candidate !== '' && candidate !== text && accepts(candidate));
}

/** Other ways to write a text, the closest to the typed one first. */
const ways: readonly ((text: string) => readonly string[])[] = [
  (text) => [text, text.toLowerCase()],
  dates,
  times,
  opening,
  addresses,
  (text) => [text.replace(/[,\s]\s*(\d{5}\s)/u, ', $1')],
  (text) => [phone(text), text.replace(/\(\)$/, ''), text.replace(/\s*(\(at\)|\[at\]|\sat\s)\s*/i, '@')],
  colours,
  (text) => [(text.match(/\d+/g) ?? []).join('-')],
  (text) => [kebab(text), `/${kebab(text)}`, text.split('/').map(kebab).join('/')],
];

function dates(text: string): string[] {
  const date = readDay(text);
  return date !== undefined && exists(date) ? [isoForm(date), frenchForm(date)] : [];
}

/** `9h` → `09:00` or « 9 h 00 »; two of them → « 9 h 00 à 17 h 30 ». */
function times(text: string): string[] {
  const found = [...text.matchAll(/(\d{1,2})\s*[h:]\s*(\d{2})?/giu)].map(([, hours = '', minutes = '00']) => ({
    hours: Number(hours),
    minutes,
  }));
  const words = found.map(({ hours, minutes }) => `${hours} h ${minutes}`);
  const [clock] = found.map(({ hours, minutes }) => `${String(hours).padStart(2, '0')}:${minutes}`);
  return clock === undefined ? [] : [clock, words.join(' à ')];
}

/** `Lundi-vendredi 9h-12h30, 14h-18h` → « Lundi au vendredi, 9 h à 12 h 30 et 14 h à 18 h ». */
function opening(text: string): string[] {
  const lines = text.split(';').map((line) => {
    const days = (line.split(/\d/, 1)[0] ?? '')
      .trim()
      .replace(/\s*[-–]\s*/, ' au ')
      .replace(/[\s,:]*(?:\sde)?$/u, '');
    const read = [...line.matchAll(/(\d{1,2})\s*[h:]\s*(\d\d)?/giu)].map(([, hours, minutes = '00']) =>
      minutes === '00' ? `${hours} h` : `${hours} h ${minutes}`,
    );
    const spans = read.flatMap((from, index) => (index % 2 === 0 ? [`${from} à ${read[index + 1]}`] : []));
    return `${days}, ${spans.join(' et ')}`;
  });
  return [lines.join(' ; ')];
}

function addresses(text: string): string[] {
  if (text.startsWith('#')) return [`#${kebab(text)}`];
  const bare = text.replace(/^https?:\/\//i, '').replace(/\/+$/, '');
  const mail = /^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(text) ? [`mailto:${text}`] : [];
  // Of a number with its spaces: « tel:04 65 71 20 20 ».
  const dialled = text.replaceAll(/(?<=^tel:.*)[\s.()]/giu, '');
  return [dialled, `/${text}`, text.replace(/\/+$/, ''), ...mail, ...(bare.includes('.') ? [`https://${bare}`] : [])];
}

/** `F2B` → `#ff22bb`, `rgb(10, 13, 19)` → `#0a0d13`. */
function colours(text: string): string[] {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits !== undefined) return [`#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`];
  const [, ...channels] = /^rgb\((\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\)$/i.exec(text) ?? [];
  const parts = channels.map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return parts.length === 3 ? [`#${parts.join('')}`] : [];
}

/** `+33 1.99.00.12.12` → `01 99 00 12 12`. */
function phone(text: string): string {
  const digits = text.replace(/^(\+|00)33\s*(\(0\))?/, '0').replaceAll(/\D/g, '');
  return (digits.match(/\d{1,2}/g) ?? []).join(' ');
}

/** `Mon secteur_2` → `mon-secteur-2`. */
export function kebab(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
