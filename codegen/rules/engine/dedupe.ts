import type { Finding } from '../../base/findings/finding.ts';
import { escapePattern } from '../../base/escape-pattern.ts';
import { isWithin, overlaps, parentOf } from '../../base/findings/place.ts';
import { annotationKeys } from '../../read/annotations.ts';
import { kebab } from '../../validate/suggest-fix.ts';
import { hasUnread, type Unknowns } from './unknowns.ts';

/** One mistake is one finding: leaves out those that only repeat another, or that judge what could not be known. */
export function dedupe(findings: readonly Finding[], unknowns: Unknowns): Finding[] {
  const uncertain = uncertainCodes(unknowns);
  const unknown = unknowns.unknown.map(({ source, path }) => ({ file: source.document.file, path: path.join('/') }));
  return findings.filter((finding) => {
    const { code, file, path } = finding;
    if (uncertain.has(code)) return false;
    // A row whose own `id` is at fault is not missing as well.
    if (finding.about?.kind === 'row' && misidentified(finding.about.name.split('.')[0] ?? '', findings)) return false;
    // An id that is wrong where it is written is missing in each table that borrows it.
    if (isBorrowed(finding)) return !findings.some((other) => !isBorrowed(other) && namesSameId(other, finding));
    if (code.startsWith('schema/'))
      return (
        !unknown.some((place) => place.file === file && isWithin(path, place.path)) && !repeatsRoute(finding, findings)
      );
    // A fact under a name of the wrong form is not missing as well.
    if (finding.about?.kind === 'fact' && misnamed(finding.about.name.split('.')[0] ?? '', findings)) return false;
    // What pasting or a wrong encoding left on a line explains the characters there.
    if (code === 'rule/character')
      return !findings.some(
        (other) =>
          other.file === file &&
          ((other.code.startsWith('lint/') && other.position.line === finding.position.line) ||
            (other.code.startsWith('schema/') && other.path === path)),
      );
    // A text where no text may stand is not a figure typed by hand as well.
    if (code === 'rule/fact-value' || code === 'rule/typed-figure')
      return !findings.some((other) => other.code.startsWith('schema/') && other.file === file && other.path === path);
    // Of two rows with one text, the field that is to be its own says more.
    if (code === 'rule/text-twice')
      return !findings.some((other) => other.code === 'rule/own-field' && other.file === file && other.path === path);
    // A figure worked out of a value that is itself at fault says nothing more.
    if (code === 'rule/formula' || code === 'rule/agrees')
      return !findings.some((other) => isOfValue(other) && citesLineOf(finding.message, other));
    if (code === 'rule/fact-unused')
      return !findings.some(
        (other) => other.code === 'schema/propertyNames' && other.file === file && other.path === path,
      );
    if (annotationKeys.includes(code.replace('rule/', '')))
      return !findings.some((other) => explainsAnnotation(other, finding));
    if (code === 'rule/route-form')
      return (
        file === routesFile || !findings.some((other) => other.code.startsWith('schema/') && overlaps(other, finding))
      );
    return true;
  });
}

const routesFile = 'spec/routes.yaml';

/** Codes of the schemas and of the resolver whose findings may come from what could not be read. Rules do not run over it. */
function uncertainCodes(unknowns: Unknowns): Set<string> {
  const codes = new Set<string>();
  const ignore = (when: boolean, ...uncertain: string[]) => {
    if (when) for (const code of uncertain) codes.add(code);
  };
  const isUnread = (...names: string[]) => hasUnread(unknowns, names);
  ignore(isUnread('facts', 'forms', 'roi', 'site', 'tables'), 'rule/reference');
  ignore(isUnread('facts', 'tables', 'roi'), 'rule/formula');
  // A list of rows that could not be read is not empty.
  ignore(isUnread('tables'), 'schema/refersTo', 'schema/minItems', 'rule/rows-row');
  ignore(isUnread('tables', 'forms', 'pages', 'routes'), 'schema/queryParameters');
  ignore(unknowns.addresses || isUnread('routes', 'tables', 'pages'), 'schema/href');
  ignore(isUnread('pages'), 'rule/page');
  return codes;
}

function isBorrowed({ code, path }: Finding): boolean {
  return code === 'rule/rows-row' && path.endsWith('/pick');
}

function namesSameId({ about }: Finding, { about: missing }: Finding): boolean {
  return about?.kind === 'row' && about.name.split('.')[1] === missing?.name.split('.')[1];
}

function isOfValue({ code }: Finding): boolean {
  return code.startsWith('schema/') || code.startsWith('lint/');
}

/** Does a message name the line of a finding (`spec/tables/packs.yaml:7`)? */
function citesLineOf(message: string, { file, position }: Finding): boolean {
  return new RegExp(String.raw`${escapePattern(`${file}:${position.line}`)}(?!\d)`, 'u').test(message);
}

/** The rules for addresses and for page files say more than the patterns of the schema. */
function repeatsRoute({ code, file, path }: Finding, findings: readonly Finding[]): boolean {
  return (
    code === 'schema/pattern' &&
    file === routesFile &&
    findings.some(
      (other) => ['rule/route-form', 'rule/page'].includes(other.code) && other.file === file && other.path === path,
    )
  );
}

function misnamed(fact: string, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ code, file, path }) =>
      file === 'spec/facts.yaml' &&
      ((code === 'schema/propertyNames' && kebab(path) === fact) || (code === 'schema/type' && path === fact)),
  );
}

function misidentified(table: string, findings: readonly Finding[]): boolean {
  const inTable = new RegExp(`^spec/tables/${escapePattern(table)}[./]`, 'u');
  return findings.some(
    ({ code, file, path, remedy = '' }) =>
      inTable.test(file) &&
      ((code === 'schema/pattern' && /(^|\/)id$/u.test(path)) ||
        (code === 'schema/additionalProperties' && remedy.includes('« id »'))),
  );
}

const annotationPath = new RegExp(`(^|/)(${annotationKeys.join('|')})(/[^/]*)?$`);

/** A misspelt or missing key makes the list of annotated fields wrong too. */
function explainsAnnotation(other: Finding, annotation: Finding): boolean {
  if (other.file !== annotation.file) return false;
  const mapping = annotation.path.replace(annotationPath, '');
  if (other.code === 'schema/required') return other.path === mapping;
  return other.code === 'schema/additionalProperties' && parentOf(other.path) === mapping;
}
