import { Parser } from 'htmlparser2';
import { asTyped } from '../../../src/shared/locale.ts';
import { scalarsIn, type Json } from '../../base/json.ts';

/** A text as visitors read it, and the name of its section in French. */
export interface PageText {
  readonly text: string;
  section: string;
}

export const aroundSections = 'menus et pied de page';

/** Tags within a sentence. */
const inline = new Set(['b', 'strong', 'em', 'i', 'sup', 'sub', 'code', 'wbr', 'mark']);
const wordless = new Set(['script', 'style']);
const readAttributes = ['aria-label', 'alt', 'placeholder', 'title'];
const longestName = 120;

/** A class that hides an element on every screen, unless another one shows it: `hidden lg:block`. */
const isHidden = (classes = '') =>
  /(?:^| )hidden(?: |$)/u.test(classes) && !/:(?:block|flex|grid|inline)/u.test(classes);

/** The texts of the HTML of a page in their order, with its title, its description, and the words of attributes and of the applications that start in the browser. */
export function textsOf(html: string): PageText[] {
  const texts: PageText[] = [];
  const open: string[] = [];
  let [words, section, start, heading] = ['', 'titre et résumé de la page', 0, ''];
  /** How many elements are open around one that no screen shows: its texts are not read. */
  let hiddenAt = Infinity;
  const add = (text: string) => {
    const plain = plainText(text);
    if (plain !== '' && open.length <= hiddenAt) texts.push({ text: plain, section });
  };
  const endText = () => {
    add(words);
    words = '';
  };
  const isChildOfMain = () => open.at(-1) === 'main';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (inline.has(name)) return;
      endText();
      if (isHidden(attributes['class'])) hiddenAt = Math.min(hiddenAt, open.length);
      if (name === 'body') section = aroundSections;
      if (isChildOfMain()) [start, heading] = [texts.length, ''];
      if (name === 'meta' && attributes['name'] === 'description') add(attributes['content'] ?? '');
      for (const key of readAttributes) add(attributes[key] ?? '');
      for (const text of wordsOf(attributes['data-props'])) add(text);
      open.push(name);
    },
    ontext(text) {
      if (!wordless.has(open.at(-1) ?? '')) words += text;
    },
    onclosetag(name) {
      if (inline.has(name)) return;
      endText();
      open.pop();
      if (open.length === hiddenAt) hiddenAt = Infinity;
      if (/^h[12]$/u.test(name)) heading ||= texts.at(-1)?.text ?? '';
      if (!isChildOfMain()) return;
      const named = `section « ${(heading || texts[start]?.text || '').slice(0, longestName)} »`;
      for (const text of texts.slice(start)) text.section = named;
    },
  });
  parser.end(html);
  return texts;
}

/** Of the values of an application: the texts that may be words for visitors, no ids and addresses. */
function wordsOf(props: string | undefined): string[] {
  if (props === undefined) return [];
  const values = scalarsIn(JSON.parse(props) as Json).map(({ value }) => value);
  return values.filter((value) => typeof value === 'string').filter((value) => /\s|^\p{Lu}/u.test(value));
}

/** A text as it is typed, without the signs that only lay it out. */
function plainText(text: string): string {
  return asTyped(text)
    .replaceAll(/[\u00AD\u200B\u2060]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
