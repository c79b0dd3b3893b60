import { createServer, mergeConfig, type InlineConfig } from 'vite';
import { viteConfig } from '../site/bundle/vite-config.ts';
import { type Command, dayOption, portOption } from './command.ts';
import { projectOf } from '../run/project.ts';
import type { DevSite } from '../site/dev/dev-site.ts';
import { editMiddleware } from '../owner/editor/server/edit-middleware.ts';
import { accessOf } from '../owner/editor/server/access.ts';
import { EditorSession } from '../owner/editor/editor-session.ts';
import { productionReact } from '../site/dev/production-react.ts';
import { specPlugin } from '../site/dev/spec-plugin.ts';

/** `npm run dev [-- --port P --host H --date D]`: serves the site as it is written, drafts and all, until Ctrl-C. Resolves to 1 where the port is none. */
export const run: Command = async (options) => {
  const { port, host, date } = options;
  const project = projectOf(options);
  const number = portOption(port, undefined);
  if (number === null) return 1;
  const access = accessOf(process.env);
  const isOpen = access.token !== undefined || access.userHeader !== undefined;
  const editing = (site: DevSite) => editMiddleware(new EditorSession(project, () => site.loader()), access);
  const server = await createServer(
    mergeConfig<InlineConfig, InlineConfig>(viteConfig(project, []), {
      plugins: [productionReact(project.engine), specPlugin(project, editing, dayOption(date))],
      server: {
        ...(number !== undefined && { port: number }),
        ...(typeof host === 'string' && { host }),
        ...(isOpen && { allowedHosts: access.token !== undefined ? true : [access.host ?? 'localhost'] }),
      },
    }),
  );
  await server.listen();
  server.printUrls();
  if (typeof host === 'string' && !isOpen && !/^(?:localhost|127\.|::1$)/.test(host))
    console.log(
      "  L'édition reste fermée aux autres machines : EDIT_TOKEN ou EDIT_USER_HEADER l'ouvre (docs/servers.md).",
    );
  server.bindCLIShortcuts({ print: true });
  return new Promise(() => undefined);
};
