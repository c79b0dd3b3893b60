import type { Finding } from './finding.ts';
import { isWithin, overlaps, parentOf } from './place.ts';
import { annotationKeys } from '../read/annotations.ts';
import { kebab } from '../validate/suggest-fix.ts';
import { hasUnread, type Unknowns } from './unknowns.ts';

/** One mistake is one finding: leaves out those that only repeat another, or that judge what could not be known. */
export function dedupe(findings: readonly Finding[], unknowns: Unknowns): Finding[] {
  const uncertain = uncertainCodes(unknowns);
  const unknown = unknowns.unknown.map(({ source, path }) => ({ file: source.document.file, path: path.join('/') }));
  return findings.filter((finding) => {
    const { code, file, path } = finding;
    if (uncertain.has(code)) return false;
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
          other.code.startsWith('lint/') && other.file === file && other.position.line === finding.position.line,
      );
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
  ignore(isUnread('tables'), 'schema/refersTo', 'rule/rows-row');
  ignore(isUnread('tables', 'forms', 'pages', 'routes'), 'schema/queryParameters');
  ignore(unknowns.addresses || isUnread('routes', 'tables', 'pages'), 'schema/href');
  ignore(isUnread('pages'), 'rule/page');
  return codes;
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
    ({ code, file, path }) => code === 'schema/propertyNames' && file === 'spec/facts.yaml' && kebab(path) === fact,
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
