import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prefillOf } from '../../src/blocks/demo-booking/prefill.ts';
import { choicesOf } from '../../src/forms/options.ts';
import { site } from '../contract/real-site.ts';

const { demoTypes, sectors, useCases } = site.tables;

const [first, second = first] = demoTypes.map(({ id }) => id);
const fieldsOf = (search: string, hash = '') => prefillOf(search, hash, demoTypes);

describe('what an address brings to the demo form', () => {
  test.each([
    ['', '', {}],
    [`?type=${first}`, '', { demoType: first }],
    ['?sujet=demo', `#${first}`, { demoType: first }],
    [`?type=${first}`, `#${second}`, { demoType: first }],
    ['?type=nope', '#nowhere', {}],
    ['?secteur=constructor&cas=__proto__&type=toString', '#%E0%A4%A', {}],
  ])('%s %s', (search, hash, fields) => {
    expect(fieldsOf(search, hash)).toEqual(fields);
  });

  test('every sector, use case and type of the site has its choice in the form', () => {
    for (const { id } of sectors)
      expect(choicesOf('sector').map(({ value }) => value)).toContain(fieldsOf(`?secteur=${id}`).sector);
    for (const { id } of useCases)
      expect(choicesOf('demo-use-case').map(({ value }) => value)).toContain(fieldsOf(`?cas=${id}`).useCase);
    for (const { id } of demoTypes) expect(fieldsOf(`?type=${id}`)).toEqual({ demoType: id });
  });

  test('no address makes it throw, or choose what is not offered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (search, hash) => {
        const { demoType, ...others } = fieldsOf(`?type=${search}&secteur=${hash}`, `#${hash}`);
        expect([undefined, ...demoTypes.map(({ id }) => id)]).toContain(demoType);
        for (const value of Object.values(others))
          expect(choicesOf('sector').map((choice) => choice.value)).toContain(value);
      }),
    );
  });
});
