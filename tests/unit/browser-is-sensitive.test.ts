import { describe, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { isSensitive } from '../../src/browser/is-sensitive.ts';

const site = parse(readFileSync('spec/site.yaml', 'utf8')) as { startup: { cleanUp: { words: string[] } } };
const { words } = site.startup.cleanUp;

/** Entries of real applications, as [key, value]. */
const removed: readonly (readonly [key: string, value: string])[] = [
  ['token', 'x'],
  ['TOKEN', 'x'],
  ['tokens', '[]'],
  ['accessToken', 'x'],
  ['access_token', 'x'],
  ['access-token', 'x'],
  ['accesstoken', 'x'],
  ['refreshtoken', 'x'],
  ['idTokens', 'x'],
  ['csrf.token', 'x'],
  ['app:token:v2', 'x'],
  ['token2', 'x'],
  ['secret', 'x'],
  ['clientSecret', 'x'],
  ['clientsecret', 'x'],
  ['SECRET_KEY', 'x'],
  ['password', 'x'],
  ['userPassword', 'x'],
  ['userpassword', 'x'],
  ['passwords', 'x'],
  ['last-passwd', 'x'],
  ['api key', 'x'],
  ['api-key', 'x'],
  ['api_key', 'x'],
  ['apiKey', 'x'],
  ['APIKey', 'x'],
  ['API_KEYS', 'x'],
  ['apikey', 'x'],
  ['openaiApiKey', 'x'],
  ['auth', 'x'],
  ['auth0', 'x'],
  ['sb-auth-state', 'x'],
  ['userAuth', 'x'],
  ['OAuthState', 'x'],
  ['oauth', 'x'],
  ['authToken', 'x'],
  ['authtoken', 'x'],
  ['csrftoken', 'x'],
  ['xsrfToken', 'x'],
  ['apitoken', 'x'],
  ['authkey', 'x'],
  ['session', 'x'],
  ['session_id', 'x'],
  ['sessionid', 'x'],
  ['sessionId', 'x'],
  ['PHPSession', 'x'],
  ['sessions', 'x'],
  ['private', 'x'],
  ['privateKey', 'x'],
  ['privatekey', 'x'],
  ['credential', 'x'],
  ['credentials', 'x'],
  ['aws-credentials', 'x'],
  ['jwt', 'x'],
  ['motDePasse', 'x'],
  ['mots-de-passe', 'x'],
  ['clé API', 'x'],
  ['cle_api', 'x'],
  ['cléPrivée', 'x'],
  ['jetons', 'x'],
  ['state', '{"accessToken":"abc"}'],
  ['state', '{"user":{"api_key":"abc"}}'],
  ['draft', 'password=hunter2'],
  ['headers', 'Authorization: Bearer abc'],
  ['note', 'mon mot de passe'],
];

const kept: readonly (readonly [key: string, value: string])[] = [
  ['theme', 'dark'],
  ['author', 'x'],
  ['authors', 'x'],
  ['author-filter', 'x'],
  ['authority', 'x'],
  ['coauthor', 'x'],
  ['tokenizer', 'x'],
  ['tokenize-preview', 'x'],
  ['secretary', 'x'],
  ['secretariat', 'x'],
  ['obsession', 'x'],
  ['possession', 'x'],
  ['privateer', 'x'],
  ['privatisation', 'x'],
  ['passwordless', 'x'],
  ['accreditation', 'x'],
  ['capital', 'x'],
  ['rapid-keyboard', 'x'],
  ['api', 'x'],
  ['key', 'x'],
  ['keyboard-layout', 'x'],
  ['menu', 'open'],
  ['filter', 'sector=finance'],
  ['search', 'auteur'],
  ['', ''],
  ['lang', 'fr'],
  ['roi-calculator', '{"companySize":"50-500","sector":"legal"}'],
  ['events', '["formation","technique"]'],
  ['passage', 'x'],
  ['clé', 'x'],
];

describe('an entry that looks like a credential is removed', () => {
  test.for(removed)('%s = %s', ([key, value]) => expect(isSensitive(key, value, words)).toBe(true));
});

describe('an entry that only resembles one is kept', () => {
  test.for(kept)('%s = %s', ([key, value]) => expect(isSensitive(key, value, words)).toBe(false));
});

test('an empty list of words matches nothing', () => expect(isSensitive('token', 'password', [])).toBe(false));

// A pattern that backtracks would take hours, not the default five seconds of a test.
test('a value of several megabytes is read without backtracking', () => {
  expect(isSensitive('cache', 'aB3- '.repeat(1_000_000), words)).toBe(false);
});
