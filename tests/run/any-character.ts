import fc from 'fast-check';

/** Half characters, of which two make one, stand from here on; they are none by themselves. */
const firstHalf = 0xd800;
const halves = 0x800;

/**
 * Any character, with the same chance: what `unit: 'binary'` means to fast-check, which makes a map of all of them, a million, in each process that
 * asks for it.
 */
export const anyCharacter = fc
  .nat(0x10ffff - halves)
  .map((index) => String.fromCodePoint(index < firstHalf ? index : index + halves), indexOf);

/** @throws where a value is not one whole character: fast-check asks */
function indexOf(value: unknown): number {
  const code = typeof value === 'string' ? value.codePointAt(0) : undefined;
  if (code === undefined || value !== String.fromCodePoint(code) || (code >= firstHalf && code < firstHalf + halves))
    throw new Error('not one character');
  return code < firstHalf ? code : code - halves;
}
