import { projectOf } from '../run/project.ts';
import type { CheckReport } from './check-report.ts';
import { wrongUse, type Command, type Options } from './command.ts';
import { formatGithub } from './formats/github.ts';
import { formatJunit } from './formats/junit.ts';
import { formatSarif } from './formats/sarif.ts';
import { rememberVerdict } from './last-verdict.ts';
import { printReport } from './print-report.ts';
import { releaseDate } from '../load/release/release-date.ts';
import type { Verdict } from './verdict.ts';

/** What `--format` may be, beside text and JSON. */
const formats: Readonly<Record<string, (report: CheckReport) => string>> = {
  sarif: formatSarif,
  github: formatGithub,
  junit: formatJunit,
};

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
  const day = releaseDate(options.date);
  if (day === undefined) {
    console.error(`« --date ${String(options.date)} » n'est pas une date. Écrivez par exemple --date 2026-12-31.`);
    return wrongUse;
  }
  const project = projectOf(options);
  const question = {
    isWhole: options.all === true,
    ...(options.release === true && { releaseDay: day }),
    today: day,
  };
  const verdict = await rememberVerdict(project, question, async () =>
    (await import('./check.ts')).check(project, question),
  );
  return print(options, verdict, performance.now() - start);
};

function print(options: Options, { report, text, counts }: Verdict, durationMs: number): number {
  const seconds = (durationMs / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 2 });
  const valid = counts === undefined ? [] : [`Spécification valide : ${counts} (${seconds} s).`];
  const lines = [...valid, ...(text === '' ? [] : [text])];
  const inFormat = formats[String(options.format)]?.(report);
  printReport(options, inFormat ?? report, lines.join('\n'), report.outcome === 'findings');
  return report.outcome === 'valid' || report.outcome === 'settled' ? 0 : 1;
}
