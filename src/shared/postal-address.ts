/** A postal address as search engines read it. */
export interface PostalAddress {
  street: string;
  code: string;
  city: string;
}

const forms = [
  // 12 rue de l'Exemple, 75000 Paris
  /^(?<street>.+),\s(?<code>(?:[A-Z]{1,2}-)?\d{3,5}(?:\s\d\d)?)\s(?<city>[^\d\s].*)$/u,
  // 10 Example Street, London SW1A 2AA
  /^(?<street>.+),\s(?<city>[^\d,]+)\s(?<code>[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})$/u,
];

/** The parts of an address on one line; `undefined` where the text has not this form. */
export function postalAddressIn(text: string): PostalAddress | undefined {
  for (const form of forms) {
    const { street, code, city } = form.exec(text)?.groups ?? {};
    if (street !== undefined && code !== undefined && city !== undefined) return { street, code, city };
  }
  return undefined;
}
