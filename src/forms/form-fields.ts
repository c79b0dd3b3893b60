/** The values of a form, by the documented name of each field. */
export type FormFields = Readonly<Record<string, string>>;

/**
 * A member of a form. A control hides the member of its own name (`form.elements`, `form.reset`), and owners name their fields as they
 * like: members are taken from the prototypes.
 */
export function memberOf<Key extends keyof HTMLFormElement & string>(
  form: HTMLFormElement,
  key: Key,
): HTMLFormElement[Key] {
  const member: unknown = Reflect.get(HTMLFormElement.prototype, key, form);
  return (typeof member === 'function' ? member.bind(form) : member) as HTMLFormElement[Key];
}

/** Name of the field that people never see: see `looksLikeRobot`. */
export const trapName = 'reference';

/** The value of that field, which is emptied: a person whom it stopped gets through at the next try. */
export function takeTrap(form: HTMLFormElement): string {
  const trap = memberOf(form, 'elements').namedItem(trapName);
  if (!(trap instanceof HTMLInputElement)) return '';
  const { value } = trap;
  trap.value = '';
  return value;
}

/** Name of the field for the topic that a link gives the request: see `request-bar.tsx`. */
export const topicName = 'topic';

/** The values of a form as the page brings it: empty, but for the preset choices. */
export function pristineFields(form: HTMLFormElement): FormFields {
  const copy = memberOf(form, 'cloneNode')(true);
  if (!(copy instanceof HTMLFormElement)) return {};
  memberOf(copy, 'reset')();
  return readFields(new FormData(copy));
}

/** The texts of a form, line breaks and spaces as typed. The trap is left out, and so are files. */
export function readFields(data: FormData): FormFields {
  const entries = [...data].filter(
    (entry): entry is [string, string] => entry[0] !== trapName && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/**
 * Whether a submission looks like a simple robot's: the field that people never see is filled in, or the form was faster than any
 * person.
 * @param trap value of the hidden field
 * @param elapsedMs time since the page was opened
 */
export function looksLikeRobot(trap: string, elapsedMs: number, minimumFillMs: number): boolean {
  return trap !== '' || elapsedMs < minimumFillMs;
}
