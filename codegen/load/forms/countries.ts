import countries from 'i18n-iso-countries';

/** Every country by its ISO 3166-1 code, named in a language (`fr`) and in the order of its dictionaries. */
export function countryChoices(language: string): { value: string; label: string }[] {
  const names = countries.getNames(language, { select: 'official' });
  const collator = new Intl.Collator(language);
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}
