import type { Plugin } from 'vite';
import { devSiteOf } from '../../../site/vite-plugin.ts';
import { accessOf } from './access.ts';

/** Adds editing on the page to the dev server, and to nothing else. */
export function editor(): Plugin {
  const access = accessOf(process.env);
  return {
    name: 'editor',
    apply: 'serve',
    config() {
      const { userHeader, host = 'localhost' } = access;
      return userHeader === undefined ? undefined : { server: { allowedHosts: [host] } };
    },
    async configureServer(server) {
      const { host = false } = server.config.server;
      if (access.userHeader === undefined && host !== false && !/^(?:localhost|127\.|::1$)/.test(String(host)))
        server.config.logger.info(
          "  L'édition reste fermée aux autres machines : EDIT_USER_HEADER l'ouvre (docs/servers.md).",
        );
      const site = devSiteOf(server);
      // Loaded by those that serve: a build has no editor.
      const { EditorSession } = await import('../editor-session.ts');
      const { editMiddleware } = await import('./edit-middleware.ts');
      server.middlewares.use(editMiddleware(new EditorSession(site.project, () => site.loader()), access));
    },
  };
}
