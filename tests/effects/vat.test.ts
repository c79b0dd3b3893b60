import { expect, test } from 'vitest';
import { isObject, type Json } from '../../codegen/base/json.ts';
import { loadChanged } from './changed-spec.ts';
import { outputOf } from './site-output.ts';

const modes = (loadChanged([]).site?.tables['vatModes'] ?? []).filter(isObject);

test.each(modes.map((mode) => [String(mode['id']), mode]))(
  'with vat: %s, every price and all that search engines are told follow',
  (id, { label, long, included }) => {
    const change = { file: 'spec/site.yaml', path: ['vat'], value: '', to: id };
    const shown = { file: 'spec/site.yaml', path: ['expertisePrices', 'shown'], value: false, to: true };
    const { site, findings } = loadChanged([change, shown]);
    expect(findings).toEqual([]);
    const output = site === undefined ? '' : [...outputOf(site)].map(([, text]) => text).join('\n');
    const words = output.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    expect(words).toContain(`€ ${plain(label)}`);
    expect(words).toContain(plain(long));
    expect(output).toContain(`"valueAddedTaxIncluded":${String(included)}`);
    expect(output).not.toContain(`"valueAddedTaxIncluded":${String(included !== true)}`);
    for (const other of modes.filter((mode) => mode['id'] !== id)) {
      for (const after of words.split(`€ ${plain(other['label'])}`).slice(1)) expect(after).toMatch(/^\p{L}/u);
      expect(words).not.toContain(plain(other['long']));
    }
  },
);

function plain(text: Json | undefined): string {
  return String(text).replace(/\s/g, ' ');
}
