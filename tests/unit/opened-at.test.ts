import { expect, test } from 'vitest';
import { openedAt } from '../../codegen/site/pages/opened-at.ts';

const page = (parts: string) => `<main><section id="start"><h1>Start</h1></section>${parts}</main>`;

test.each([
  [
    'the heading of the part',
    '<section id="plan" class="a"><h2 class="b">Plan</h2></section>',
    '<section id="plan" class="a"><h2 tabindex="-1" autofocus class="b">Plan</h2></section>',
  ],
  [
    'the part without a heading',
    '<div class="a" id="plan"><p>Plan</p></div>',
    '<div tabindex="-1" autofocus class="a" id="plan"><p>Plan</p></div>',
  ],
  ['nothing, where there is no such part', '<div id="planning"></div>', '<div id="planning"></div>'],
])('%s has the focus', (_, written, made) => {
  expect(openedAt(page(written), 'plan')).toBe(page(made));
});
