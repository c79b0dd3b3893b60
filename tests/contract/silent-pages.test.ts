import { jsxDEV } from 'react/jsx-dev-runtime';
import { expect, test } from 'vitest';
import { site } from './real-site.ts';
import { htmlOf } from './rendered.ts';

test('the development code of React is what speaks here', () => expect(jsxDEV).toBeTypeOf('function'));

// What it says fails the test (`tests/run/fail-on-console.ts`).
test.each(site.pages)('$path is rendered without a word', (page) => expect(htmlOf(page)).not.toBe(''));
