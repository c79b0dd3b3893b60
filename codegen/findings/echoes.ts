import type { Finding } from './finding.ts';
import { isWithin, overlaps, parentOf } from './place.ts';
import { annotationKeys } from '../resolve/annotations.ts';
import { kebab } from '../validate/mended.ts';
import type { Origin } from '../resolve/resolver.ts';

/** What a run could not know, and must not judge. */
export interface Gaps {
  /** Files that could not be read or parsed. */
  unread: readonly string[];
  /** Places whose value could not be known: a reference there leads nowhere. */
  unknown: readonly Origin[];
  /** Some route made no page. */
  routes: boolean;
  /** Some page has no list of blocks. */
  pages: boolean;
  /** Some address could not be worked out. */
  addresses: boolean;
}

/** One mistake is one finding: leaves out those that only repeat another, or that judge what could not be known. */
export function withoutEchoes(findings: readonly Finding[], gaps: Gaps): Finding[] {
  const uncertain = uncertainCodes(gaps);
  const unknown = gaps.unknown.map(({ source, path }) => ({ file: source.document.file, path: path.join('/') }));
  return findings.filter((finding) => {
    const { code, file, path } = finding;
    if (uncertain.has(code)) return false;
    if (code.startsWith('schema/'))
      return (
        !unknown.some((place) => place.file === file && isWithin(path, place.path)) && !repeatsRoute(finding, findings)
      );
    // A page that is named wrongly is not missing from the list as well.
    if (code === 'rule/fact-place')
      return !findings.some(
        (other) => other.code === 'schema/href' && other.file === file && isWithin(other.path, path),
      );
    // A fact under a name of the wrong form is not missing as well.
    if (finding.about?.kind === 'fact' && misnamed(finding.about.name.split('.')[0] ?? '', findings)) return false;
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

/** Codes whose findings may come from a gap. */
function uncertainCodes({ unread, unknown, routes, pages, addresses }: Gaps): Set<string> {
  const codes = new Set<string>();
  const doubt = (when: boolean, ...doubtful: string[]) => {
    if (when) for (const code of doubtful) codes.add(code);
  };
  const lacks = (...names: string[]) => unread.some((file) => names.some((name) => file.startsWith(`spec/${name}`)));
  doubt(lacks('facts', 'site', 'tables'), 'rule/reference');
  doubt(lacks('tables'), 'schema/refersTo', 'schema/carries');
  doubt(addresses || lacks('routes', 'tables', 'pages'), 'schema/href', 'rule/fact-place');
  doubt(unread.length > 0 || unknown.length > 0 || routes || pages, 'rule/fact-unused');
  doubt(routes || lacks('routes'), 'rule/page-unused');
  doubt(lacks('pages'), 'rule/page');
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
