import type { ChangeAnswer, PageAnswer, WrittenPlace } from '../../shared/editing.ts';

/** Address of the dev server's answers about the spec and of its changes. */
const address = '/@spec/edit/';

/** A server that does not answer. */
export const noAnswer = 'Le serveur ne répond pas : relancez « npm run dev ».';

let specFolder = '';

/** Fetches the values of the open page; the words of a refusal otherwise. */
export async function fetchPageValues(): Promise<PageAnswer | string> {
  const response = await fetch(`${address}page?${new URLSearchParams({ page: location.pathname })}`).catch(() => null);
  if (response === null) return noAnswer;
  const answer = (await response.json()) as PageAnswer | { message: string };
  if ('message' in answer) return answer.message;
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
  return (await send<ChangeAnswer>(name, body)) ?? { kind: 'impossible', message: noAnswer };
}

/** Sends a request that changes something; `undefined` without an answer. */
export async function send<Answer>(name: string, body: unknown): Promise<Answer | undefined> {
  try {
    const response = await fetch(address + name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Answer;
  } catch {
    return undefined;
  }
}

/** The name of a button that opens a line. */
export const openTitle = "Ouvrir cette ligne dans l'éditeur";

export function openInEditor(file: string, line: number): void {
  openLine(specFolder + file, line);
}

/** Opens a line in the editor of this machine. @param path relative to the engine's folder, as in findings */
export function openLine(path: string, line: number): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${path}:${line}`)}`);
}
