import { expect, test } from 'vitest';
import { loaderOf, withProject } from '../findings/project.ts';
import { validFiles } from '../findings/cases.ts';

test('zeros at the end of a number are those of a price, and of a text where its field is one', () => {
  const [rows, facts] = ['spec/tables/offers.yaml', 'spec/facts.yaml'];
  const priced = (validFiles.get(rows) ?? '').replace('priceEur: 3870', 'priceEur: 49.90');
  const changes = new Map([
    [rows, `${priced}  fromMonths: 3.0\n  code: 1.10\n`],
    [facts, (validFiles.get(facts) ?? '').replace('value: 285', 'value: 12.50')],
  ]);
  withProject(undefined, (root) => {
    const loader = loaderOf(root);
    const { findings, site } = loader.load(changes);
    expect(findings).toEqual([]);
    expect(site?.tables['offers']?.[0]).toMatchObject({ priceEur: 49.9, fromMonths: 3, code: '1.10' });
    expect(JSON.stringify(site?.pages)).toMatch(/49,90\s€/);
    expect(JSON.stringify(site?.pages)).toMatch(/12,5\s%/);
    expect(loader.load(changes).site?.tables).toEqual(site?.tables);
  });
});
