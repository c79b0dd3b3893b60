const forms = [
  // 12 rue de l'Exemple, 75000 Paris; not « 80 et 443 en TCP, 443 en UDP »: the name of a town begins with a capital.
  /^(?<streetAddress>.+),\s(?<postalCode>(?:[A-Z]{1,2}-)?\d{3,5}(?:\s\d\d)?)\s(?<addressLocality>\p{Lu}.*)$/u,
  // 10 Example Street, London SW1A 2AA
  /^(?<streetAddress>.+),\s(?<addressLocality>[^\d,]+)\s(?<postalCode>[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})$/u,
];

/** The parts of an address on one line, by the names of schema.org; `undefined` where the text has not this form. */
export function postalAddressIn(text: string): Readonly<Record<string, string>> | undefined {
  return forms.map((form) => form.exec(text)?.groups).find((parts) => parts !== undefined);
}
