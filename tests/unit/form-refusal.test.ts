import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reasonOf, secondsUntil } from '../../src/shared/refusal.ts';
import { sayDelay } from '../../src/forms/say-delay.ts';
import { anyCharacter } from '../run/any-character.ts';

describe('the reason of a refusal', () => {
  test.each([
    ['a message', { message: 'Adresse inconnue' }, 'Adresse inconnue'],
    ['an error', { error: 'Trop de demandes' }, 'Trop de demandes'],
    ['an error that only names the status', { error: 'Bad Request', message: 'E-mail refusé' }, 'E-mail refusé'],
    ['an error with a message', { error: { message: 'Quota atteint' } }, 'Quota atteint'],
    [
      'several errors',
      { error: 'x', errors: [{ message: 'E-mail refusé' }, { message: 'Nom' }] },
      'E-mail refusé ; Nom',
    ],
    ['errors without a text', { errors: [{ code: 3 }], message: 'Refusé' }, 'Refusé'],
    ['a text', 'Refusé', 'Refusé'],
    ['nothing', {}, ''],
    ['null', null, ''],
    ['a number', { message: 12 }, ''],
  ])('is read from JSON: %s', (_, answer, reason) => {
    expect(reasonOf('application/problem+json; charset=utf-8', JSON.stringify(answer))).toBe(reason);
  });

  test('is read from plain text, on one line', () => {
    expect(reasonOf('text/plain; charset=utf-8', '  Trop\nde\t demandes\u202E \0')).toBe('Trop de demandes');
  });

  test('is no page, no file and no broken JSON', () => {
    expect(reasonOf('text/html', '<h1>422</h1>')).toBe('');
    expect(reasonOf('', 'Refusé')).toBe('');
    expect(reasonOf('application/json', '{"error":')).toBe('');
  });

  test('is one line of at most 200 characters, whatever the answer', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 400 });
    fc.assert(
      fc.property(fc.constantFrom('text/plain', 'application/json'), fc.oneof(text, fc.json()), (type, body) => {
        const reason = reasonOf(type, body);
        expect([...reason].length).toBeLessThanOrEqual(200);
        expect(reason).not.toMatch(/[\n\r\t\p{Cc}]/u);
      }),
    );
    expect([...reasonOf('text/plain', '👩'.repeat(201))]).toHaveLength(200);
    expect(reasonOf('text/plain', 'é'.repeat(201))).toMatch(/é…$/);
  });
});

describe('the delay of a refusal', () => {
  const now = Date.UTC(2026, 0, 1, 12);

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
  ])('« %s » is %i seconds', (retryAfter, seconds) => {
    expect(secondsUntil(retryAfter, now)).toBe(seconds);
  });

  test.each([
    [1, '1 seconde'],
    [45, '45 secondes'],
    [60, '1 minute'],
    [90, '2 minutes'],
    [120, '2 minutes'],
    [7200, '2 heures'],
    [172_800, '2 jours'],
  ])('%i seconds are said « %s »', (seconds, words) => {
    expect(sayDelay(seconds).replaceAll('\u00A0', ' ')).toBe(words);
  });
});
