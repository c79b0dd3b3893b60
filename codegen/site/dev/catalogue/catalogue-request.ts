/** What of the catalogue is asked for: its index, a kind of block, or one of its examples alone. */
export interface CatalogueRequest {
  type?: string;
  /** From 1. */
  example?: number;
}

/** What an address asks of the catalogue; undefined for one that is not of it. */
export function catalogueRequest(pathname: string): CatalogueRequest | undefined {
  const found = /^\/_blocks(?:\/(?<type>[a-z-]+)(?:\/(?<example>[1-9]\d*))?)?\/?$/u.exec(pathname);
  if (found === null) return undefined;
  const { type, example } = found.groups ?? {};
  return { ...(type !== undefined && { type }), ...(example !== undefined && { example: Number(example) }) };
}
