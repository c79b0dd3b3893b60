import type { Finding } from '../../base/findings/finding.ts';
import { asTyped } from '../../../src/shared/locale.ts';
import { figureOf } from '../../model/locale/figure.ts';
import { withLock } from '../../site/publish/lock.ts';
import { factsOf, readVersion, type Spec } from '../edit/spec.ts';
import { provenanceOf } from '../edit/words/provenance.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { compareSites } from './compare-sites.ts';
import { describeChanges } from './describe-changes.ts';
import { publishedSite } from './published-site.ts';
import type { DiffReport } from './report.ts';
import type { Version } from './version.ts';
import { writtenChanges } from './written-changes.ts';

/**
 * Everything that differs between two versions of a site, as this engine publishes them: the values of their files, and what visitors get.
 * @param day the day of both sites; today without it
 */
export async function compareVersions(
  before: Version,
  after: Version,
  { day }: { day?: string | undefined } = {},
): Promise<DiffReport> {
  const now = readVersion(after.project, after.project, day);
  const old = readVersion(before.project, after.project, now.load.day);
  const [oldSite, site] = [old.load.site, now.load.site];
  const report = { against: before.name, day: now.load.day, ...compareWritten(old, now) };
  if (site === undefined || oldSite === undefined)
    return {
      ...report,
      texts: [],
      addresses: [],
      published: undefined,
      notRendered:
        site === undefined
          ? 'la spécification a des erreurs : rien ne peut être publié'
          : "la version d'avant ne se lit plus avec ce moteur : seul ce qui est écrit est comparé",
    };
  // The modules of the older version are written into its own folder, those of this one last.
  const [was, is] = await withLock(
    after.project.root,
    async () =>
      [
        await publishedSite({ project: before.project, spec: old, site: oldSite }),
        await publishedSite({ project: after.project, spec: now, site }),
      ] as const,
  );
  return { ...report, ...compareSites(was, is), notRendered: undefined };
}

/** Without rendering the sites. */
export function compareWritten(
  old: Spec,
  now: Spec,
): Pick<DiffReport, 'changes' | 'disagreements' | 'sources' | 'onlyForm'> {
  const known = new Set(old.load.findings.map(({ code, message }) => `${code} ${message}`));
  const texts = new Map(old.sources.map(({ document }) => [document.file, document.text]));
  const written = writtenChanges(old, now);
  const changed = new Set(written.map((change) => (change.now ?? change.old)?.document.file));
  const rewritten = now.sources.filter(({ document: { file, text } }) => texts.has(file) && texts.get(file) !== text);
  return {
    changes: describeChanges(written, old, now),
    disagreements: now.load.findings.filter(({ code, message }) => !known.has(`${code} ${message}`)).map(withoutFolder),
    sources: figuresToVouch(old, now),
    onlyForm: rewritten.filter(({ document }) => !changed.has(document.file)).length,
  };
}

/** A finding that names files from the folder of its site on: a version may lie in a folder of its own. */
function withoutFolder({ file, message, remedy, ...finding }: Finding): Finding {
  const folder = file.replace(/(?<=^|\/)spec\/.*$/u, '');
  const named = (text: string) => (folder === '' ? text : text.replaceAll(folder, ''));
  return { ...finding, file: named(file), message: named(message), remedy: remedy && named(remedy) };
}

/** Typed figures that lost their source, or that changed while it did not: does it vouch for the new one? */
function figuresToVouch(before: Spec, after: Spec): DiffReport['sources'] {
  const facts = after.index.singles.get('facts');
  const typed = (spec: Spec) => factsOf(spec).filter(({ figure }) => figure.derived === undefined);
  const old = new Map(typed(before).map(({ name, figure }) => [name, figure]));
  return typed(after).flatMap(({ name, figure, path }) => {
    const former = old.get(name);
    const [was, is] = [former && provenanceOf(former), provenanceOf(figure)];
    if (facts === undefined || former === undefined || was === undefined) return [];
    const [text, now] = [former, figure].map((one) => asTyped(figureOf(one).text));
    if (is !== undefined && (is !== was || text === now)) return [];
    const at = is === undefined ? path : [...path, 'value'];
    const words =
      is === undefined
        ? `facts.${name} (${now}) n'a plus de source : c'était « ${was} »`
        : `${subjectOf(after, facts, at).words} : ${text} est devenu ${now}, la source est restée « ${is} »`;
    return [{ file: facts.document.file, line: facts.document.locate(at).line, words }];
  });
}
