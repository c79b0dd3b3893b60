import { expect, test, vi } from 'vitest';
import { findingsOf, withProject } from '../findings/project.ts';
import { writeBelow } from '../run/test-folder.ts';

/** How many patterns are made while a project of so many rows is loaded. Not a time, which says nothing on a busy machine. */
function patternsMade(rows: number): number {
  return withProject(undefined, (folder) => {
    const texts = Array.from({ length: rows }, (_, row) =>
      [
        `- id: offre-${row}`,
        `  name: Offre numéro ${row}`,
        '  priceEur: 3870',
        '  delay: le lendemain',
        '  icon: rocket',
      ].join('\n'),
    );
    writeBelow(folder, { 'spec/tables/offers.yaml': `${texts.join('\n')}\n` });
    // What is made once for a process is made now.
    findingsOf(folder);
    let made = 0;
    const Original = RegExp;
    const counting = new Proxy(Original, {
      construct(target, values: ConstructorParameters<RegExpConstructor>) {
        made += 1;
        return new target(...values);
      },
    });
    vi.stubGlobal('RegExp', counting);
    try {
      findingsOf(folder);
    } finally {
      vi.unstubAllGlobals();
    }
    return made;
  });
}

test('twice the rows make twice the patterns at most: no rule makes one for each pair of texts', () => {
  const [few = 0, some = 0, many = 0] = [10, 20, 40].map(patternsMade);
  expect(many - some).toBeLessThanOrEqual(2.5 * (some - few) + 10);
  // A pattern for each text of the spec would be several for each row.
  expect(many - some).toBeLessThanOrEqual(20 * 20);
});
