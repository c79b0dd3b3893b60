import { afterEach, expect, test, vi } from 'vitest';
import { cleanUpStorages, isSensitive } from '../../src/browser/clean-up.ts';
import { ownEntries } from '../../src/browser/on-use.ts';

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
function leftOf(entries: Readonly<Record<string, string>>): string[] {
  const [local, session] = [storageOf(entries), storageOf(entries)];
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  cleanUpStorages(ownEntries(), rules);
  expect(Object.keys(session)).toEqual(Object.keys(local));
  return Object.keys(local);
}

test.each([
  [
    'never removes an entry that is kept, whatever its key and its value',
    {
      theme: 'session',
      'draft-contact': '{"message":"runtime-local: password"}',
      'draft-other': '{"message":"password"}',
    },
    ['theme', 'draft-contact'],
  ],
  ['spares what its rules keep', { 'widget-session': 'password', 'runtime-local:x': 'password' }, ['widget-session']],
  [
    'spares the conversation of a chat, whose keys begin alike and hold an id, and nothing that only holds that beginning',
    { 'crisp-client/session/6f1c': '{"sessionId":1}', 'my-crisp-client/session': 'x', 'crisp-client': 'session' },
    ['crisp-client/session/6f1c'],
  ],
  ['removes what only begins like a kept entry', { 'draft-contact-2': 'password', 'a-theme': 'session' }, []],
])('the start-up clean-up %s', (_, entries, kept) => expect(leftOf(entries)).toEqual(kept));

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

const namesIn = (text: string) => text.trim().split(/,\s+/);
/** Entries whose value tells nothing. */
const entriesOf = (keys: string) => namesIn(keys).map((key) => [key, 'x'] as const);

/** A list of the tests' own: the words of the requirements (part 2, §7), joined forms and French words. */
const words = namesIn(`
  token, secret, password, api key, auth, session, private, credential, access key, access token, auth token,
  authentication, authorization, api token, auth key, bearer, client secret, csrf token, id token, jwt, login token,
  oauth, passphrase, passwd, private key, pwd, refresh token, secret key, session id, session key, session token,
  user password, xsrf token, clé api, clé privée, clé secrète, jeton, mot de passe
`);

/** Entries of real applications, as [key, value]. */
const removed = [
  ...entriesOf(`
  token, TOKEN, accessToken, access_token, access-token, accesstoken, refreshtoken, idTokens, csrf.token,
  app:token:v2, token2, secret, clientSecret, clientsecret, SECRET_KEY, password, userPassword, userpassword,
  passwords, last-passwd, api key, api-key, api_key, apiKey, APIKey, API_KEYS, apikey, openaiApiKey, auth, auth0,
  sb-auth-state, userAuth, OAuthState, oauth, authToken, authtoken, csrftoken, xsrfToken, apitoken, authkey, session,
  session_id, sessionid, sessionId, PHPSession, sessions, private, privateKey, privatekey, credential, credentials,
  aws-credentials, jwt, motDePasse, mots-de-passe, clé API, cle_api, cléPrivée, jetons
`),
  ['tokens', '[]'],
  ['state', '{"accessToken":"abc"}'],
  ['state', '{"user":{"api_key":"abc"}}'],
  ['draft', 'password=hunter2'],
  ['headers', 'Authorization: Bearer abc'],
  ['note', 'mon mot de passe'],
] as const;

const kept = [
  ...entriesOf(`
  author, authors, author-filter, authority, coauthor, tokenizer, tokenize-preview, secretary, secretariat, obsession,
  possession, privateer, privatisation, passwordless, accreditation, capital, rapid-keyboard, api, key,
  keyboard-layout, passage, clé
`),
  ['theme', 'dark'],
  ['menu', 'open'],
  ['filter', 'sector=finance'],
  ['search', 'auteur'],
  ['', ''],
  ['lang', 'fr'],
  ['calculator', '{"companySize":"50-500","sector":"legal"}'],
  ['events', '["formation","technique"]'],
] as const;

test.for(removed)('an entry that looks like a credential is removed: %s = %s', ([key, value]) =>
  expect(isSensitive(key, value, words)).toBe(true),
);

test.for(kept)('an entry that only resembles one is kept: %s = %s', ([key, value]) =>
  expect(isSensitive(key, value, words)).toBe(false),
);

// A pattern that backtracks would take hours, not the default five seconds of a test.
test('a value of a megabyte is read without backtracking', () =>
  expect(isSensitive('cache', 'aB3- '.repeat(200_000), words)).toBe(false));
