import { Store } from '../../cache/store.ts';
import type { ScannedPage } from '../verify/scan-page.ts';
import type { PageText } from '../bundle/renderer.ts';

/** A page as it is published, with what later steps read of it. */
export interface StoredPage {
  html: string;
  /** A hash of all that a visitor reads on it. */
  content: string;
  /** The words of it that are searched. */
  text: PageText;
  /** The addresses it names and the ids it holds. */
  scan: ScannedPage;
}

/** The pages of the last build, each under the hash of all that it is made from, and texts made of several pages. Safe to delete. */
export class PageStore {
  /** How many pages this build has rendered. */
  rendered = 0;
  readonly #store: Store;

  /** @param code the version of all code that makes pages */
  constructor(folder: string, code: string) {
    this.#store = new Store(folder, code);
  }

  /** The stored page at an address, or the result of `render`, which is stored. */
  page(path: string, key: string, render: () => StoredPage): StoredPage {
    const file = this.#store.file(path, key);
    const stored = file.readJson() as StoredPage | undefined;
    if (stored !== undefined) return stored;
    const page = render();
    this.rendered += 1;
    file.writeJson(page);
    return page;
  }

  /** A stored text made of an equal input, or the result of `make`, which is stored. @param input must survive JSON */
  readonly text = (name: string, input: unknown, make: () => string): string => {
    const file = this.#store.file(name, input);
    const stored = file.read();
    if (stored !== undefined) return stored;
    const text = make();
    file.write(text);
    return text;
  };

  /** Removes the pages and texts that this build has not used. */
  clean(): void {
    this.#store.clean();
  }
}
