import { topicName, type FormFields } from './form-fields.ts';
import type { Form } from '#generated/types.ts';
import { hasPassed } from '../ui/days.ts';
import { choiceOf } from './answer.ts';

/**
 * What a link asked for, in a bar above the fields: what the request is about, sent under a name of its own so that it never mixes
 * with what the visitor writes, and beside it what else came along. It is read and can be removed, not written. Nothing is seen while
 * there is none.
 * @param topic what the field of that name holds
 * @param details the choices that the link made, a price, what is delivered
 * @param onRemove takes all of it back, and the focus on: the button goes away
 */
export function RequestBar({
  topic = '',
  details,
  label,
  removeLabel,
  onRemove,
}: {
  topic: string | undefined;
  details: readonly string[];
  label: string;
  removeLabel: string;
  onRemove: () => void;
}) {
  const [first, ...rest] = topic === '' ? details : [topic, ...details];
  return (
    <>
      {/* A text that is not shown: unlike one of type « hidden », it is emptied when the form is reset. */}
      <input type="text" name={topicName} readOnly hidden />
      {first !== undefined && (
        <div
          key={first}
          data-topic=""
          className="mb-8 flex items-center justify-between gap-x-4 border-l-2 border-mint bg-raised py-2 pr-2 pl-4 text-small"
        >
          <div className="min-w-0 wrap-anywhere">
            <p>
              <span className="text-quiet">{label}</span> <strong className="font-semibold text-strong">{first}</strong>
            </p>
            {rest.length > 0 && <span>{rest.join(' · ')}</span>}
          </div>
          <button type="button" className="button-secondary" onClick={onRemove}>
            {removeLabel}
          </button>
        </div>
      )}
    </>
  );
}

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
