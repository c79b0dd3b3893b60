import type { ViteDevServer } from 'vite';

/**
 * A page with what Vite adds to it. All that Vite has to see stands in the head, and it takes a syntax tree of what it is given: the body, often
 * a hundred kilobytes, is left out of it.
 */
export async function withDevHead(
  server: Pick<ViteDevServer, 'transformIndexHtml'>,
  pathname: string,
  html: string,
): Promise<string> {
  const start = html.indexOf('<body');
  if (start < 0) return server.transformIndexHtml(pathname, html);
  const around = await server.transformIndexHtml(pathname, `${html.slice(0, start)}${emptyBody}`);
  return around.replace(emptyBody, () => html.slice(start));
}

const emptyBody = '<body></body></html>';
