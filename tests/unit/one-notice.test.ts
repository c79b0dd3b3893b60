import { expect, test } from 'vitest';
import { withOneNotice } from '../../codegen/site/pages/render.ts';

test.for(['<p data-chat-notice="" class="a">Une IA répond.</p>', '<p class="a" data-chat-notice="">Une IA répond.'])(
  'a page says once beside its buttons that an AI answers, and in its header: %s',
  (notice) => {
    const page = (later: string) => `<header>${notice}</header><main><p>a</p>${notice}<p>b</p>${later}</main>${later}`;
    expect(withOneNotice(page(notice))).toBe(page(''));
  },
);
