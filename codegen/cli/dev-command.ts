import { createServer } from 'vite';
import { projectOf } from '../run/project.ts';
import { withViteConfig } from '../site/vite-config.ts';
import { type Command, dayOption, portOption } from './command.ts';

/** `npm run dev [-- --port P --host H --date D]`: serves the site as it is written, drafts and all, until Ctrl-C. Resolves to 1 where the port is none. */
export const run: Command = async (options) => {
  const { port, host, date } = options;
  const project = projectOf(options);
  const number = portOption(port, undefined);
  if (number === null) return 1;
  const config = await withViteConfig(project, {
    specification: { project, day: dayOption(date) },
    server: { ...(number !== undefined && { port: number }), ...(typeof host === 'string' && { host }) },
  });
  const server = await createServer(config);
  await server.listen();
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return new Promise(() => undefined);
};
