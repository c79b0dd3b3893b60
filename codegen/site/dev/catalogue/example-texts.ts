import { isSeq, isNode, parseDocument } from 'yaml';

/** Where an item of `blocks:` begins in the files of pages. */
const dash = '  - ';

/**
 * The examples of a block as they are written in their file, comments and quotes included, each as an item of `blocks:` in a page.
 * @param text of `<type>.examples.yaml`: a list that starts at the beginning of a line
 */
export function exampleTexts(text: string): string[] {
  const { contents } = parseDocument(text);
  if (!isSeq(contents)) return [];
  return contents.items.map((item) => {
    const [start, end] = isNode(item) && item.range ? item.range : [0, 0];
    const [first = '', ...rest] = text.slice(start, end).trimEnd().split('\n');
    return [dash + first, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  });
}
