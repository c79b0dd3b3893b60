import type { Plugin } from 'vite';
import { devSiteOf } from '../../../site/vite-plugin.ts';
import { EditorSession } from '../editor-session.ts';
import { accessOf } from './access.ts';
import { editMiddleware } from './edit-middleware.ts';

/** Adds editing on the page to the dev server, and to nothing else. */
export function editor(): Plugin {
  return {
    name: 'editor',
    apply: 'serve',
    config() {
      const { token, userHeader, host = 'localhost' } = accessOf(process.env);
      if (token !== undefined) return { server: { allowedHosts: true } };
      return userHeader === undefined ? undefined : { server: { allowedHosts: [host] } };
    },
    configureServer(server) {
      const access = accessOf(process.env);
      const { host = false } = server.config.server;
      const isOpen = access.token !== undefined || access.userHeader !== undefined;
      if (!isOpen && host !== false && !/^(?:localhost|127\.|::1$)/.test(String(host)))
        server.config.logger.info(
          "  L'édition reste fermée aux autres machines : EDIT_TOKEN ou EDIT_USER_HEADER l'ouvre (docs/servers.md).",
        );
      const site = devSiteOf(server);
      server.middlewares.use(editMiddleware(new EditorSession(site.project, () => site.loader()), access));
    },
  };
}
