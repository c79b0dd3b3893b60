import { hash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPage, htmlOf, scanOf, textOf, type DrawnShell } from './drawn-page.ts';
import { openedAt } from './opened-at.ts';
import type { PageCache } from './page-cache.ts';
import { pageReader, type PageInput, type SharedInput } from './page-input.ts';
import type { PageSources } from './render-fault.ts';
import type { PageText, Renderer } from './renderer.ts';
import { pageSlimmer } from './slim-page.ts';
import { writeOrLink } from '../publish/reuse.ts';
import type { ScannedPage } from '../verify/scan-page.ts';

/** What all pages of a build are made with, beside the renderer: a thread can be told it. */
export interface PageWork {
  shared: SharedInput;
  shell: DrawnShell;
  isTextSearched: boolean;
  /** The folder that pages are written into. */
  staging: string;
  /** The folder of the site that is published now, which may be missing. */
  published: string;
}

/** A page that is to be made. */
export interface PageJob {
  path: string;
  input: PageInput;
  /** The HTML of its blocks that the renderer has made already, by their places. */
  ahead: readonly Uint8Array[];
  /** Its files, and the id of the part that one of them opens at. */
  files: readonly { file: string; opensAt: string | undefined }[];
}

/** What is known of a page. */
export interface PageFacts {
  /** Of all its HTML. */
  bytes: number;
  /** A hash of all that a visitor reads on it. */
  content: string;
  /** What of it is searched. */
  text: PageText;
  /** What it names and holds, beside what header and footer do. */
  scan: ScannedPage;
}

/** What became of a page. */
export interface MadePage extends PageFacts {
  /** Its files that are not as they were published: those are links to what is published. */
  written: readonly string[];
  /** Of all its HTML. */
  hash: string;
}

/** Makes pages, and writes them. @param wrote told of each file that is not as it was published */
export function pageMaker(
  { shared, shell, isTextSearched, staging, published }: PageWork,
  renderer: Renderer,
  cache: PageCache,
  sources: PageSources,
  wrote: (file: string, content: Buffer) => void,
): (job: PageJob) => MadePage {
  const folders = new Set<string>();
  const read = pageReader(shared);
  const drawing = {
    renderer,
    shell,
    isTextSearched,
    slim: pageSlimmer(shared.classNames),
    sources,
  };
  return ({ path, input, ahead, files }) => {
    const drawn = cache.get(path, input.key, (before) => drawPage(read(input), before, ahead, drawing));
    const html = htmlOf(drawn, shell, path, renderer);
    const bytes = Buffer.from(html);
    const written: string[] = [];
    for (const { file, opensAt } of files) {
      const content = opensAt === undefined ? bytes : Buffer.from(openedAt(html, opensAt));
      const folder = dirname(join(staging, file));
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      if (!writeOrLink(staging, published, file, content)) continue;
      written.push(file);
      wrote(file, content);
    }
    return {
      written,
      bytes: bytes.length,
      hash: hash('sha256', bytes),
      content: drawn.content,
      text: textOf(drawn),
      scan: scanOf(drawn, shell),
    };
  };
}
