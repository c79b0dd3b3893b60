import type * as Countries from 'i18n-iso-countries';
import { createRequire } from 'node:module';

/** Every country by its ISO 3166-1 code, named in a language (`fr`) and in the order of its dictionaries. */
export function countryChoices(language: string): { value: string; label: string }[] {
  const names = countriesIn(language).getNames(language, { select: 'official' });
  const collator = new Intl.Collator(language);
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

/** The library, once a form asks for countries, with the names of one language: its own entry loads all seventy. */
function countriesIn(language: string): typeof Countries {
  const load = createRequire(import.meta.url);
  const countries = load('i18n-iso-countries/index.js') as typeof Countries;
  if (!countries.langs().includes(language) && countries.getSupportedLanguages().includes(language))
    countries.registerLocale(load(`i18n-iso-countries/langs/${language}.json`) as Countries.LocaleData);
  return countries;
}
