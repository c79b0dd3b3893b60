import { Remembered } from '../../base/remembered.ts';
import { areSame } from '../../base/remembered-lists.ts';
import type { Report } from './rule.ts';

/**
 * What a rule has looked at and found nothing wrong with, in a process that goes on: it looks at it again where it is another object, or something that is read beside
 * it is. What is wrong is said again in each run.
 */
export class Fine {
  readonly #known = new Remembered<object, { beside: readonly unknown[] | undefined }>();

  /** @param beside what `look` reads besides `value` */
  check<Code extends string>(
    value: object,
    beside: readonly unknown[],
    report: Report<Code>,
    look: (report: Report<Code>) => void,
  ): void {
    const known = this.#known.get(value, () => ({ beside: undefined }));
    if (known.beside !== undefined && areSame(known.beside, beside)) return;
    let isFine = true;
    look((...finding) => {
      isFine = false;
      report(...finding);
    });
    known.beside = isFine ? beside : undefined;
  }
}
