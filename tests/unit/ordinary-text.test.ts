import { expect, test } from 'vitest';
import { isOrdinary } from '../../codegen/load/read/ordinary-text.ts';

/** Every character of one code unit. */
const characters = Array.from({ length: 0xd8_00 }, (_, code) => String.fromCharCode(code));

test('what is ordinary is seen, a space or the end of a line, and one character however it is composed', () => {
  const ordinary = characters.filter(isOrdinary);
  expect(ordinary).toContain('é');
  expect(ordinary.filter((sign) => /[^\P{C}\n]|[^\P{Z} ]|\p{M}/u.test(sign))).toEqual([]);
  expect(ordinary.filter((sign) => sign !== sign.normalize('NFC'))).toEqual([]);
});

test('one other sign makes a text another one, wherever it stands', () => {
  for (const sign of ['\u00A0', '\u200B', '\r', '\uFFFD', '\uFEFF', 'e\u0301', '\u212B', '😀'])
    expect(isOrdinary(`- texte: ${sign} fin\n`)).toBe(false);
});
