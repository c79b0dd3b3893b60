import type { Plugin } from 'vite';

/**
 * What sends the newsletter: the browser's script imports it by its address, which no bundler sees. So it is named here, once that
 * script has the newsletter's form, and its exports are kept; said of all entries, that would split the islands into more files.
 */
export function newsletterScript(): Plugin {
  return {
    name: 'newsletter-script',
    apply: 'build',
    moduleParsed({ id: parsed }) {
      if (this.environment.name !== 'client' || !parsed.endsWith('/src/browser/newsletter.ts')) return;
      const id = 'src/browser/send-newsletter.ts';
      this.emitFile({ type: 'chunk', id, name: 'send-newsletter', preserveSignature: 'strict' });
    },
  };
}
