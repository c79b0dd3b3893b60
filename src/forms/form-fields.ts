/** What a form holds, by the documented name of each field. */
export type FormFields = Readonly<Record<string, string>>;

/** Name of the field that people never see: see `looksLikeRobot`. */
export const trapName = 'reference';

/** What that field holds. It is emptied: a person whom it stopped gets through at the next try. */
export function takeTrap(form: HTMLFormElement): string {
  const trap = form.elements.namedItem(trapName);
  if (!(trap instanceof HTMLInputElement)) return '';
  const { value } = trap;
  trap.value = '';
  return value;
}

/** Name of the field for what a link says that the request is about: see `request-bar.tsx`. */
export const topicName = 'topic';

/** What a form holds as the page brings it: nothing, but for the choices that are made from the start. */
export function pristineFields(form: HTMLFormElement): FormFields {
  const copy = form.cloneNode(true);
  if (!(copy instanceof HTMLFormElement)) return {};
  copy.reset();
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
 * Whether a submission looks like a simple robot's: the field that people never see is filled in, or nobody reads and
 * writes that fast.
 * @param trap what the hidden field holds
 * @param elapsedMs time since the page was opened
 */
export function looksLikeRobot(trap: string, elapsedMs: number, minimumFillMs: number): boolean {
  return trap !== '' || elapsedMs < minimumFillMs;
}
