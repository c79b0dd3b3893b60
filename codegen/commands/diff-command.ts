import { compareVersions } from '../diff/compare-versions.ts';
import { diffJson } from '../diff/diff-json.ts';
import { formatMarkdown } from '../diff/format-markdown.ts';
import { formatText } from '../diff/format-text.ts';
import type { DiffReport } from '../diff/report.ts';
import { currentVersion, versionAt, versionIn, type Version } from '../diff/version.ts';
import { placeOf, projectOf, type Project } from '../run/project.ts';
import { wrongUse, type Command, type Options } from './command.ts';
import { printReport } from './print-report.ts';

/**
 * `diff`, `diff -- --since <git ref>`, `diff -- <old folder> <new folder>`: what publishing would change, in words. Resolves to the exit
 * code: 0, and with `--strict` 1 where something must be looked at.
 */
export const diffCommand: Command = async (options, rest) => {
  if (![0, 2].includes(rest.length) || (rest.length === 2 && options['since'] !== undefined)) {
    console.error(
      'Usage : npm run diff, npm run diff -- --since origin/main, ou npm run diff -- ancien-dossier nouveau-dossier',
    );
    return wrongUse;
  }
  const project = projectOf(options);
  const versions: Version[] = [];
  try {
    for (const version of asked(project, options, rest)) versions.push(version());
    const [before, after] = versions as [Version, Version];
    const report = await compareVersions(before, after);
    print(options, report, placeOf(project));
    return options['strict'] === true && isAtFault(report) ? 1 : 0;
  } finally {
    for (const { discard } of versions) discard();
  }
};

function asked(project: Project, { since }: Options, [old, now]: readonly string[]): (() => Version)[] {
  if (old !== undefined && now !== undefined)
    return [old, now].map((folder) => () => versionIn(project.engine, folder));
  return [() => versionAt(project, typeof since === 'string' ? since : 'HEAD'), () => currentVersion(project)];
}

function isAtFault({ disagreements, sources, addresses }: DiffReport): boolean {
  const lost = addresses.filter(({ now }) => 'leadsTo' in now && now.leadsTo === undefined);
  return disagreements.length + sources.length + lost.length > 0;
}

function print(options: Options, report: DiffReport, place: string): void {
  const said = options.format === 'markdown' ? `${formatMarkdown(report, place)}\n` : diffJson(report);
  printReport(options, said, formatText(report, place));
}
