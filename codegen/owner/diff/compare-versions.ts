import type { Finding } from '../../base/findings/finding.ts';
import { asTyped } from '../../../src/shared/locale.ts';
import { figureOf } from '../../model/locale/spec-locale.ts';
import { withLock } from '../../site/publish/lock.ts';
import { factsOf, specOf, type Spec, isWithin } from '../edit/spec.ts';
import { provenanceOf, compact, changeWords, valueWords, subjectOf } from '../edit/words/subject.ts';
import { compareSites } from './compare-sites.ts';
import { publishedSite } from './published-site.ts';
import type { Change, DiffReport, WrittenAt } from './report.ts';
import type { Version } from './version.ts';
import { writtenChanges, type WrittenChange } from './written-changes.ts';
import { others } from '../../base/french.ts';
import type { Source } from '../../read/source.ts';
import { isObject, type DocumentPath, type Json } from '../../base/json.ts';
import { daysOf, periodWords } from '../../model/index/days.ts';
import { schemaPlace } from '../../schemas/schema-walk.ts';

/**
 * Everything that differs between two versions of a site, as this engine publishes them: the values of their files, and what visitors get.
 * @param day the day of both sites; today without it
 */
export async function compareVersions(before: Version, after: Version, day?: string) {
  const now = specOf(after.project, { day });
  const old = specOf(before.project, { day: now.load.day });
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
      [await publishedSite(before.project, old, oldSite), await publishedSite(after.project, now, site)] as const,
  );
  return { ...report, ...compareSites(was, is), notRendered: undefined };
}

/** Without rendering the sites. */
export function compareWritten(old: Spec, now: Spec) {
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

/** Changes in words; the same change at many places is one entry. */
function describeChanges(changes: readonly WrittenChange[], before: Spec, after: Spec): Change[] {
  const ids = new Set([before, after].flatMap(({ index }) => [...index.tables.values()].flat().map(({ id }) => id)));
  const groups = Map.groupBy(ordersOnce(changes), (change) => keyOf(change, ids));
  return [...groups.values()].map((group) => {
    const [change] = group as [WrittenChange];
    const more = group.length === 1 ? '' : `, et ${others(group.length - 1, 'endroit')}`;
    return { words: wordsOf(change, before, after) + more, at: group.map(placeOf) };
  });
}

/** Keeps one change for each list whose items moved. */
function ordersOnce(changes: readonly WrittenChange[]): WrittenChange[] {
  const listed = new Set<string>();
  return changes.filter(({ kind, path, now }) => {
    if (kind !== 'moved') return true;
    const list = `${now?.document.kind === 'table' && path.length < 2 ? now.document.name : now?.document.file} ${path.slice(0, -1).join('/')}`;
    return !listed.has(list) && listed.add(list);
  });
}

/** Texts that were added, removed, or replaced by the same text everywhere are one change. Equal numbers, and rows named in several lists, are not. */
function keyOf({ kind, before, after, path, oldPath, now, old }: WrittenChange, ids: ReadonlySet<string>): string {
  const isText = [before, after].every(
    (value) => value === undefined || (typeof value === 'string' && !ids.has(value)),
  );
  if (isText && kind !== 'moved' && kind !== 'renamed') return JSON.stringify([kind, before, after]);
  return [kind, (now ?? old)?.document.file, path.join('/'), oldPath.join('/')].join('\u0000');
}

function wordsOf(change: WrittenChange, before: Spec, after: Spec): string {
  const { kind, old, now, path, oldPath } = change;
  if (kind === 'removed' && old !== undefined) return `En moins : ${withValue(before, old, oldPath, change.before)}`;
  if (now === undefined) return '';
  if (kind === 'added') return `En plus : ${withValue(after, now, path, change.after)}`;
  const { words, unit } = subjectOf(after, now, path);
  if (kind === 'changed') return `${words} : ${changeWords(change.before, change.after, unit)}`;
  if (kind === 'moved') return orderWords(change, now, after);
  const row = subjectOf(after, now, path.slice(0, -1)).words;
  return `${row} : identifiant « ${String(change.before)} » renommé « ${String(change.after)} »`;
}

/** An added or removed value: a row, section or file by its name, anything else with its value. */
function withValue(spec: Spec, source: Source, path: DocumentPath, value: Json | undefined): string {
  const { words, unit } = subjectOf(spec, source, path);
  const { kind } = source.document;
  const isNamed = path.length === 0 || (kind === 'table' && path.length < 2) || (kind === 'page' && path.length === 2);
  const days =
    isNamed && isObject(value) ? periodWords(daysOf(value, schemaPlace(source, path, spec.schemas).schema())) : '';
  if (isNamed) return compact(words, days !== '' && days).join(', ');
  // A whole figure, with the values of its readings.
  const figures = kind === 'facts' && isObject(value) ? factsOf(spec).filter((fact) => isWithin(fact.path, path)) : [];
  if (figures.length === 0) return `${words}, ${valueWords(value, unit)}`;
  return `${words} : ${figures.map(({ figure }) => asTyped(figureOf(figure, spec.index.locale).text)).join(', ')}`;
}

function orderWords({ path, after: item }: WrittenChange, now: Source, after: Spec): string {
  const list =
    now.document.kind === 'table' && path.length < 2
      ? now.document.name
      : subjectOf(after, now, path.slice(0, -1)).words;
  return `Ordre, ${list} : ${valueWords(item, undefined)} a changé de place`;
}

/** A removed value has its place in the older version. */
function placeOf({ kind, now, old, path, oldPath }: WrittenChange): WrittenAt {
  const [source, place] = kind === 'removed' || now === undefined ? [old, oldPath] : [now, path];
  if (source === undefined) return { file: '', line: 1 };
  return { file: source.document.file, line: source.document.locate(place).line };
}
