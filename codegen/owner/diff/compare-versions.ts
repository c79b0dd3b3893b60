import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readVersion, type Spec } from '../edit/spec.ts';
import { writeModules } from '../../site/emit/write-modules.ts';
import { withLock } from '../../site/publish/lock.ts';
import { calculatorDifference } from './calculator-difference.ts';
import { describeChanges, type DescribedChange } from './describe-changes.ts';
import { textChanges } from './differing-texts.ts';
import { explainTexts } from './explain-texts.ts';
import { differenceOn, laterChanges, type Side } from './later-changes.ts';
import { madeFiles, publishedDifference } from './published-files.ts';
import type { DrawnSite } from './changed-sections.ts';
import { inlinedStyles, Programs, type Program, type Rendered } from './renderers.ts';
import type { DiffReport } from './report.ts';
import type { Version } from './version.ts';
import type { Finding } from '../../base/findings/finding.ts';
import { writtenChanges } from './written-changes.ts';
import { currentFigures, staleSources } from '../../model/figures/figure-sources.ts';
import { readPublicFiles } from '../../read/public-files.ts';
import { subjectOf } from '../edit/words/subject.ts';

/** A function that uses both sites while they can be rendered. */
export type Look = (before: DrawnSite, after: DrawnSite, pages: readonly string[]) => void;

/**
 * Everything that differs between two versions of a site, as this engine publishes them.
 * @param day the day of both sites; today without it
 * @param look receives both sites, if they can be rendered, and the pages that differ
 */
export async function compareVersions(
  before: Version,
  after: Version,
  { day, look }: { day?: string | undefined; look?: Look | undefined } = {},
): Promise<DiffReport> {
  const now = readVersion(after.project, after.project, day);
  const old = readVersion(before.project, after.project, now.load.day);
  const described = describeChanges(old, now);
  const written = compareWritten(old, now, described);
  const [oldSite, site] = [old.load.site, now.load.site];
  const report = { against: before.name, day: now.load.day, ...written, later: [], addresses: [], calculator: [] };
  if (site === undefined || oldSite === undefined)
    return {
      ...report,
      ...explainTexts({ described, before: old, after: now }, [], () => true),
      published: undefined,
      notRendered:
        site === undefined
          ? 'la spécification a des erreurs : rien ne peut être publié'
          : "la version d'avant ne se lit plus avec ce moteur : seul ce qui est écrit est comparé",
    };
  const { findings, ...read } = await withLock(after.project.root, () =>
    comparePublished(
      { project: before.project, spec: old, site: oldSite, pages: old.load.pages },
      { project: after.project, spec: now, site, pages: now.load.pages },
      { described, look },
    ),
  );
  return {
    ...report,
    ...read,
    disagreements: [...written.disagreements, ...findings.map(withoutFolder)],
    calculator: calculatorDifference(oldSite, site),
    notRendered: undefined,
  };
}

/** All that visitors read otherwise, today and later. */
export async function compareRead(
  before: Side,
  after: Side,
  described: readonly DescribedChange[],
  programs: Pick<Programs, 'of'>,
) {
  const today = differenceOn(before, after);
  const isDifferent = (page: string | undefined) =>
    today.parts.has(page) || (page === undefined && isRestyled(before, after));
  const specs = { described, before: before.spec, after: after.spec };
  const added = new Set(today.addresses.flatMap(({ address, answers }) => (answers === 'added' ? [address] : [])));
  const read = explainTexts(specs, textChanges(today.texts, today.pageCount), isDifferent, (page) => added.has(page));
  return { ...read, addresses: today.addresses, ...(await laterChanges(before, after, { today, programs })) };
}

/** The differences of the specs, without rendering the sites. */
export function compareWritten(
  old: Spec,
  now: Spec,
  described: readonly DescribedChange[] = describeChanges(old, now),
): Pick<DiffReport, 'changes' | 'disagreements' | 'sources' | 'onlyForm'> {
  const known = new Set(old.load.findings.map(({ code, message }) => `${code} ${message}`));
  const texts = new Map(old.sources.map(({ document }) => [document.file, document.text]));
  const changed = new Set(writtenChanges(old, now).map((change) => (change.now ?? change.old)?.document.file));
  const rewritten = now.sources.filter(({ document: { file, text } }) => texts.has(file) && texts.get(file) !== text);
  return {
    changes: described.map(({ change }) => change),
    disagreements: now.load.findings.filter(({ code, message }) => !known.has(`${code} ${message}`)).map(withoutFolder),
    sources: lostSources(old, now),
    onlyForm: rewritten.filter(({ document }) => !changed.has(document.file)).length,
  };
}

/** A finding that names files from the folder of its site on: a version may lie in a folder of its own. */
function withoutFolder({ file, message, remedy, ...finding }: Finding): Finding {
  const folder = file.replace(/(?<=^|\/)spec\/.*$/u, '');
  const named = (text: string) => (folder === '' ? text : text.replaceAll(folder, ''));
  return {
    ...finding,
    file: named(file),
    message: named(message),
    ...(remedy !== undefined && { remedy: named(remedy) }),
  };
}

async function comparePublished(
  before: Rendered,
  after: Rendered,
  { described, look }: { described: readonly DescribedChange[]; look: Look | undefined },
) {
  const programs = new Programs(after.project);
  const now = await programs.of(after);
  const old = await programs.of(before);
  const filesOf = async ({ project, site, pages }: Rendered, { client, renders }: Program) => {
    const files = readPublicFiles({ ...project, engine: project.root });
    const copied = [...files].map(([name, { path }]) => [name, hash('sha256', readFileSync(path))] as const);
    const made = madeFiles(site, pages, renders);
    return new Map([...made, ...[...client, ...copied].map(([name, text]) => [`asset ${name}`, text] as const)]);
  };
  const published = publishedDifference(await filesOf(before, old), await filesOf(after, now));
  const sides = [
    { ...before, renders: old.renders },
    { ...after, renders: now.renders },
  ] as const;
  const read = await compareRead(...sides, described, programs);
  look?.(drawnSite(before, old), drawnSite(after, now), published.pages);
  // Those of another day may lie there.
  await writeModules(after.project, after.site, after.spec.schemas);
  const pages = isRestyled(before, after) ? after.site.pages.map(({ path }) => String(path)) : published.pages;
  return { published: { ...published, pages }, ...read };
}

function isRestyled(before: Rendered, after: Rendered): boolean {
  return JSON.stringify(before.site.theme) !== JSON.stringify(after.site.theme);
}

function drawnSite({ site, pages }: Rendered, { renders, client, folder }: Program): DrawnSite {
  return {
    pages: renders.of(site, pages),
    styles: inlinedStyles(folder, [...client.keys()]),
  };
}

/** Figures that changed without a new source, and figures that lost theirs. */
function lostSources(before: Spec, after: Spec): DiffReport['sources'] {
  const [old, now] = [before, after].map(({ index }) => index.singles.get('facts'));
  if (old === undefined || now === undefined) return [];
  const was = currentFigures(old);
  const without = Object.entries(currentFigures(now)).flatMap(([name, { figure, source }]) =>
    source === '' && was[name] !== undefined && was[name].source !== ''
      ? [
          {
            file: now.document.file,
            line: now.document.locate(name.split('.').slice(0, 1)).line,
            words: `facts.${name} (${figure}) n'a plus de source : c'était « ${was[name].source} »`,
          },
        ]
      : [],
  );
  const stale = staleSources(now, was).map(({ path, note }) => ({
    file: now.document.file,
    line: now.document.locate(path).line,
    words: `${subjectOf(after, now, path).words} : ${note}`,
  }));
  return [...without, ...stale];
}
