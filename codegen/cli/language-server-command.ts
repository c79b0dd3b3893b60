import { createConnection, ProposedFeatures } from 'vscode-languageserver/node';
import type { Command } from './command.ts';
import { serve } from '../owner/language-server/serve.ts';

/** Answers an editor over the standard input and output, until it closes the connection. */
export const run: Command = () => {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const ended = new Promise<number>((resolve) => {
    connection.onExit(() => resolve(0));
  });
  serve(connection, process.cwd());
  return ended;
};
