import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../base/json.ts';
import { writeWhole } from '../../cache/write-whole.ts';
import { ledgers } from '../../run/ledgers.ts';

/** The day of a page's last change, and its content then. */
interface Entry {
  date: string;
  /** A hash of all words that a visitor reads on it. */
  content: string;
}

/**
 * Dates the pages by a ledger. A page whose content is not the one in the ledger has no date: it was changed since, on an unknown
 * day. So the dates depend on the files alone, and none is ever wrong.
 */
export class PageDates {
  /** By address. */
  readonly dates = new Map<string, string>();
  /** Addresses whose content is not the one in the ledger. */
  readonly undated: string[] = [];
  readonly #root: string;
  readonly #ledger: Readonly<Record<string, Entry>>;
  readonly #entries: Record<string, Entry> = {};
  readonly #today: string | undefined;

  /** @param today the date of pages that have changed (`2026-11-30`); they have none without it. */
  constructor(root: string, today?: string) {
    this.#root = root;
    this.#ledger = readLedger(root);
    this.#today = today;
  }

  /** Dates a page. @param content its `contentHash` */
  note(path: string, content: string): void {
    const known = this.#ledger[path];
    const date = known?.content === content ? known.date : this.#today;
    if (date === undefined) {
      this.undated.push(path);
      return;
    }
    this.dates.set(path, date);
    this.#entries[path] = { date, content };
  }

  /** Writes the ledger anew, in the order of the pages: those that are gone leave it. */
  write(): void {
    const lines = Object.entries(this.#entries).map(([path, entry]) => `  ${JSON.stringify(path)}: ${line(entry)}`);
    writeWhole(join(this.#root, ledgers.pageDates), `{\n${lines.join(',\n')}\n}\n`);
  }
}

function line({ date, content }: Entry): string {
  return `{ "date": ${JSON.stringify(date)}, "content": ${JSON.stringify(content)} }`;
}

/** The ledger as it is; empty where there is none. Throws on one that is not JSON. */
function readLedger(root: string): Record<string, Entry> {
  let text;
  try {
    text = readFileSync(join(root, ledgers.pageDates), 'utf8');
  } catch {
    return {};
  }
  return JSON.parse(text) as Record<string, Entry>;
}

/** A hash of the words that a visitor reads: title and summary, and the words of `main`. Neither markup nor styles count. */
export function contentHash(head: JsonObject, html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = main.replace(/(?:<[^>]*>|\s)+/g, ' ');
  return hash('sha256', JSON.stringify(head) + words).slice(0, 16);
}
