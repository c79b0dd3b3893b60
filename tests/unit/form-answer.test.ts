import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAnswer, reasonOf, secondsUntil } from '../../src/shared/read-answer.ts';
import { faultsLeft } from '../../src/forms/use-submission.ts';
import { formatDelay } from '../../src/forms/submission-alert.tsx';
import { anyCharacter } from '../run/for-all.ts';

const now = Date.UTC(2026, 0, 1, 12);

function answer(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

describe('an answer accepts', () => {
  test.each<[string, number, unknown, Record<string, string>?]>([
    ['an empty one', 204, ''],
    ['an empty text', 200, ''],
    ['a page of thanks', 200, '<h1>Merci</h1>', { 'content-type': 'text/html' }],
    ['« ok »', 200, { ok: true, next: '/thanks' }],
    ['« success »', 200, { success: true, message: 'Sent' }],
    ['« success » as a word', 200, { success: 'true' }],
    ['a status of its own', 200, { code: 200, status: 'success', title: 'Thank You!' }],
    ['an identifier', 201, { id: 'b3c1', error: null, errors: [] }],
    ['a list', 200, []],
    ['null', 200, null],
    ['broken JSON', 200, '{"ok":'],
    ['a text that only speaks of failure', 200, 'false', { 'content-type': 'text/plain' }],
  ])('%s', async (_, status, body, headers) => {
    expect(await readAnswer(answer(status, body, headers), now)).toBeUndefined();
  });

  test('a redirection, which the browser hides', async () => {
    const hidden = { type: 'opaqueredirect', ok: false, status: 0, headers: new Headers() } as Response;
    expect(await readAnswer(hidden, now)).toBeUndefined();
  });

  test('one whose body breaks off: the status has arrived', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) });
    const broken = new Response(body, { headers: { 'content-type': 'application/json' } });
    expect(await readAnswer(broken, now)).toBeUndefined();
  });
});

describe('an answer refuses', () => {
  const reason = 'E-mail refusé';
  const ofEmail = { field: 'email', message: reason };
  const refused = { email: reason };
  const ofBoth = { reason: `${reason} ; Quota`, faults: refused };
  const listed = { reason: 'Court ; Plat ; Non', faults: { name: 'Court ; Plat', email: 'Non' } };
  test.each<[string, number, unknown, object]>([
    ['« success » denied', 200, { success: false, message: 'Clé inconnue' }, { reason: 'Clé inconnue' }],
    ['« success » denied as a word', 200, { success: 'false', message: 'À activer' }, { reason: 'À activer' }],
    ['« ok » denied', 200, { ok: false, error: { code: 'x', message: 'Refusé' } }, { reason: 'Refusé' }],
    ['a request that is too long', 413, { message: 'Trop long' }, { reason: 'Trop long' }],
    ['a status of its own', 200, { status: 'error', message: 'Refusé' }, { reason: 'Refusé' }],
    ['without a word', 403, 'Forbidden', {}],
    ['a list of errors', 422, { error: 'x', errors: [{ ...ofEmail, code: 'X' }, { message: 'Quota' }] }, ofBoth],
    [
      'errors by field, with a rule',
      422,
      { errors: { email: { ...ofEmail, rule: 'email' } } },
      { reason, faults: refused },
    ],
    [
      'lists of errors by field',
      400,
      { errors: { name: ['Court', 'Plat'], email: 'Non', age: [], city: null } },
      listed,
    ],
  ])('%s', async (_, status, body, said) => {
    expect(await readAnswer(answer(status, body), now)).toEqual({ failure: 'refused', ...said });
  });
});

test('whatever comes has one outcome, and all that is said of it is short text', async () => {
  const flag = fc.constantFrom(true, false, 'true', 'false', null, 0, 'error', 'success');
  const text = fc.string({ unit: anyCharacter, maxLength: 300 });
  const error = fc.oneof(text, fc.array(text), fc.record({ field: fc.anything(), message: text }), fc.jsonValue());
  const errors = fc.oneof(fc.array(error), fc.dictionary(fc.string(), error), fc.jsonValue());
  const shaped = fc.record(
    { success: flag, ok: flag, status: flag, errors, message: fc.jsonValue() },
    { requiredKeys: [] },
  );
  const body = fc.oneof(shaped, fc.jsonValue(), text);
  const headers = fc.record(
    {
      'content-type': fc.constantFrom('application/json', 'text/plain', 'text/html', 'application/problem+json', ''),
      'retry-after': fc.oneof(fc.nat().map(String), fc.constantFrom('Thu, 01 Jan 2026 12:02:00 GMT', 'demain', '')),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 200, max: 599 }), body, headers, async (status, sent, known) => {
      const outcome = await readAnswer(answer(status, sent, known), now);
      if (outcome === undefined) {
        expect(status).toBeLessThan(300);
        return;
      }
      expect(outcome.failure).toBe(status >= 500 ? 'serverError' : 'refused');
      expect(outcome.waitSeconds ?? 1).toBeGreaterThan(0);
      for (const said of [outcome.reason ?? '-', ...Object.values(outcome.faults ?? {})]) {
        expect(said).not.toBe('');
        expect([...said].length).toBeLessThanOrEqual(200);
        expect(said).not.toMatch(/[\n\r\t\p{Cc}]/u);
      }
    }),
    { numRuns: 500 },
  );
});

const faults = { email: 'Refusé', name: 'Trop court', consent: 'À cocher' };
const sent = { email: 'a@example.fr', name: 'A' };

test('what a receiver refused stays said until the field is changed, and only there', () => {
  const failed = { phase: 'failed', failure: 'refused', faults, fields: sent } as const;
  expect(faultsLeft(failed, sent)).toEqual(faults);
  expect(faultsLeft(failed, { ...sent, name: 'Ada' })).toEqual({ email: 'Refusé', consent: 'À cocher' });
  expect(faultsLeft(failed, { ...sent, consent: 'oui' })).toEqual({ email: 'Refusé', name: 'Trop court' });
});

test('the reason of a refusal is read from plain text, on one line', () =>
  expect(reasonOf('text/plain; charset=utf-8', '  Trop\nde\t demandes\u202E \0')).toBe('Trop de demandes'));

test('the reason of a refusal is cut between two characters', () => {
  expect([...reasonOf('text/plain', '👩'.repeat(201))]).toHaveLength(200);
  expect(reasonOf('text/plain', 'é'.repeat(201))).toMatch(/é…$/);
});

test.each([
  ['120', 120],
  ['0', 0],
  ['', 0],
  ['-5', 0],
  ['1.5', 0],
  ['bientôt', 0],
  ['9'.repeat(400), 0],
  ['Thu, 01 Jan 2026 12:02:00 GMT', 120],
  ['Thu, 01 Jan 2026 11:59:59 GMT', 0],
  ['2026-01-01', 0],
])('« %s » is a delay of %i seconds', (retryAfter, seconds) => expect(secondsUntil(retryAfter, now)).toBe(seconds));

test.each([
  [1, '1 seconde'],
  [45, '45 secondes'],
  [60, '1 minute'],
  [90, '2 minutes'],
  [120, '2 minutes'],
  [7200, '2 heures'],
  [172_800, '2 jours'],
])('a delay of %i seconds is said « %s »', (seconds, words) =>
  expect(formatDelay(seconds).replaceAll('\u00A0', ' ')).toBe(words),
);
