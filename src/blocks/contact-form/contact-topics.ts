import type { ContactFormTexts, ContactItem, Site } from '#generated/types.ts';

/** The parameters whose rows a request is about, in the order in which they are named, and the kind that stands before each name. */
export const topicKinds = {
  type: 'demoKind',
  cas: 'useCaseKind',
  expertise: 'expertiseKind',
  approche: 'approachKind',
  pack: 'packKind',
  technologie: 'technologyKind',
  modele: 'templateKind',
  // Guides, events, studies: their titles say it.
  demande: undefined,
} as const satisfies Record<string, keyof ContactFormTexts | undefined>;

export type TopicParameter = keyof typeof topicKinds;

/**
 * What an address may name, by its parameter, then by id: the title that the form shows. `demande` names guides, events,
 * webinars, case studies, and what only a link names; any other parameter the rows of its table.
 */
export type ContactTopics = Readonly<Record<TopicParameter, Readonly<Record<string, string>>>>;

/** Every row that a link to the contact page can be about. */
export function contactTopics(tables: Site['tables'], items: readonly ContactItem[]): ContactTopics {
  const { documentation, events, webinars, caseStudies } = tables;
  const shelves = documentation.flatMap((shelf) => [{ id: shelf.id, title: shelf.name }, ...shelf.items]);
  return {
    type: titlesOf(tables.demoTypes),
    cas: titlesOf(tables.useCases),
    expertise: titlesOf(tables.expertiseAreas),
    approche: titlesOf(tables.approaches),
    pack: titlesOf(tables.packs),
    technologie: titlesOf(tables.technologies),
    modele: titlesOf(tables.templates),
    demande: titlesOf([...shelves, ...events, ...webinars, ...caseStudies, ...items]),
  };
}

type Titled = { id: string; title: string } | { id: string; name: string };

function titlesOf(rows: readonly Titled[]): Record<string, string> {
  return Object.fromEntries(rows.map((row) => [row.id, 'title' in row ? row.title : row.name]));
}
