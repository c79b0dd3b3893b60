import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconShape } from '../../validate/icons.ts';
import { codeVersion } from '../../cache/fingerprint.ts';
import { CachedFile } from '../../cache/cached-file.ts';
import { iconShapes } from './icon-shapes.ts';

type Shapes = readonly IconShape[];

/** The shapes of icons, as the last run has left them: to read and round some hundred takes longer than to emit all modules. */
export class KeptIcons {
  readonly #kept: CachedFile;
  readonly #known: Map<string, Shapes>;
  #isNew = false;

  /**
   * @param engine the folder whose package.json pins the icons
   * @param file where they are kept
   */
  constructor(engine: string, file: string) {
    this.#kept = new CachedFile(
      file,
      `${codeVersion(join(engine, 'codegen'))} ${readFileSync(join(engine, 'package.json'), 'utf8')}`,
    );
    this.#known = new Map(Object.entries(JSON.parse(this.#kept.read() ?? '{}') as Record<string, Shapes>));
  }

  readonly shapesOf = (name: string): Shapes => {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const shapes = iconShapes(name);
    this.#known.set(name, shapes);
    this.#isNew = true;
    return shapes;
  };

  /** Keeps, for the next run, those that were asked for since. */
  save(): void {
    if (this.#isNew) this.#kept.write(JSON.stringify(Object.fromEntries(this.#known)));
    this.#isNew = false;
  }
}
