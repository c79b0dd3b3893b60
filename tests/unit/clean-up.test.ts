import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanUpStorages } from '../../src/browser/clean-up.ts';
import { ownEntries } from '../../src/browser/on-use.ts';
import { site } from '../contract/real-site.ts';

const rules = {
  words: ['password', 'session'],
  runtimeLocalPrefix: 'runtime-local:',
  kept: ['widget-session'],
  keptPrefixes: ['crisp-client/'],
};

afterEach(() => vi.unstubAllGlobals());

/** A storage as browsers have it: its own enumerable properties are its keys. */
function storageOf(entries: Readonly<Record<string, string>>): Storage {
  const storage = { ...entries } as unknown as Storage;
  const methods = {
    getItem: (key: string): string | null => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  return storage;
}

/** What is left of these entries, which must be the same in both storages. */
function leftOf(entries: Readonly<Record<string, string>>, cleanUpRules = rules): string[] {
  const [local, session] = [storageOf(entries), storageOf(entries)];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  cleanUpStorages(ownEntries(), cleanUpRules);
  expect(Object.keys(session)).toEqual(Object.keys(local));
  return Object.keys(local);
}

describe('the start-up clean-up', () => {
  test('removes an entry for its key, for its value, and for the prefix in either', () => {
    const entries = {
      userPassword: 'x',
      profile: '{"session":1}',
      'runtime-local:port': '3000',
      origin: 'runtime-local:3000',
      filter: 'finance',
    };
    expect(leftOf(entries)).toEqual(['filter']);
  });

  test('never removes an entry that is kept, whatever its key and its value', () => {
    const entries = {
      theme: 'session',
      'draft-contact': '{"message":"runtime-local: password"}',
      'draft-other': '{"message":"password"}',
      'widget-session': 'password',
    };
    expect(leftOf(entries)).toEqual(['theme', 'draft-contact', 'widget-session']);
    expect(
      leftOf({ 'runtime-local:password': 'session' }, { ...rules, kept: ['runtime-local:password'] }),
    ).toHaveLength(1);
  });

  test('spares the conversation of a chat, whose keys begin alike and hold an id, and nothing that only holds that beginning', () => {
    const entries = {
      'crisp-client/session/6f1c': '{"sessionId":1}',
      'my-crisp-client/session': 'x',
      'crisp-client': 'session',
    };
    expect(leftOf(entries)).toEqual(['crisp-client/session/6f1c']);
  });

  test('goes by whole keys: what only begins like a kept one is removed', () =>
    expect(leftOf({ 'draft-contact-2': 'password', 'a-theme': 'session' })).toEqual([]));

  test('with the rules of the site keeps its own entries, even where they hold every listed word', () => {
    const cleanUp = site.settings.startup?.cleanUp ?? rules;
    const value = [...cleanUp.words, cleanUp.runtimeLocalPrefix].join(' ');
    const entries = Object.fromEntries([...ownEntries(), ...cleanUp.kept, 'stranger'].map((key) => [key, value]));
    expect(leftOf(entries, cleanUp)).toEqual([...ownEntries(), ...cleanUp.kept]);
  });
});

test('a storage that throws does not keep the other from being cleaned up', () => {
  const session = storageOf({ password: 'x', filter: 'finance' });
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { ownKeys: denied, get: denied }));
  vi.stubGlobal('sessionStorage', session);
  cleanUpStorages(ownEntries(), rules);
  expect(Object.keys(session)).toEqual(['filter']);
});
