import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { compiledOf, withProject } from '../findings/project.ts';
import { validFiles } from '../findings/cases.ts';

/** The first row of the offers with these lines, the values of a figure, and the findings. */
function load(lines: string, value = '285') {
  return withProject(undefined, (folder) => {
    const [rows, facts] = ['spec/tables/offers.yaml', 'spec/facts.yaml'];
    const priced = (validFiles.get(rows) ?? '').replace('  priceEur: 3870\n', '');
    writeFileSync(join(folder, rows), `${priced}${lines}`);
    writeFileSync(join(folder, facts), (validFiles.get(facts) ?? '').replace('value: 285', `value: ${value}`));
    const loader = createLoader({ root: folder, cache: new ParseCache(), compiled: compiledOf(folder) });
    const { findings, site } = loader.load();
    return { findings: findings.map(({ message }) => message), site, again: loader.load().site };
  });
}

test('zeros at the end of a number are those of a price, and of a text where its field is one', () => {
  const { findings, site, again } = load('  priceEur: 49.90\n  fromMonths: 3.0\n  code: 1.10\n', '12.50');
  expect(findings).toEqual([]);
  expect(site?.tables['offers']?.[0]).toMatchObject({ priceEur: 49.9, fromMonths: 3, code: '1.10' });
  expect(JSON.stringify(site?.pages)).toMatch(/49,90\s€/);
  expect(JSON.stringify(site?.pages)).toMatch(/12,5\s%/);
  expect(again?.tables).toEqual(site?.tables);
});

test.each(['3.870', '049.90', '49,90', '4.9.0'])('%s is no price', (typed) => {
  expect(load(`  priceEur: ${typed}\n`).findings).toEqual([
    expect.stringContaining(`« ${typed} » n'est pas un nombre`),
  ]);
});
