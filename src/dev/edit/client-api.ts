import type { ChangeAnswer, PageAnswer, WrittenPlace } from '../../shared/editing.ts';

/** Address of the dev server's answers about the spec and of its changes. */
const address = '/@spec/edit/';

let token = '';
let specFolder = '';

/** Fetches the values of the open page, and the token that every change must send. */
export async function fetchPageValues(): Promise<PageAnswer> {
  const answer = await fetchAnswer<PageAnswer>('page', { page: location.pathname });
  if (answer === undefined) throw new Error('The dev server does not answer.');
  token = answer.token;
  specFolder = answer.place;
  return answer;
}

/** Fetches an answer about a place of the spec; `undefined` if the place no longer exists. */
export function fetchAt<Answer>(name: string, { file, path }: WrittenPlace): Promise<Answer | undefined> {
  return fetchAnswer<Answer>(name, { file, path: JSON.stringify(path) });
}

export async function fetchAnswer<Answer>(
  name: string,
  parameters: Record<string, string> = {},
): Promise<Answer | undefined> {
  const response = await fetch(`${address}${name}?${new URLSearchParams(parameters)}`);
  return response.ok ? ((await response.json()) as Answer) : undefined;
}

/** Sends a change. A server that does not answer is an outcome too. */
export async function sendChange(name: string, body: unknown = {}): Promise<ChangeAnswer> {
  try {
    const response = await fetch(address + name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Spec-Token': token },
      body: JSON.stringify(body),
    });
    return (await response.json()) as ChangeAnswer;
  } catch {
    return { kind: 'impossible', message: 'Le serveur ne répond pas : relancez « npm run dev ».' };
  }
}

/** The name of a button that opens a line. */
export const openTitle = "Ouvrir cette ligne dans l'éditeur";

/** Opens a line of a file of the spec in the editor of this machine. */
export function openInEditor(file: string, line: number): void {
  openLine(specFolder + file, line);
}

/** Opens a line in the editor of this machine. @param path relative to the engine's folder, as in findings */
export function openLine(path: string, line: number): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}`)}`);
}

/** Fetches the token alone, where no page can be shown. */
export async function fetchToken(): Promise<void> {
  token = (await fetchAnswer<{ token: string }>('token'))?.token ?? '';
}
