import { randomBytes } from 'node:crypto';
import { fieldsOf } from '../../model/forms/fields.ts';
import { entriesAt, valueAt, type Json, type JsonObject } from '../../base/json.ts';
import type { Site } from '../../model/site.ts';

/** A request that shows whether the forms of a site arrive: its form, target and fields. */
export interface TestRequest {
  readonly form: string;
  /** As it is written in the spec: `https://…`, or `/demandes` on the site itself. */
  readonly delivery: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** By this field a receiver knows a request of a test, and keeps nothing of it (examples/receiver). */
const mark = { deliveryTest: '1' };
const words = 'Essai de livraison, à ignorer';

/** A marked request for each form that sends, every required field filled in; none where nothing is sent. */
export function testRequests({ settings, forms }: Site, today: string): TestRequest[] {
  const shared = settings.forms as JsonObject;
  if (shared.delivery === 'none') return [];
  const email = String((settings.contact as JsonObject).email);
  return Object.entries(forms).flatMap(([form, described]) => {
    const delivery = String(described.delivery ?? shared.delivery);
    if (delivery === 'none') return [];
    const answers = fieldsOf(described).flatMap(({ field }) =>
      field.required === true ? [[String(field.name), answerTo(field, email, today)] as const] : [],
    );
    const fields = {
      form,
      requestId: randomBytes(16).toString('hex'),
      elapsedMs: '60000',
      ...mark,
      ...textsIn(shared.extraFields),
      ...textsIn(described.extraFields),
      ...Object.fromEntries(answers),
      page: '/',
    };
    return [{ form, delivery, fields }];
  });
}

function answerTo({ kind, choices, days, min }: JsonObject, email: string, today: string): string {
  const time = valueAt(days, [0, 'times', 0]) ?? valueAt(days, [0, 'times']);
  const answers: Readonly<Record<string, string>> = {
    email,
    tel: '0100000000',
    number: String(min ?? 1),
    date: today,
    slot: String(time ?? ''),
    consent: 'on',
  };
  return answers[String(kind)] ?? String(valueAt(choices, [0, 'value']) ?? words);
}

function textsIn(value: Json | undefined): Record<string, string> {
  return Object.fromEntries(entriesAt(value, []).map(([name, text]) => [name, String(text)]));
}
