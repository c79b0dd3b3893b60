import { asTyped } from '../../src/shared/locale.ts';
import { exists, lastDayOf, months, readDay } from '../base/calendar-day.ts';
import { formatNames, formatReason } from './formats.ts';
import { deliveryChoices } from './https-address.ts';
import { isFrenchPlan } from '../base/telephone.ts';
import { suggestFix } from './suggest-fix.ts';

/** A time in each of the forms that fields ask for. */
const times = ['09:00', '09:00-10:00'];

interface Form {
  accepts: (text: string) => boolean;
  /** The name of a JSON Schema format. */
  format?: string;
  /** The schema's description of the field (« Attendu : … »). */
  expected: string | undefined;
  /** Of the site's readers. */
  country?: string | undefined;
  /** The description of the form, which many fields may share. */
  described?: string | undefined;
}

/**
 * A text that has not the form of its field (`pattern`, `format`), as message and remedy: the value that was most likely
 * meant, else the expected form, with an example.
 */
export function formFault(
  typeset: string,
  { accepts, country = 'FR', format = '', expected = '', described = '' }: Form,
): [string, string] {
  const text = asTyped(typeset);
  const { name, example } = formatNames[format] ?? {};
  const meant = suggestFix(text, accepts, country);
  const misshapen = `« ${text} » n'a pas la forme attendue${name === undefined ? '' : ` (${name})`}`;
  const reason = formatReason(format, text);
  const because = reason === undefined ? '' : ` : ${reason}`;
  if (meant !== undefined) return [`${misshapen}${because}.`, `Écrivez « ${quoted(meant)} ».`];
  const choices = format === 'delivery-address' ? deliveryChoices(text) : undefined;
  if (choices !== undefined) return [`${misshapen}${because}.`, choices];
  const date = readDay(text);
  if (date !== undefined && !exists(date)) {
    const last = { ...date, day: lastDayOf(date) };
    const month = `${months[date.month - 1]} ${date.year}`;
    const existing = suggestFix(`${last.day}/${last.month}/${last.year}`, accepts);
    return [
      `« ${text} » n'existe pas : ${month} a ${last.day} jours.`,
      existing === undefined ? expected : `Écrivez par exemple « ${existing} ».`,
    ];
  }
  if (format === 'date' && reason !== undefined)
    return [`« ${text} » : ${reason}.`, `Écrivez par exemple « 20${text.slice(2)} ».`];
  const late = /^(\d{1,2})\s*[h:]/i.exec(text)?.[1];
  const beyond = late !== undefined && Number(late) > 23 && times.some(accepts) ? ' : les heures vont de 0 à 23' : '';
  const examples = quotedIn(described).filter(accepts);
  // A telephone number of another country than France has the code of its country.
  const abroad = isFrenchPlan(country) ? undefined : examples.find((one) => one.startsWith('+'));
  const other = abroad ?? examples[0] ?? example;
  const shown =
    (abroad === undefined && quotedIn(expected).some(accepts)) || other === undefined
      ? ''
      : `Écrivez par exemple « ${quoted(other)} ».`;
  return [`${misshapen}${beyond}${because}.`, `${expected} ${shown}`.trim()];
}

/** A colour needs its quotation marks: what follows a bare « # » is a comment. */
function quoted(value: string): string {
  return value.startsWith('#') ? `"${value}"` : value;
}

/** The texts between quotation marks: examples, in a description. */
export function quotedIn(description: string): string[] {
  return [...description.matchAll(/« ([^»]*) »/gu)].map(([, example = '']) => example);
}
