import type { Form } from '#generated/types.ts';
import { hasPassed } from '../ui/has-passed.ts';
import { choiceOf } from './choice-of.ts';
import type { FormFields } from './form-fields.ts';

/**
 * What is said beside the topic of a request: the choices that the link made and the visitor has kept, then the price and the content
 * of what it names. A price that holds until a day is left out afterwards.
 * @param asked the fields that the link asks for
 * @param fields what the form holds
 * @param today the visitor's day
 */
export function askedDetails(
  form: Pick<Form, 'groups' | 'links' | 'topic'>,
  { asked, fields, search, today }: { asked: FormFields; fields: FormFields; search: string; today: string },
): string[] {
  if (Object.keys(asked).length === 0) return [];
  const chosen = Object.entries(asked).flatMap(([name, value]) =>
    fields[name] === value ? (choiceOf(form, name, value)?.label ?? []) : [],
  );
  const query = new URLSearchParams(search);
  const until = form.topic?.pricesUntil;
  const hasPrices = until === undefined || !hasPassed(until, today);
  const told = (form.links ?? []).flatMap(({ parameter, details = {} }) => {
    const id = query.get(parameter) ?? '';
    const { price, items } = (Object.hasOwn(details, id) ? details[id] : undefined) ?? {};
    return [hasPrices ? price : undefined, items].filter((text) => text !== undefined);
  });
  return [...told, ...chosen];
}
