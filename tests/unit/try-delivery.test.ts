import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { networkFault, tryDelivery } from '../../codegen/owner/delivery/try-delivery.ts';
import { listen } from '../run/listen.ts';

const origin = 'https://atelier.example';

async function portOf(answer: RequestListener): Promise<number> {
  const { port, stop } = await listen(answer);
  onTestFinished(stop);
  return port;
}

/** What is said of a service that answers so; the port is left out. */
async function said(listener: RequestListener, from = origin, timeoutMs = 10_000): Promise<string> {
  const port = await portOf(listener);
  const { arrives, text } = await tryDelivery(`http://127.0.0.1:${port}/demandes`, from, { form: 'visite' }, timeoutMs);
  return `${arrives ? '✓' : '✗'} ${text.replaceAll(String(port), 'PORT')}`;
}

const answers =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'access-control-allow-origin': '*', ...headers }).end(body);
const json = { 'content-type': 'application/json' };

const outcomes: Readonly<Record<string, RequestListener>> = {
  "✓ le récepteur a reconnu l'essai (200) : rien n'est gardé ni envoyé.": answers(
    200,
    '{"success":true,"test":true}',
    json,
  ),
  "✓ le service accepte (200). Vérifiez que la demande d'essai est arrivée, puis effacez-la.": answers(
    200,
    '{"ok":true}',
    json,
  ),
  "✓ le service accepte (200) par une page web (text/html), qui peut être du site ou de l'hébergeur et ne rien garder. Vérifiez que la demande d'essai est arrivée, puis effacez-la.":
    answers(200, '<p>Thanks', { 'content-type': 'text/html' }),
  "✓ le service répond par une redirection vers http://127.0.0.1:PORT/thanks (302) : le site la tient pour une acceptation. Vérifiez que la demande d'essai est arrivée.":
    answers(302, '', { location: '/thanks' }),
  "✗ l'adresse redirige vers https://autre.example/demandes (308), que les formulaires ne suivent pas : la demande se perd. Écrivez cette adresse dans « delivery ».":
    answers(308, '', { location: 'https://autre.example/demandes' }),
  '✗ le service refuse la demande (200). Motif : Formulaire à activer': answers(
    200,
    '{"success":"false","message":"Formulaire à activer"}',
    json,
  ),
  '✗ le serveur ne connaît pas cette adresse (404). Vérifiez « delivery ».': answers(404, ''),
  '✗ cette adresse ne prend pas de formulaire (405). Vérifiez « delivery », ou la place du récepteur dans la configuration du serveur (docs/servers.md).':
    answers(405, ''),
  '✗ le service refuse la demande (422). Motif : Clé inconnue': answers(422, '{"message":"Clé inconnue"}', json),
  '✗ le service a une erreur (500) : son journal dit laquelle.': answers(500, ''),
  '✗ le récepteur ne répond pas ou ne peut rien enregistrer (502).': answers(502, ''),
  "✗ 127.0.0.1:PORT : pas de réponse en 1 s. C'est aussi le délai des visiteurs (« timeoutMs »).": () => undefined,
};

test.each(Object.entries(outcomes))('of a trial is said: %s', async (text, answer) =>
  expect(await said(answer, origin, text.includes('pas de réponse') ? 300 : 10_000)).toBe(text),
);

test('an answer that the browser hides from the site is said, and is none where the site itself answers', async () => {
  const hidden: RequestListener = (_, response) => void response.writeHead(200, json).end('{"ok":true}');
  expect(await said(hidden)).toMatchInlineSnapshot(
    `"✗ le service répond (200), mais le navigateur cachera la réponse au site : l'en-tête Access-Control-Allow-Origin manque. Il doit valoir « https://atelier.example » ou « * » (CORS) ; sinon la demande arrive et le visiteur lit qu'elle a échoué."`,
  );
  const other = answers(200, '', { 'access-control-allow-origin': 'https://autre.example' });
  expect(await said(other)).toContain('Access-Control-Allow-Origin vaut « https://autre.example »');
  const port = await portOf(hidden);
  const own = `http://127.0.0.1:${port}`;
  expect(await tryDelivery(`${own}/demandes`, own, {}, 10_000)).toMatchObject({ arrives: true });
});

test('the request is that of a page: its origin, a form, an answer in JSON asked for', async () => {
  let seen = '';
  const port = await portOf((request, response) => {
    const { origin: from, accept, 'content-type': type } = request.headers;
    seen = [request.method, from, accept, type].join(' ');
    response.end();
  });
  await tryDelivery(`http://127.0.0.1:${port}/`, origin, { form: 'visite' }, 10_000);
  expect(seen).toBe(`POST ${origin} application/json application/x-www-form-urlencoded;charset=UTF-8`);
});

test('a closed port is told apart from other faults of the network', async () => {
  const { port, stop } = await listen(() => undefined);
  stop();
  expect(await tryDelivery(`http://127.0.0.1:${port}/`, origin, {}, 10_000)).toEqual({
    arrives: false,
    text: `127.0.0.1:${port} : rien n'écoute à cette adresse : le service est arrêté, ou le port n'est pas le bon (ECONNREFUSED).`,
  });
});

test.each([
  ['ENOTFOUND', "ce nom n'existe pas (DNS). Vérifiez l'adresse, ou déclarez le nom"],
  ['CERT_HAS_EXPIRED', 'le certificat TLS a expiré : renouvelez-le'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'le certificat TLS est auto-signé : les navigateurs le refusent'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'la connexion TLS échoue'],
  ['EWHATEVER', "la connexion n'aboutit pas"],
])('of a connection that fails with %s is said: %s', (code, sentence) => {
  const fault = Object.assign(new TypeError('fetch failed'), { cause: { code } });
  const address = new URL('https://demandes.atelier.example/');
  expect(networkFault(fault, address, 1000)).toBe(`demandes.atelier.example : ${sentence} (${code}).`);
});
