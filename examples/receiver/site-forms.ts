import { statSync } from 'node:fs';
import { readText } from './read-texts.ts';

/** What the build of a site says of its forms: `dist-servers/forms.json`. Keys that are not known here are of no concern. */
export interface SiteForms {
  readonly site: { readonly name: string; readonly baseUrl: string; readonly email: string };
  /** Days and times are said in this language and zone. */
  readonly locale: { readonly language: string; readonly timeZone: string };
  /** How long a request is kept after the last one of the same address. */
  readonly retentionMonths: number;
  /** How long a subscription may wait for its confirmation. */
  readonly confirmationDays: number;
  /** Below this time on the page a form was filled in by a robot. */
  readonly minimumFillMs: number;
  /** Name of the field that people never see. */
  readonly trap: string;
  readonly forms: readonly FormDefinition[];
}

export interface FormDefinition {
  readonly id: string;
  /** What its readers call it: « Contact ». */
  readonly title: string;
  /** A form on one line, which subscribes to something: confirmed by mail before it counts. */
  readonly subscription: boolean;
  readonly fields: readonly FieldDefinition[];
}

export interface FieldDefinition {
  readonly name: string;
  readonly label: string;
  readonly kind: string;
  readonly required: boolean;
  readonly maxLength?: number;
  /** Labels by what travels. Empty: any text. */
  readonly choices: Readonly<Record<string, string>>;
}

/**
 * Reads `forms.json` now, and again whenever it has changed: a site that is published again needs no restart. Where a new one cannot
 * be read the last one stays in use.
 * @param onFault is told that
 * @throws where the first one cannot be read
 */
export function watchedForms(file: string, onFault: (text: string) => void): () => SiteForms {
  let forms = readForms(file);
  let stamp = stampOf(file);
  return () => {
    const now = stampOf(file);
    if (now === stamp) return forms;
    stamp = now;
    try {
      forms = readForms(file);
    } catch (error) {
      onFault(error instanceof Error ? error.message : String(error));
    }
    return forms;
  };
}

/** The form of this name, where the site has it. */
export function formOf({ forms }: SiteForms, id: string): FormDefinition | undefined {
  return forms.find((form) => form.id === id);
}

function readForms(file: string): SiteForms {
  let value: Partial<SiteForms>;
  try {
    value = JSON.parse(readText(file)) as Partial<SiteForms>;
  } catch {
    throw new Error(
      `${file} : ce fichier manque ou n'est pas entier. Copiez dist-servers/forms.json, que « npm run build » écrit.`,
    );
  }
  if (value.site === undefined || !Array.isArray(value.forms) || typeof value.retentionMonths !== 'number')
    throw new Error(`${file} : ce n'est pas le fichier « forms.json » du site. Copiez dist-servers/forms.json.`);
  return value as SiteForms;
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? '' : `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
}
