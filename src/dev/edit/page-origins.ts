import { matchTexts, type ReadText } from './match-texts.ts';
import type { PageValue } from './protocol.ts';

/** Which values the elements of the open page show. */
export class PageOrigins {
  readonly #byElement = new Map<Element, PageValue[]>();

  constructor(values: readonly PageValue[], host: Element) {
    const texts = textsIn(document.body, host, blocksOf(values));
    const found = matchTexts(texts, values);
    for (const [index, { element }] of texts.entries()) {
      const value = found[index];
      const known = this.#byElement.get(element) ?? [];
      if (value !== undefined && !known.includes(value)) this.#byElement.set(element, [...known, value]);
    }
  }

  /**
   * The element under the pointer that shows a value there, also below a link that covers a whole card; else the nearest one of what the
   * event is for. An event of the keyboard has no place.
   */
  under(target: Element, place: { x: number; y: number } | undefined): Shown | undefined {
    const below = place === undefined ? [] : document.elementsFromPoint(place.x, place.y);
    for (const element of below) {
      const values = this.#byElement.get(element);
      if (values !== undefined && place !== undefined && isOver(element, place)) return { element, values };
    }
    return this.at(target);
  }

  /** The nearest element, from this one on, that shows values or holds one that does: an icon goes with the text beside it. */
  at(target: Element): Shown | undefined {
    for (
      let element: Element | null = target;
      element !== null && element !== document.body;
      element = element.parentElement
    ) {
      const own = this.#byElement.get(element);
      if (own !== undefined) return { element, values: own };
      // Only what stands close by: of a whole section, the first text says nothing of where the pointer is.
      if (element.matches('main, header, footer, section, nav, ul, ol, table')) return undefined;
      const below = [...element.querySelectorAll('*')].find((one) => this.#byElement.has(one));
      if (below !== undefined) return { element, values: this.#byElement.get(below) ?? [] };
    }
    return undefined;
  }

  /** Every element that shows a value, in the order of the page. */
  get all(): ReadonlyMap<Element, readonly PageValue[]> {
    return this.#byElement;
  }
}

/** An element and the values that it shows. */
export interface Shown {
  readonly element: Element;
  readonly values: readonly PageValue[];
}

/** Is the place over what the element shows? A link may take clicks far outside of its text. */
function isOver(element: Element, { x, y }: { x: number; y: number }): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const rects = element.childNodes.length > 0 ? [...range.getClientRects()] : [element.getBoundingClientRect()];
  return rects.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

interface PlacedText extends ReadText {
  readonly element: Element;
}

/** Attributes that visitors read or hear. */
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title'];

function textsIn(root: Element, host: Element, blocks: ReadonlyMap<Element, number>): PlacedText[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node === host || (node instanceof Element && node.matches('script, style, template, noscript, spec-findings'))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts: PlacedText[] = [];
  const hasBlocks = blocks.size > 0;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null) continue;
    const section = [...blocks.keys()].find((one) => one.contains(element));
    const isInMain = element.closest('main') !== null;
    const block = section === undefined ? (isInMain || !hasBlocks ? undefined : null) : blocks.get(section);
    if (!(node instanceof Element)) texts.push({ element, text: node.textContent ?? '', block });
    else for (const name of readAttributes) texts.push({ element, text: node.getAttribute(name) ?? '', block });
  }
  return texts;
}

/** The element of each block, where every child of the page is one. */
function blocksOf(values: readonly PageValue[]): ReadonlyMap<Element, number> {
  const children = [...(document.querySelector('main')?.children ?? [])];
  const count = Math.max(-1, ...values.map(({ block }) => block ?? -1)) + 1;
  return children.length === count ? new Map(children.map((child, index) => [child, index])) : new Map();
}
