import type { Plugin } from 'vite';

/**
 * What sends the forms on one line: the browser's script imports it by its address, which no bundler sees. So it is named here, once
 * that script has such a form, and its exports are kept; said of all entries, that would split the islands into more files.
 */
export function lineFormScript(): Plugin {
  return {
    name: 'line-form-script',
    apply: 'build',
    moduleParsed({ id: parsed }) {
      if (this.environment.name !== 'client' || !parsed.endsWith('/src/browser/line-form.ts')) return;
      const id = 'src/browser/send-line-form.ts';
      this.emitFile({ type: 'chunk', id, name: 'send-line-form', preserveSignature: 'strict' });
    },
  };
}
