/** What an element of a picture holds, by the name of the attribute as HTML writes it. */
export type Shape = Readonly<Record<string, string>>;

/** The elements of one kind in some HTML, in order; with a class, those that carry it. */
export function shapesOf(html: string, tag: string, className?: string): Shape[] {
  return [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))]
    .map(([, attributes = '']) => attributesOf(attributes))
    .filter((shape) => className === undefined || shape.class?.split(' ').includes(className));
}

/** The only element of one kind and class. Throws when there is none, or a second one. */
export function shapeOf(html: string, tag: string, className: string): Shape {
  const [shape, ...others] = shapesOf(html, tag, className);
  if (shape === undefined || others.length > 0) throw new Error(`not one <${tag}> of class ${className}`);
  return shape;
}

/** Some HTML from each start of an element to the next: what stands before the first is left out. */
export function partsOf(html: string, tag: string): string[] {
  return html.split(new RegExp(`(?=<${tag}[ >])`)).slice(1);
}

/** A length as a number, without its unit: `12.5%` → 12.5; 0 when it is not written. Two decimals: finer than a pixel. */
export function lengthOf(text = '0'): number {
  if (!/^-?[\d.]+%?$/.test(text)) throw new Error(`not a length: ${text}`);
  return Math.round(Number.parseFloat(text) * 100) / 100;
}

/** A part of a whole as the percentage that a picture is to show, as exact as `lengthOf`. */
export function shareOf(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100;
}

function attributesOf(text: string): Shape {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
