import fc from 'fast-check';
import addressparser from 'nodemailer/lib/addressparser';
import { expect, test } from 'vitest';
import { mailAddress } from '../../../examples/receiver/address.ts';

test.each([
  ['Ada@Visiteur.example', 'ada@visiteur.example'],
  [' ada@visiteur.example\n', 'ada@visiteur.example'],
  ["o'brien+devis.2026@sous-domaine.visiteur.fr", "o'brien+devis.2026@sous-domaine.visiteur.fr"],
  ['zoe@exämple.fr', 'zoe@xn--exmple-cua.fr'],
  ['zoe@例え.テスト', 'zoe@xn--r8jz45g.xn--zckzah'],
  [`${'a'.repeat(64)}@visiteur.fr`, `${'a'.repeat(64)}@visiteur.fr`],
])('%j is the address %s', (typed, address) => expect(mailAddress(typed)).toBe(address));

test.each([
  '', 'ada', 'ada@', '@visiteur.fr', 'ada@visiteur', 'ada@visiteur.f', 'ada@192.0.2.1', 'ada@[192.0.2.1]',
  'ada@0x7f.1', 'a@-.fr:', 'x@y.fr:', 'a@b.fr,c', 'a@b.fr;x', 'a@b.fr"x', 'a@b.fr(x)', 'a@b.c(x)', 'x:a@b.fr;',
  'a@b@c.fr', '<a@b.fr>', 'Ada <a@b.fr>', '"a b"@c.fr', '"a@b.fr"@c.fr',
  String.raw`a\@b.fr@c.fr`,
  'a b@c.fr', 'a@b.fr c@d.fr', 'a@b.fr\nc@d.fr', '.a@b.fr', 'a.@b.fr', 'a..b@c.fr', '.a..b@c.fr', 'a@.fr', 'a@b..fr',
  'a@b.fr.', 'a@-b.fr', 'a@b-.fr', 'a@b_c.fr', 'a@b%6D.fr', 'a\u0001@b.fr', 'a@b\u007F.fr', 'a@b\u202E.fr',
  'a@b\u00AD.fr', 'a\u200B@b.fr', 'a@b。fr', 'é@b.fr', 'a\u212A@b.fr', '=?utf-8?q?a=40b.fr?=@c.fr',
  `${'a'.repeat(65)}@b.fr`,
  `a@${'b'.repeat(64)}.fr`,
  `a@${'b.'.repeat(130)}fr`,
])('%j is none that all mail programs read alike', (typed) => expect(mailAddress(typed)).toBeUndefined()); // prettier-ignore

test('a mail program reads an address as that address, alone, whatever was typed', () => {
  const mark = fc.constantFrom(...'ab.@:;,<>()[]"\'\\ =?!#%é\u0000\u202E\n'.split(''));
  const typed = fc.array(mark, { maxLength: 12 }).map((marks) => `${marks.join('')}@b.fr`);
  fc.assert(
    fc.property(
      fc.oneof(
        typed,
        fc.emailAddress(),
        typed.map((text) => text.split('').toReversed().join('')),
      ),
      (text) => {
        const address = mailAddress(text);
        if (address !== undefined) expect(addressparser(address)).toEqual([{ address, name: '' }]);
      },
    ),
  );
});
