import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ownValue } from './own-value.ts';

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
 * « Objet : … », after empty lines or none.
 * @throws where it is missing, is not UTF-8 or has no subject
 */
export function readMailText(folder: string, kind: string, form: string): MailText {
  const own = join(folder, `${kind}.${form}.txt`);
  return readMailFile(existsSync(own) ? own : join(folder, `${kind}.txt`));
}

/** Reads all texts of mails and pages once, those of single forms too. @throws at the first that cannot be used */
export function checkTexts(folder: string): void {
  readPageTexts(folder);
  for (const kind of ['notification', 'acknowledgement', 'confirmation']) {
    readMailFile(join(folder, `${kind}.txt`));
    for (const name of readdirSync(folder))
      if (name.startsWith(`${kind}.`) && name.endsWith('.txt')) readMailFile(join(folder, name));
  }
}

function readMailFile(file: string): MailText {
  const content = readText(file).replaceAll(/\r\n?/g, '\n');
  const [, subject, text] = /^\s*Objet[^\S\n]*:[^\S\n]*(\S.*)\n+([^]*)$/iu.exec(content) ?? [];
  if (subject === undefined || text === undefined)
    throw new Error(`${file} : la première ligne doit être « Objet : … », suivie du texte.`);
  return { subject, text };
}

/** The file as text, without the mark that some editors begin it with. @throws where it is missing or is not UTF-8 */
export function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new Error(`${file} : ce fichier manque ou ne se lit pas (${code}).`, { cause: error });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error(`${file} : ce fichier n'est pas en UTF-8. Enregistrez-le dans cet encodage.`);
  }
}

/** Reads the texts of the pages. @throws where one is missing */
export function readPageTexts(folder: string): PageTexts {
  const file = join(folder, 'pages.yaml');
  const value = parse(readText(file)) as Partial<PageTexts> | null;
  const missing = [
    ...pageNames.filter((name) => typeof value?.[name]?.title !== 'string' || typeof value[name]?.text !== 'string'),
    ...(typeof value?.back === 'string' ? [] : ['back']),
  ];
  if (missing.length > 0) throw new Error(`${file} : il manque ${missing.join(', ')}.`);
  return value as PageTexts;
}

/** A text with what stands for the names in it. A name that is not known stays as it is written. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
}
