import { cached } from '../../base/cached.ts';
import type { Fault } from '../../base/findings/fault.ts';
import { type DocumentPath, type Json, textsIn, textsLike, type PlacedText } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import type { RuleInputs } from './rule-inputs.ts';
import { isExcluded } from '../../model/index/shown-index.ts';
import type { SpecIndex } from '../../model/index/spec-index.ts';

/**
 * A law of the whole spec. A file of codegen/rules/ exports one under the name `rule`; nothing else names it.
 * A rule sees only the inputs that it `reads`, and it runs only when all of them are complete.
 */
export interface Rule<Code extends string = string, Input extends keyof RuleInputs = keyof RuleInputs> {
  /** The codes of its findings, `rule/<name>`. */
  codes: readonly Code[];
  reads: readonly Input[];
  /** Checks what other rules rely on: its findings come before theirs. */
  isFirst?: true;
  check: (inputs: Pick<RuleInputs, Input>, report: Report<Code>) => void;
}

/** Makes a finding at a path of a file; `target` marks the key or the value there, `within` a part of the value. */
export type Report<Code extends string = string> = (
  source: Source,
  path: DocumentPath,
  fault: Fault & { code: Code },
  target?: 'key' | 'value',
  within?: string,
) => void;

/** Declares a rule: the types of its inputs and codes follow from what it names. */
export function defineRule<const Code extends string, const Input extends keyof RuleInputs>(rule: Rule<Code, Input>) {
  return rule;
}

export interface WrittenText extends PlacedText {
  source: Source;
}

/**
 * Every text of the readable files, once, except the texts of rows and blocks that are not on the site on this day.
 * @param like for the texts that match it, few enough to be remembered
 */
export function writtenTexts(index: SpecIndex, like?: TextPattern): readonly WrittenText[] {
  return writtenSources(index).flatMap((source) =>
    (like === undefined ? textsIn(source.data) : matchingTexts(source.data, like)).flatMap((text) =>
      isExcluded(index, source, text.path) ? [] : [{ ...text, source }],
    ),
  );
}

/** The texts of a file that match a pattern: those of a file that has not changed are found once for all loads of the dev server. */
export function matchingTexts(data: Json, like: TextPattern): readonly PlacedText[] {
  const known = typeof data === 'object' && data !== null ? textsByPattern(data) : new Map<unknown, PlacedText[]>();
  const [key, matches] =
    typeof like === 'function' ? [like, like] : [String(like), (text: string) => text.search(like) !== -1];
  const texts = known.get(key) ?? textsLike(data, matches);
  known.set(key, texts);
  return texts;
}

type TextPattern = RegExp | ((text: string) => boolean);

const textsByPattern = cached<object, Map<unknown, PlacedText[]>>(() => new Map(), new WeakMap());

function writtenSources({ singles, pages, forms, tables }: SpecIndex): readonly Source[] {
  const rows = [...tables.values()].flatMap((table) => table.map(({ source }) => source));
  return [...new Set([...singles.values(), ...pages.values(), ...forms.values(), ...rows])];
}
