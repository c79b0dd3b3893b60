import { projectOf } from '../run/project.ts';
import { type Command, type Options, dayOption, printReport } from './command.ts';
import { formatGithub, formatGitlab } from './formats.ts';
import { check, type CheckOptions, type CheckReport, type CheckResult } from './check.ts';
import { dayHere } from '../base/calendar-day.ts';
import { seconds } from '../run/phases.ts';

/** The values of `--format` beside text and JSON. */
const formats: Readonly<Record<string, (report: CheckReport) => string>> = {
  github: formatGithub,
  gitlab: formatGitlab,
};

/**
 * `check`, for today or for the day of `--date`; with `--release` for going live on that day. Resolves to the exit code: 0 clean, 1 findings or
 * things to settle. With `--delivery`, whether requests of the forms arrive.
 */
export const run: Command = async (options) => {
  const start = performance.now();
  if (options.delivery === true || options.at !== undefined)
    return (await import('./delivery-command.ts')).deliveryCommand(options);
  const checked: CheckOptions = {
    all: options.all === true,
    release: options.release === true,
    day: dayOption(options.date),
    today: dayHere(),
    isCi: !['', '0', 'false', undefined].includes(process.env['CI']),
  };
  const project = projectOf(options);
  return print(options, check(project, checked), performance.now() - start);
};

function print(options: Options, { report, text, counts }: CheckResult, durationMs: number): number {
  const valid = counts === undefined ? [] : [`Spécification valide : ${counts} (${seconds(durationMs)} s).`];
  const lines = [...valid, ...(text === '' ? [] : [text])];
  const inFormat = formats[String(options.format)]?.(report);
  printReport(options, inFormat ?? report, lines.join('\n'), report.outcome === 'findings');
  return report.outcome === 'valid' || report.outcome === 'settled' ? 0 : 1;
}
