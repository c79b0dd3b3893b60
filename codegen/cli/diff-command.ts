import { compareVersions } from '../owner/diff/compare-versions.ts';
import { diffJson, faultCount, type DiffReport } from '../owner/diff/report.ts';
import { formatHtml } from '../owner/diff/format-html.ts';
import { formatMarkdown, formatText } from '../owner/diff/format-text.ts';
import { currentVersion, versionAt, versionIn } from '../owner/diff/version.ts';
import { projectOf } from '../run/project.ts';
import { UserError } from '../run/user-error.ts';
import { type Command, dayOption, type Options, printReport } from './command.ts';

/**
 * `diff`, against the version that was published last as far as git knows, `diff -- --since <git ref>`, `diff -- <old folder> <new folder>`:
 * what publishing would change, today or on the day of `--date`, in words. Resolves to the exit code: 0, and with `--strict` 1 where something must be looked at.
 */
export const run: Command = async (options, rest) => {
  if (![0, 2].includes(rest.length) || (rest.length === 2 && options['since'] !== undefined))
    throw new UserError(
      'Usage : npm run diff, npm run diff -- --since origin/main, ou npm run diff -- ancien-dossier nouveau-dossier',
    );
  const day = dayOption(options.date);
  const project = projectOf(options);
  const [old, now] = rest;
  const { since } = options;
  // The last commit of this folder is the site as it is shared: `npm run publish` brings it up to date.
  const shared = () =>
    typeof since === 'string' ? versionAt(project, since) : versionAt(project, 'HEAD', 'la version partagée');
  using before = old === undefined ? shared() : versionIn(project.engine, old);
  using after = now === undefined ? currentVersion(project) : versionIn(project.engine, now);
  const report = await compareVersions(before, after, day);
  printReport(options, written(options.format, report), formatText(report));
  if (old === undefined && since === undefined && options.format === undefined)
    console.log('\nPour comparer avec une autre version : npm run diff -- --since <étiquette, branche ou commit>');
  return options['strict'] === true && faultCount(report) > 0 ? 1 : 0;
};

function written(format: Options['format'], report: DiffReport): unknown {
  if (format === 'html') return formatHtml(report);
  return format === 'markdown' ? `${formatMarkdown(report)}\n` : diffJson(report);
}
