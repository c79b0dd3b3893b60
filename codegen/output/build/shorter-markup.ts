/** An element whose class does not stand first, as React writes it. Of an `<svg>`, what all icons say alike is best left in front. */
const lateClass = /<(?!svg )([a-z][\w-]*)((?: (?!class=)[^\s=>"]+="[^"]*")+)( class="[^"]*")/g;
/** A link whose address stands neither first nor right after its class. */
const lateAddress = /<a((?: class="[^"]*")?)((?: (?!class=|href=)[^\s=>"]+="[^"]*")+)( href="[^"]*")/g;

/** Writes what repeats itself in one order, class and address first: compression then finds it again. The order means nothing. */
export function inOneOrder(html: string): string {
  return html.replaceAll(lateClass, '<$1$3$2').replaceAll(lateAddress, '<a$1$3$2');
}

/**
 * End tags that HTML lets a page leave out, by what follows (HTML, 13.1.2.4 « Optional tags »). Those of paragraphs stay: one that holds what no
 * paragraph may hold ends too early, and only its own end then tells.
 */
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
  return html.replaceAll(optionalEnds, '');
}

/** What React writes though it says nothing: an empty class, and the slash of elements that hold nothing. */
const needless = / class=""|(?<=<(?:meta|link|input|br|img|hr)(?: [^<>]*)?)\/(?=>)/g;

/** Leaves out what says nothing. */
export function withoutNeedless(html: string): string {
  return html.replaceAll(needless, '');
}
