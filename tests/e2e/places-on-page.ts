import type { Page } from 'playwright/test';

/**
 * The structures of the places on a page that show a text or take the focus: the elements from there up to the body, each by its name,
 * its classes, its style and its state (checked, refused, in focus…). Two places of one structure have the same colours behind and before them, whatever they say.
 * Derived from the page alone: what is new in any way is a place of its own.
 * @param within a selector: only that part of the page
 * @param known the structures that need not be looked at; of each other one the first two places and the last get the attribute `data-fresh`
 * @returns how many elements are fresh, and all structures of the page as numbers
 */
export function placesOnPage(
  page: Page,
  within: string,
  known: ReadonlySet<number>,
): Promise<{ fresh: number; keys: number[] }> {
  return page.evaluate(markFresh, { within, known: [...known] });
}

/** Runs in the page. */
function markFresh({ within, known }: { within: string; known: number[] }): { fresh: number; keys: number[] } {
  const keys = new Map<Element, number>();
  const named =
    /^(?:class|style|hidden|disabled|open|type|role|fill|stroke|data-(?!fresh|not-reached)[\w-]+|aria-(?!label|describedby|controls)\w+)$/;
  const stateful = [
    ':checked', ':has(:checked)', ':user-invalid', ':has(:user-invalid)', ':disabled', ':focus', ':popover-open',
    ':modal',
  ]; // prettier-ignore
  const hashOf = (text: string, start: number) => {
    let hash = start;
    for (let index = 0; index < text.length; index += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
    return hash;
  };
  const hasText = (element: Element | null) =>
    element !== null && [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const keyOf = (element: Element): number => {
    const before = keys.get(element);
    if (before !== undefined) return before;
    const { localName, parentElement } = element;
    const said = [...element.attributes]
      .filter(({ name }) => named.test(name))
      // Numbers in a style place things (`--delay: 3`); those of a colour follow a sign or a letter.
      .map(({ name, value }) => {
        if (name.startsWith('data-')) return name;
        return `${name}=${name === 'class' ? value : value.replaceAll(/(?<![#\w])\d+(?:\.\d+)?/g, '0')}`;
      });
    const states = stateful.filter((state) => element.matches(state));
    const beside = element.previousElementSibling?.matches(':checked, :user-invalid') === true;
    // A link in a sentence is told from it by more than its colour.
    const isInText = element.matches('a[href]') && hasText(parentElement);
    const own = [localName, ...said.toSorted(), ...states, beside, isInText].join(' ');
    const key = hashOf(own, parentElement === null ? 7 : keyOf(parentElement));
    keys.set(element, key);
    return key;
  };
  const isPlace = (element: Element) =>
    element.matches('a[href], button, input, select, textarea, summary, [tabindex]') || hasText(element);
  const places = [...document.querySelectorAll(`${within} *`)].filter(
    (element) => !element.closest('script, style, template, noscript') && isPlace(element),
  );
  const measured = new Set(known);
  const byKey = Map.groupBy(
    places.filter((element) => !measured.has(keyOf(element))),
    keyOf,
  );
  // Rows that alternate differ at the second one; what ends a list, at the last.
  const fresh = new Set([...byKey.values()].flatMap((alike) => [...alike.slice(0, 2), ...alike.slice(-1)]));
  for (const element of places) element.toggleAttribute('data-fresh', fresh.has(element));
  return { fresh: fresh.size, keys: [...new Set(places.map(keyOf))] };
}
