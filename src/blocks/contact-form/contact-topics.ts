import type { ContactItem, Site } from '../../generated/types.ts';

/** What an address may name, by its parameter, then by id: the title that the message quotes. */
export interface ContactTopics {
  /** Kinds of demo. */
  type: Readonly<Record<string, string>>;
  /** Use cases. */
  cas: Readonly<Record<string, string>>;
  /** Guides, events, webinars, case studies, and what only a link names. */
  demande: Readonly<Record<string, string>>;
}

/** Every row that a link to the contact page can be about. */
export function contactTopics(
  { documentation, events, webinars, caseStudies, demoTypes, useCases }: Site['tables'],
  items: readonly ContactItem[],
): ContactTopics {
  const shelves = documentation.flatMap((shelf) => [{ id: shelf.id, title: shelf.name }, ...shelf.items]);
  return {
    type: titlesOf(demoTypes),
    cas: titlesOf(useCases.map(({ id, name }) => ({ id, title: name }))),
    demande: titlesOf([...shelves, ...events, ...webinars, ...caseStudies, ...items]),
  };
}

function titlesOf(rows: readonly { id: string; title: string }[]): Record<string, string> {
  return Object.fromEntries(rows.map(({ id, title }) => [id, title]));
}
