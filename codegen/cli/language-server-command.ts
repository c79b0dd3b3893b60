import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import { serve } from '../owner/language-server/serve.ts';

/** Answers an editor over the standard input and output, until it closes the connection. */
export function languageServerCommand(engine: string): Promise<number> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const ended = new Promise<number>((resolve) => {
    connection.onExit(() => resolve(0));
  });
  serve(connection, engine);
  return ended;
}
