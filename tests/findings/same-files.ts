import { ParseCache } from '../../codegen/read/parse-cache.ts';

type Source = Parameters<ParseCache['parse']>[0];
type Outcome = ReturnType<ParseCache['parse']>;

/** Remembers parsed files of many projects: each text once for the file that it stands in, whichever project that is of. */
export class SameFiles extends ParseCache {
  readonly #known = new Map<string, Outcome>();

  override parse(source: Source): Outcome {
    const { file, kind, name, text } = source;
    const key = [file, kind, name, text].join('\n');
    const outcome = this.#known.get(key) ?? super.parse(source);
    this.#known.set(key, outcome);
    return outcome;
  }
}
