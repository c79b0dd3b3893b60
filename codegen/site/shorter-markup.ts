/** An element whose class does not stand first, as React writes it. Of an `<svg>`, what all icons say alike is best left in front. */
const lateClass = /<(?!svg )([a-z][\w-]*)((?: (?!class=)[^\s=>"]+="[^"]*")+)( class="[^"]*")/g;
/** A link whose address stands neither first nor right after its class. */
const lateAddress = /<a((?: class="[^"]*")?)((?: (?!class=|href=)[^\s=>"]+="[^"]*")+)( href="[^"]*")/g;

/** Writes what repeats itself in one order, class and address first: compression then finds it again. The order means nothing. */
export function inOneOrder(html: string): string {
  return html.replaceAll(lateClass, '<$1$3$2').replaceAll(lateAddress, '<a$1$3$2');
}

/** What ends a paragraph by beginning: no paragraph holds it. */
const blocks =
  'address|article|aside|blockquote|details|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|menu|nav|ol|p|pre|search|section|table|ul';
const blockParents =
  'article|aside|blockquote|body|dd|details|div|figcaption|figure|footer|form|header|li|main|nav|section|td|template';

/**
 * A paragraph whose end tag browsers know from what follows, and which is whole: where one holds what no paragraph may hold it ends too
 * early, and only its own end then tells (`tests/built/html.test.ts`).
 */
const paragraph = new RegExp(
  `(<p(?: [^<>]*)?>(?:[^<]|<(?!/?(?:${blocks})[ >]))*)</p>(?=<(?:${blocks})[ >]|</(?:${blockParents})>)`,
  'g',
);

/** End tags that HTML lets a page leave out, by what follows (HTML, 13.1.2.4 « Optional tags »). */
const optionalEnds = new RegExp(
  `</(?:${[
    'li>(?=<li[ >]|</(?:ul|ol|menu)>)',
    'dt>(?=<d[td][ >])',
    'dd>(?=<d[td][ >]|</(?:dl|div)>)',
    't[dh]>(?=<t[dh][ >]|</tr>)',
    'tr>(?=<tr[ >]|</(?:thead|tbody|tfoot|table)>)',
    'thead>(?=<t(?:body|foot)[ >])',
    'tbody>(?=<t(?:body|foot)[ >]|</table>)',
  ].join('|')})`,
  'g',
);

/** Leaves out the end tags without which browsers read the same document. */
export function withoutOptionalEnds(html: string): string {
  return html.replaceAll(optionalEnds, '').replaceAll(paragraph, '$1');
}

/** What React writes though it says nothing: an empty class, and the slash of elements that hold nothing. */
const needless = / class=""|\/(?=>)(?<=<(?:meta|link|input|br|img|hr)(?: [^<>]*)?\/)/g;

/** Attributes whose names React writes with capitals. Whether one stands in a tag is looked at last: at each space, it would take longer than all else. */
const mixedCase =
  / (?:charSet|dateTime|fetchPriority|popoverTarget|autoComplete|inputMode|noValidate|colSpan|rowSpan|crossOrigin)(?==)(?<=<[a-z][^<>]*)/g;

/** Leaves out what says nothing, and writes names of attributes as all others do: in small letters. */
export function withoutNeedless(html: string): string {
  return html.replaceAll(needless, '').replaceAll(mixedCase, (name) => name.toLowerCase());
}

/** What React's `useId` makes in a block, whose place is a figure or a letter; in islands it begins with their name, and is made again there. */
const madeId = /_([\da-z])R_([\da-z]+)_/g;

/** Writes made ids without what is the same in all. */
export function withShortIds(html: string): string {
  return html.replaceAll(madeId, '_$1_$2');
}
