import { projectOf } from '../run/project.ts';
import { wrongUse, type Command, type Options } from './command.ts';
import { rememberVerdict } from './last-verdict.ts';
import { printReport } from './print-report.ts';
import { releaseDate } from '../load/release/release-date.ts';
import type { Verdict } from './verdict.ts';

/**
 * `check`; with `--release` for going live today, or on the day of `--date AAAA-MM-JJ`. Resolves to the exit code: 0 clean, 1 findings or
 * things to settle.
 */
export const checkCommand: Command = async (options) => {
  const start = performance.now();
  if (options.release !== true && options.date !== undefined) {
    console.error('« --date » dit pour quel jour se fait « --release » : npm run check -- --release --date 2026-12-31');
    return wrongUse;
  }
  const releaseDay = options.release === true ? releaseDate(options.date) : undefined;
  if (options.release === true && releaseDay === undefined) {
    console.error(`« --date ${String(options.date)} » n'est pas une date. Écrivez par exemple --date 2026-12-31.`);
    return wrongUse;
  }
  const project = projectOf(options);
  const question = {
    isWhole: options.all === true,
    ...(releaseDay !== undefined && { releaseDay }),
    today: releaseDate(undefined),
  };
  const verdict = await rememberVerdict(project, question, async () =>
    (await import('./check.ts')).check(project, question),
  );
  return print(options, verdict, performance.now() - start);
};

function print(options: Options, verdict: Verdict, durationMs: number): number {
  const { kind, report, text } = verdict;
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  const valid = kind === 'valid' ? [`Spécification valide : ${verdict.counts} (${seconds} s).`] : [];
  const lines = [...valid, ...(text === '' ? [] : [text])];
  printReport(options, report, lines.join('\n'), kind === 'findings');
  return kind === 'valid' || kind === 'settled' ? 0 : 1;
}
