import type { ChangedSection, DrawnSite } from './changed-sections.ts';
import { changedSections } from './changed-sections.ts';
import { markedTexts } from './marked-texts.ts';
import { takePictures } from './take-pictures.ts';

/** One side of a change: a picture (`src` of an image), or the document itself, without its styles, where there is no browser to draw it. */
export type Side = { readonly picture: string } | { readonly document: string };

/** A changed section with what it looked like and will look like. */
export interface ShownSection extends Pick<ChangedSection, 'pages' | 'name'> {
  readonly before: Side | undefined;
  readonly after: Side | undefined;
}

/** The changed sections of two sites, to look at. */
export interface ShownSections {
  readonly sections: readonly ShownSection[];
  /** How many more there are. */
  readonly left: number;
  /** The styles of the documents, for both sides; empty where all are pictures. */
  readonly styles: { readonly before: string; readonly after: string };
}

/** How many sections are shown: each takes a moment to draw. */
const mostShown = 30;

/** @param draw makes pictures of documents, or nothing where it cannot */
export async function showSections(
  before: DrawnSite,
  after: DrawnSite,
  pages: readonly string[],
  draw = takePictures,
): Promise<ShownSections> {
  const all = changedSections(before, after, pages);
  const sections = all.slice(0, mostShown).map((one) => {
    const { before: was, after: is } = one;
    if (was === undefined || is === undefined) return one;
    return { ...one, before: markedTexts(was, is), after: markedTexts(is, was) };
  });
  const left = all.length - sections.length;
  const documents = sections.flatMap((one) => [
    ...(one.before === undefined ? [] : [withStyles(one.before, before.styles)]),
    ...(one.after === undefined ? [] : [withStyles(one.after, after.styles)]),
  ]);
  const pictures = documents.length === 0 ? [] : await draw(documents);
  const pictureOf = new Map(documents.map((document, place) => [document, pictures?.[place]]));
  const side = (document: string | undefined, { styles }: DrawnSite): Side | undefined => {
    if (document === undefined) return undefined;
    const picture = pictureOf.get(withStyles(document, styles));
    return picture === undefined ? { document } : { picture };
  };
  return {
    sections: sections.map((one) => ({ ...one, before: side(one.before, before), after: side(one.after, after) })),
    left,
    styles: pictures === undefined ? { before: before.styles, after: after.styles } : { before: '', after: '' },
  };
}

function withStyles(document: string, styles: string): string {
  return document.replace('</head>', () => `<style>${styles}</style></head>`);
}
