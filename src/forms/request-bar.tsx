import { punctuation } from '#generated/locale.ts';
import { topicName, type FormFields } from './form-fields.ts';
import type { Form } from '#generated/types.ts';
import { hasPassed, localDay } from '../ui/days.ts';
import { withCurrentIds } from './deep-link.ts';
import type { RequestFormState } from './use-request-form.ts';
import { choiceOf } from './answer.ts';

interface Props {
  form: Form;
  texts: NonNullable<Form['topic']>;
  request: RequestFormState;
  /** The field that takes the focus when the visitor removes the request. */
  next: string;
}

/**
 * The request of a link, in a bar above the fields: its topic, sent under a name of its own, and beside it the choices of the link, a price and
 * the items delivered. The visitor can remove it, not edit it. The bar is hidden without a topic and details.
 */
export function RequestBar({ form, texts, request: { fields, requested, undoLink }, next }: Props) {
  const visit = () => ({ search: withCurrentIds(location.search), today: localDay(new Date()) });
  const details = requested === undefined ? [] : requestedDetails(form, { requested, fields, ...visit() });
  const { [topicName]: topic = '' } = fields;
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
              <span className="text-quiet">{texts.label + punctuation.colon}</span>{' '}
              <strong className="font-semibold text-strong">{first}</strong>
            </p>
            {rest.length > 0 && <span>{rest.join('\u00A0· ')}</span>}
          </div>
          <button type="button" className="button-secondary" onClick={() => undoLink(next)}>
            {texts.remove}
          </button>
        </div>
      )}
    </>
  );
}

/**
 * The details beside the topic of a request: the price and the items of the row that the link names, then the link's choices that the
 * visitor has not changed. A price is left out after its last day.
 * @param requested the fields that the link sets
 * @param fields the values of the form
 * @param today the visitor's day
 */
export function requestedDetails(
  form: Pick<Form, 'groups' | 'links' | 'topic'>,
  { requested, fields, search, today }: { requested: FormFields; fields: FormFields; search: string; today: string },
): string[] {
  if (Object.keys(requested).length === 0) return [];
  const chosen = Object.entries(requested).flatMap(([name, value]) =>
    fields[name] === value ? (choiceOf(form, name, value)?.label ?? []) : [],
  );
  const query = new URLSearchParams(search);
  const until = form.topic?.pricesUntil;
  const hasPrices = until === undefined || !hasPassed(until, today);
  const described = (form.links ?? []).flatMap(({ parameter, details = {} }) => {
    const id = query.get(parameter) ?? '';
    const { price, items } = (Object.hasOwn(details, id) ? details[id] : undefined) ?? {};
    return [hasPrices ? price : undefined, items].filter((text) => text !== undefined);
  });
  return [...described, ...chosen];
}
