import type { ContactFormTexts, ContactItem, Site } from '../../generated/types.ts';

/** The parameters whose rows the message names, in the order of its lines: the text that each line starts with. */
export const topicLines = {
  type: 'demoLine',
  cas: 'useCaseLine',
  expertise: 'expertiseLine',
  approche: 'approachLine',
  pack: 'packLine',
  technologie: 'technologyLine',
  modele: 'templateLine',
  demande: 'itemLine',
} as const satisfies Record<string, keyof ContactFormTexts>;

export type TopicParameter = keyof typeof topicLines;

/**
 * What an address may name, by its parameter, then by id: the title that the message quotes. `demande` names guides, events,
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
