import countries, { type LocaleData } from 'i18n-iso-countries/index.js';
import { createRequire } from 'node:module';

/** Every country by its ISO 3166-1 code, named in a language (`fr`) and in the order of its dictionaries. */
export function countryChoices(language: string): { value: string; label: string }[] {
  register(language);
  const names = countries.getNames(language, { select: 'official' });
  const collator = new Intl.Collator(language);
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

/** The library's own entry loads all seventy languages, in each process that reads a form or not. */
function register(language: string): void {
  if (countries.langs().includes(language) || !countries.getSupportedLanguages().includes(language)) return;
  const load = createRequire(import.meta.url);
  countries.registerLocale(load(`i18n-iso-countries/langs/${language}.json`) as LocaleData);
}
