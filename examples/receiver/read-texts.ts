import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A mail as its owner writes it: its subject and its text, with names in braces. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

const pageNames = ['thanks', 'refused', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed', 'expired'] as const;

/** The pages that visitors see, by their name. */
export type PageName = (typeof pageNames)[number];

export interface PageText {
  readonly title: string;
  readonly text: string;
  readonly button?: string;
}

export interface PageTexts extends Readonly<Record<PageName, PageText>> {
  /** What the link to the site says. */
  readonly back: string;
}

/**
 * Reads a mail: `acknowledgement.demo.txt` for the form `demo` where there is one, else `acknowledgement.txt`. The first line is
 * « Objet : … ».
 * @throws where it is missing or has no subject
 */
export function readMailText(folder: string, kind: string, form: string): MailText {
  const own = join(folder, `${kind}.${form}.txt`);
  const file = existsSync(own) ? own : join(folder, `${kind}.txt`);
  const content = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const [, subject, text] = /^Objet\s*:\s*(.+)\n+([^]*)$/u.exec(content) ?? [];
  if (subject === undefined || text === undefined)
    throw new Error(`${file} : la première ligne doit être « Objet : … », suivie du texte.`);
  return { subject, text };
}

/** Reads the texts of the pages. @throws where one is missing */
export function readPageTexts(folder: string): PageTexts {
  const file = join(folder, 'pages.yaml');
  const value = parse(readFileSync(file, 'utf8')) as Partial<PageTexts> | null;
  const missing = [
    ...pageNames.filter((name) => typeof value?.[name]?.title !== 'string' || typeof value[name]?.text !== 'string'),
    ...(typeof value?.back === 'string' ? [] : ['back']),
  ];
  if (missing.length > 0) throw new Error(`${file} : il manque ${missing.join(', ')}.`);
  return value as PageTexts;
}

/** A text with what stands for the names in it. A name that is not known stays as it is written. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
