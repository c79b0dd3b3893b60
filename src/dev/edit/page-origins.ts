import { iconOf, linkOf, matchTexts, type ReadText } from './match-values.ts';
import type { PageValue } from '../../shared/editing.ts';

/** A text without a value: a view computes it. */
export interface WorkedOut {
  readonly text: string;
  /** The block that shows it; null outside of the blocks. */
  readonly block: number | null;
}

export interface Shown {
  readonly element: Element;
  readonly values: readonly PageValue[];
  /** The text that a section computes; `values` begins with that section. */
  readonly workedOut?: string;
}

/** The values behind the elements of the open page: of texts, of icons, and of the addresses of links. */
export class PageOrigins {
  readonly #byElement = new Map<Element, PageValue[]>();
  readonly #links = new Map<Element, PageValue>();
  readonly #unknown = new Map<Element, string>();
  readonly #values: readonly PageValue[];
  readonly #blocks: ReadonlyMap<Element, number>;
  readonly workedOut: readonly WorkedOut[];

  constructor(values: readonly PageValue[], host: Element) {
    this.#values = values;
    this.#blocks = blocksOf(values);
    const placed = placesIn(document.body, host, this.#blocks);
    const texts = placed.filter((one) => one.kind !== 'icon');
    const found = matchTexts(texts, values);
    const workedOut: WorkedOut[] = [];
    for (const [index, { element, kind, text, block }] of texts.entries()) {
      const value = found[index];
      if (value !== undefined) this.#add(element, value);
      else if (kind === 'text' && /[\p{L}\d]/u.test(text)) {
        this.#unknown.set(element, text.trim());
        if (element.checkVisibility()) workedOut.push({ text: text.trim(), block: block ?? null });
      }
    }
    this.workedOut = workedOut;
    const used = new Set<PageValue>();
    for (const { element, kind, text, block } of placed) {
      const icon = kind === 'icon' ? iconOf(text, block, values, used) : undefined;
      if (icon === undefined) continue;
      used.add(icon);
      this.#add(element, icon);
    }
    for (const link of document.body.querySelectorAll('a[href]')) {
      const value = linkOf(link.getAttribute('href') ?? '', blockAt(link, this.#blocks), values);
      if (value !== undefined) this.#links.set(link, value);
    }
  }

  #add(element: Element, value: PageValue): void {
    const known = this.#byElement.get(element) ?? [];
    if (!known.includes(value)) this.#byElement.set(element, [...known, value]);
  }

  /**
   * The element with a value under the pointer, even below a link that covers a whole card; else the section that computes the text
   * there, or the nearest element of the event's target. An event of the keyboard has no place.
   */
  under(target: Element, place: { x: number; y: number } | undefined): Shown | undefined {
    const below = place === undefined ? [] : document.elementsFromPoint(place.x, place.y);
    for (const element of below.map((one) => one.closest('svg.icon') ?? one)) {
      if (place === undefined || !isOver(element, place)) continue;
      const values = this.#byElement.get(element);
      const shown = values === undefined ? this.#workedOutAt(element) : this.#with(element, values);
      if (shown !== undefined) return shown;
    }
    return this.#workedOutAt(target) ?? this.at(target);
  }

  /** The nearest ancestor with values, or with an element that has some: padding belongs to the text inside it. */
  at(target: Element): Shown | undefined {
    for (
      let element: Element | null = target;
      element !== null && element !== document.body;
      element = element.parentElement
    ) {
      const own = this.#byElement.get(element);
      if (own !== undefined) return this.#with(element, own);
      // The first text of a whole section may be far from the pointer.
      if (element.matches('main, header, footer, section, nav, ul, ol, table')) return undefined;
      const below = [...element.querySelectorAll('*')].find((one) => this.#byElement.has(one));
      if (below !== undefined) return this.#with(below, this.#byElement.get(below) ?? []);
    }
    return undefined;
  }

  /** Adds the address of the link around the element; the file of a picture comes before its description. */
  #with(element: Element, found: readonly PageValue[]): Shown {
    const holder = ({ file, path }: PageValue) => `${file} ${path.slice(0, -1).join('/')}`;
    const isHere = (one: PageValue) => found.some((value) => holder(value) === holder(one));
    const picture = element.matches('img')
      ? this.#values.find((one) => one.as === 'picture' && isHere(one))
      : undefined;
    const values = picture === undefined ? found : [picture, ...found];
    const link = element.closest('a[href]');
    const address = link === null ? undefined : this.#links.get(link);
    return { element, values: address === undefined || values.includes(address) ? values : [...values, address] };
  }

  /** A text or a picture without a value, with its section. */
  #workedOutAt(element: Element): Shown | undefined {
    const picture = element.closest('svg:not(.icon), img');
    const text = this.#unknown.get(element);
    if (this.#byElement.has(element) || (text === undefined && picture === null)) return undefined;
    const block = blockAt(element, this.#blocks);
    const section = this.#values.find((one) => one.as === 'section' && one.block === block);
    const place = text === undefined ? (picture ?? element) : element;
    return section && { element: place, values: [section], workedOut: text ?? '' };
  }
}

/** Whether a place is over the content of an element. A link may take clicks far outside of its text. */
function isOver(element: Element, { x, y }: { x: number; y: number }): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const isBox = element instanceof SVGElement || element.childNodes.length === 0;
  const rects = isBox ? [element.getBoundingClientRect()] : [...range.getClientRects()];
  return rects.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

interface Placed extends ReadText {
  readonly element: Element;
  /** `read`: an attribute that visitors read or hear; of an icon, the text is how it is drawn. */
  readonly kind: 'text' | 'read' | 'icon';
}

/** Attributes that visitors read or hear. */
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title'];

function placesIn(root: Element, host: Element, blocks: ReadonlyMap<Element, number>): Placed[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node === host || (node instanceof Element && node.matches('script, style, template, noscript, spec-findings'))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const places: Placed[] = [];
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null) continue;
    const block = blockAt(element, blocks);
    if (!(node instanceof Element)) {
      const day = element.closest('time[datetime]')?.getAttribute('datetime') ?? undefined;
      places.push({ element, kind: 'text', text: node.textContent ?? '', block, day });
      continue;
    }
    for (const name of readAttributes)
      places.push({ element, kind: 'read', text: node.getAttribute(name) ?? '', block });
    if (element.matches('svg.icon')) places.push({ element, kind: 'icon', text: drawingOf(element), block });
  }
  return places;
}

/** The drawing of an icon, in the form of `PageValue.drawn`. */
function drawingOf(icon: Element): string {
  return [...icon.children]
    .map((shape) => [shape.tagName, ...Array.from(shape.attributes, ({ value }) => value).toSorted()].join(' '))
    .join(';');
}

/** The block of an element: `undefined` if it is not known, null outside of the blocks. */
function blockAt(element: Element, blocks: ReadonlyMap<Element, number>): number | null | undefined {
  const section = [...blocks.keys()].find((one) => one.contains(element));
  if (section !== undefined) return blocks.get(section);
  return blocks.size === 0 || element.closest('main') !== null ? undefined : null;
}

/** The element of each block; empty if the children of `main` are not exactly the blocks. */
function blocksOf(values: readonly PageValue[]): ReadonlyMap<Element, number> {
  const children = [...(document.querySelector('main')?.children ?? [])];
  const count = Math.max(-1, ...values.map(({ block }) => block ?? -1)) + 1;
  return children.length === count ? new Map(children.map((child, index) => [child, index])) : new Map();
}
