import { createServer } from 'vite';
import { projectOf } from '../run/project.ts';
import { withViteConfig } from '../site/vite-config.ts';
import { type Command, dayOption, portOption } from './command.ts';

/** `npm run dev [-- --port P --host H --date D]`: serves the site as it is written, drafts and all, until Ctrl-C. */
export const run: Command = async (options) => {
  const { host, date } = options;
  const project = projectOf(options);
  const port = portOption(options.port);
  const config = await withViteConfig(project, {
    specification: { project, day: dayOption(date) },
    server: { ...(port !== undefined && { port }), ...(typeof host === 'string' && { host }) },
  });
  const server = await createServer(config);
  try {
    await server.listen();
  } catch (error) {
    // What watches the files would hold the process.
    await server.close();
    throw error;
  }
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return new Promise(() => undefined);
};
