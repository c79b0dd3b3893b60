import { describe, expect, test } from 'vitest';
import { valueOfRow } from '../../src/forms/options.ts';
import { createValidators } from '../../codegen/validate/validators.ts';
import { schemas, site, vocabulary } from './real-site.ts';

const { formOptions } = site.tables;

describe('the lists of the forms', () => {
  test('an option that stands for a row is found by its id, no other id finds one', () => {
    for (const { id: list, options } of formOptions) {
      for (const { label, sector, useCase } of options) {
        if (sector !== undefined) expect(valueOfRow(list, 'sector', sector)).toBe(label);
        if (useCase !== undefined) expect(valueOfRow(list, 'useCase', useCase)).toBe(label);
      }
      expect(valueOfRow(list, 'sector', 'no-such-row')).toBeUndefined();
    }
  });

  test.each([
    ['priority', 'form-options.priority.options.label'],
    ['sector', 'form-options.sector.options.label'],
    ['subject', 'contact-subjects.label'],
  ])('a hint answers only to what its criterion lets a visitor choose: %s', (criterion, list) => {
    const hint = { id: 'hint', criterion, options: ['Un choix', 'Un choix retiré'], message: 'Un conseil.' };
    const choices = (path: string) => (path === list ? ['Un choix'] : undefined);
    const errors = createValidators(schemas).table('contact-hints')(hint, { ...vocabulary, choices });
    expect(errors.flatMap(({ keyword, instancePath }) => (keyword === 'if' ? [] : [keyword, instancePath]))).toEqual([
      'choiceOf',
      '/options/1',
    ]);
  });
});
