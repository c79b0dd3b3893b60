import type { Outcome, PageAnswer, WrittenPlace } from './protocol.ts';

/** The server's door for edits (codegen/owner/editor/server/edit-middleware.ts). */
const address = '/@spec/edit/';

let token = '';
let place = '';

/** What the open page shows; with it comes the token that changes must bear. */
export async function askPage(): Promise<PageAnswer> {
  const answer = await ask<PageAnswer>('page', { page: location.pathname });
  if (answer === undefined) throw new Error('The dev server does not answer.');
  ({ token, place } = answer);
  return answer;
}

/** What is known of a place; `undefined` where there is none any more. */
export function askAt<Answer>(name: string, { file, path }: WrittenPlace): Promise<Answer | undefined> {
  return ask<Answer>(name, { file, path: JSON.stringify(path) });
}

export async function ask<Answer>(name: string, parameters: Record<string, string>): Promise<Answer | undefined> {
  const response = await fetch(`${address}${name}?${new URLSearchParams(parameters)}`);
  return response.ok ? ((await response.json()) as Answer) : undefined;
}

/** Asks for a change. A server that does not answer is an outcome too. */
export async function change(name: string, body: unknown = {}): Promise<Outcome> {
  try {
    const response = await fetch(address + name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Spec-Token': token },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Outcome;
  } catch {
    return { kind: 'impossible', message: 'Le serveur ne répond pas : relancez « npm run dev ».' };
  }
}

/** Opens a line of a file of the spec in the editor of this machine. */
export function openInEditor(file: string, line: number): void {
  openLine(place + file, line);
}

/** The same. @param path from the folder of the engine, as findings name files */
export function openLine(path: string, line: number): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}`)}`);
}

/** The token alone, where there may be no page to ask for. */
export async function askToken(): Promise<void> {
  token = (await ask<{ token: string }>('token', {}))?.token ?? '';
}
