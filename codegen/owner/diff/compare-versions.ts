import { join } from 'node:path';
import { readVersion, type Spec } from '../edit/spec.ts';
import type { ShownText } from '../edit/where/shown-text.ts';
import { readClassNames } from '../../site/bundle/assets.ts';
import { pageRenamer } from '../../site/bundle/class-names.ts';
import { withLock } from '../../site/publish/lock.ts';
import { calculatorDifference } from './calculator-difference.ts';
import { describeChanges, type DescribedChange } from './describe-changes.ts';
import { withConsequences } from './consequences.ts';
import { Reach } from './reach.ts';
import { madeFiles, movedAddresses, publishedDifference } from './published-files.ts';
import type { DrawnSite } from './pictures/changed-sections.ts';
import { inlinedStyles, contentsOf, programsOf, type Program, type Rendered } from './renderers.ts';
import type { DiffReport } from './report.ts';
import type { Version } from './version.ts';
import { writtenChanges } from './written-changes.ts';
import { currentFigures } from '../../model/figures/source-ledger.ts';
import { staleSources } from '../../release/list-release-items.ts';
import { subjectOf } from '../edit/words/subject.ts';

/** A function that uses both sites while they can be rendered. */
export type Look = (before: DrawnSite, after: DrawnSite, pages: readonly string[]) => Promise<void>;

/**
 * Everything that differs between two versions of a site, as this engine publishes them.
 * @param look receives both sites, if they can be rendered, and the pages that differ
 */
export async function compareVersions(before: Version, after: Version, look?: Look): Promise<DiffReport> {
  const now = readVersion(after.project, after.project);
  const old = readVersion(before.project, after.project, now.load.day);
  const reach = new Reach(old, now);
  const described = describeChanges(old, now, reach);
  const written = compareWritten(old, now, described);
  const report = { against: before.name, ...written, addresses: [], calculator: [], published: undefined };
  const [oldSite, site] = [old.load.site, now.load.site];
  if (site === undefined)
    return { ...report, notRendered: 'la spécification a des erreurs : rien ne peut être publié' };
  if (oldSite === undefined)
    return {
      ...report,
      notRendered: "la version d'avant ne se lit plus avec ce moteur : seul ce qui est écrit est comparé",
    };
  const { published, files, renderer } = await withLock(after.project.root, 'build', () =>
    comparePublished(
      { project: before.project, spec: old, site: oldSite },
      { project: after.project, spec: now, site },
      look,
    ),
  );
  const changed = new Set(published.pages);
  // A section may receive a value and not show it.
  const isChanged = ({ page }: Pick<ShownText, 'page'>) => page === undefined || changed.has(page);
  const calculator = calculatorDifference(oldSite, site);
  const { changes, unexplained } = withConsequences(described, reach, { site, files, renderer, published, calculator });
  return {
    ...report,
    published,
    calculator,
    unexplained,
    changes: changes.map((change) => ({ ...change, shown: change.shown.filter(isChanged) })),
    addresses: movedAddresses(oldSite, site),
    notRendered: undefined,
  };
}

/** The differences of the specs, without rendering the sites. */
export function compareWritten(
  old: Spec,
  now: Spec,
  described: readonly DescribedChange[] = describeChanges(old, now, new Reach(old, now)),
): Pick<DiffReport, 'changes' | 'disagreements' | 'sources' | 'onlyForm'> {
  const known = new Set(old.load.findings.map(({ code, message }) => `${code} ${message}`));
  const texts = new Map(old.sources.map(({ document }) => [document.file, document.text]));
  const changed = new Set(writtenChanges(old, now).map((change) => (change.now ?? change.old)?.document.file));
  const rewritten = now.sources.filter(({ document: { file, text } }) => texts.has(file) && texts.get(file) !== text);
  return {
    changes: described.map(({ change }) => change),
    disagreements: now.load.findings
      .filter(({ code, message }) => !known.has(`${code} ${message}`))
      .map((finding) => ({ ...finding, file: finding.file.replace(/^.*?(?=(?:^|\/)spec\/)\/?/u, '') })),
    sources: lostSources(old, now),
    onlyForm: rewritten.filter(({ document }) => !changed.has(document.file)).length,
  };
}

async function comparePublished(before: Rendered, after: Rendered, look?: Look) {
  const [old, now] = await programsOf(before, after);
  const filesOf = async ({ project, site, spec }: Rendered, { renderer, client }: typeof old) => {
    const copied = await contentsOf(join(project.root, 'public'));
    const made = madeFiles(site, spec.load.pages, renderer);
    return new Map([...made, ...[...client, ...copied].map(([name, text]) => [`asset ${name}`, text] as const)]);
  };
  const files = await filesOf(after, now);
  const published = publishedDifference(await filesOf(before, old), files);
  if (look !== undefined) await look(drawnSite(before, old), drawnSite(after, now), published.pages);
  return { published, files, renderer: now.renderer };
}

function drawnSite({ site, spec }: Rendered, { renderer, client, folder }: Program): DrawnSite {
  const slim = pageRenamer(readClassNames(folder));
  return { site, schemas: spec.schemas, renderer, slim, styles: inlinedStyles(folder, [...client.keys()]) };
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
  const stale = staleSources(now, was).map(({ file, line, path, note }) => ({
    file,
    line,
    words: `${subjectOf(after, now, path.split('/')).words} : ${note}`,
  }));
  return [...without, ...stale];
}
