import { type Finding, isWithin, parentOf, type ValuePlace } from '../../base/findings/finding.ts';
import { kebab } from '../../base/names.ts';
import { findingPlace } from '../../model/resolve/resolved.ts';
import { hasUnread, type Unknowns } from './rule.ts';

/** One mistake is one finding: leaves out the findings that repeat another, and those that may come from unread files. */
export function dedupe(findings: readonly Finding[], unknowns: Unknowns): Finding[] {
  const uncertain = uncertainCodes(unknowns);
  const unknown = unknowns.unknown.map(findingPlace);
  /** The rows with a finding or an unknown value of their own, or of a row that they name: what pages make of them may come from it. */
  const naming = unknowns.unknown.flatMap(({ row }) => (row === undefined ? [] : [findingPlace(row)]));
  const atFault = new Set([...findings.filter(({ isDerived }) => !isDerived), ...unknown, ...naming].map(rowOf));
  const isKnown = ({ code, file, path, about, takenFrom }: Finding) =>
    !uncertain.has(code) &&
    !(about?.kind === 'row' && unknowns.rows.has(about.name.replace(/\..*$/u, ''))) &&
    !(code.startsWith('schema/') && takenFrom !== undefined && atFault.has(rowOf(takenFrom))) &&
    !(code.startsWith('schema/') && unknown.some((place) => place.file === file && isMadeOf(path, place.path)));
  const known = findings.filter(isKnown);
  return known.filter(
    (finding) =>
      !known.some((other) => explains(other, finding)) && !findings.some((other) => isMisnamed(other, finding)),
  );
}

/** Is a place within one that is unknown? The calculation of a fact, which may be the reason, is written there. */
function isMadeOf(path: string, unknown: string): boolean {
  return isWithin(path, unknown) && !isWithin(path, `${unknown}/derived`);
}

/** The row or the fact that holds a place: `spec/tables/packs.yaml 2`. A table file that is no list is one row. */
function rowOf({ file, path }: Pick<Finding, 'file' | 'path'>): string {
  const [step = ''] = path.split('/');
  return `${file} ${file.startsWith('spec/tables/') && !/^\d+$/.test(step) ? '' : step}`;
}

/** The codes of schemas and references that are uncertain while some files are unread. Rules do not run over unread files. */
const uncertainWithout: readonly { files: readonly string[]; codes: readonly string[] }[] = [
  { files: ['facts', 'forms', 'roi', 'site', 'tables'], codes: ['rule/reference'] },
  { files: ['facts', 'tables', 'roi'], codes: ['rule/formula'] },
  { files: ['tables'], codes: ['schema/refersTo', 'schema/minItems', 'rule/rows-row'] },
  { files: ['routes', 'tables'], codes: ['schema/href'] },
  { files: ['pages'], codes: ['rule/page'] },
];

function uncertainCodes(unknowns: Unknowns): Set<string> {
  const codes = uncertainWithout.flatMap((entry) => (hasUnread(unknowns, entry.files) ? entry.codes : []));
  return new Set(unknowns.addresses ? [...codes, 'schema/href'] : codes);
}

/** True if the finding repeats the other one, or is its effect. */
function explains(other: Finding, finding: Finding): boolean {
  const { code } = finding;
  // A form or a file is used whole: what is wrong in it is reported where it is written.
  if (isOfWhole(finding)) return isSchemaFault(other) && !isOfWhole(other);
  if (isSamePlace(other, finding) && rankOf(other) > rankOf(finding)) return true;
  if (isSameValue(other, finding) && rankOfUse(other) > rankOfUse(finding)) return true;
  if (namesMissed(finding).some((name) => misspells(other, name))) return true;
  if (isOfLinks(other, finding)) return true;
  // What may be missing only since something else is wrong waits until nothing is.
  if (finding.isLast === true)
    return (isSchemaFault(other) && !isOfLinks(finding, other)) || other.code === 'rule/page-unused';
  if (code === 'schema/required') return isMisplacedBlock(other, finding) || isOddlyKeyed(other, finding);
  if (code === 'schema/additionalProperties') return isMisplacedBlock(other, finding);
  // An id that is wrong itself is missing in the lists that choose among such.
  if (code === 'schema/itemOf')
    return isSchemaFault(other) && other.file === finding.file && other.path.endsWith('/id');
  if (code === 'schema/compared') return isCompared(other, finding);
  if (code === 'rule/route-form' && isAboutRow(other)) return true;
  // A list with an item twice is longer than those that go with it.
  if (code === 'schema/oneEach') return other.code === 'schema/uniqueItems' && other.file === finding.file;
  return isWrongValue(other, finding);
}

const isOfRoutes = ({ file }: Finding) => file === 'spec/routes.yaml';
const isSchemaFault = ({ code }: Finding) => code.startsWith('schema/') || code === 'rule/block-type';
const isOfWhole = ({ code }: Finding) => /^schema\/(?:form|file)$/.test(code);
const isAboutRow = ({ about }: Finding) => about?.kind === 'field' && about.name === 'row';
const isSamePlace = (other: Finding, { file, path }: Finding) => other.file === file && other.path === path;

/** A value that two places take, and that suits neither. */
function isSameValue({ takenFrom: other }: Finding, { takenFrom }: Finding): boolean {
  return takenFrom !== undefined && other?.file === takenFrom.file && other.path === takenFrom.path;
}

/** What a page takes from a row comes after what the row takes from elsewhere, and what it makes of it last. */
function rankOfUse({ isDerived, file }: Finding): number {
  if (isDerived === true) return 0;
  return file.startsWith('spec/pages/') ? 1 : 2;
}

/** Of several findings at one place, the schema knows most; of addresses, the rules do. What is made of several values comes last. */
function rankOf(finding: Finding): number {
  if (isSchemaFault(finding)) return isOfRoutes(finding) ? 1 : 3;
  if (finding.isLast === true) return 0;
  return finding.isDerived === true ? 1 : 2;
}

/** A value that is worked out from a wrong one, or from wrong parts of its own. */
function isWrongValue(other: Finding, { code, file, path, from = [] }: Finding): boolean {
  const own = /^rule\/(?:formula|route-form)$/.test(code) ? [{ file, path }] : [];
  const isThere = (place: ValuePlace) =>
    other.file === place.file && (other.position.line === place.line || isWithin(other.path, place.path));
  return isSchemaFault(other) && !isOfRoutes(other) && [...own, ...from].some(isThere);
}

/** A value that is compared with one at fault. */
function isCompared(other: Finding, { file, path, keys = [] }: Finding): boolean {
  const places = keys.map((key) => `${parentOf(path)}/${key}`);
  return isSchemaFault(other) && other.code !== 'schema/compared' && other.file === file && places.includes(other.path);
}

/** The names of what a finding misses: it is not missing where a key of that name is misspelt, in another row as well. */
function namesMissed(finding: Finding): readonly string[] {
  const { code, keys = [], field, about } = finding;
  if (code === 'schema/required') return keys;
  if (code === 'rule/route-form' || isAboutRow(finding)) return ['each'];
  return field?.name.split('.') ?? (about?.kind === 'setting' ? about.name.split('.') : []);
}

/** A link to a form that does not read what it names: the faults of what forms read of links come first. */
function isOfLinks({ file, path }: Finding, finding: Finding): boolean {
  const isOfForm = file.startsWith('spec/forms/') && !finding.file.startsWith('spec/forms/');
  const isLink = finding.code === 'schema/href' || finding.isLast === true;
  return isLink && isOfForm && /^(?:links|requestParameter)(?:\/|$)/u.test(path);
}

/** What lacks a key has others that are misspelt, or the keys of something else. */
function isOddlyKeyed(other: Finding, { file, path }: Finding): boolean {
  const isOdd = other.code === 'schema/additionalProperties' && (other.keys?.length ?? 0) > 1;
  return isOdd && other.file === file && parentOf(other.path) === path;
}

function misspells({ code, keys = [] }: Finding, name: string | undefined): boolean {
  return code === 'schema/additionalProperties' && name !== undefined && keys.includes(name);
}

/** A block that stands among the items of another one: what is wrong with these keys is that they are there. */
function isMisplacedBlock(other: Finding, { file, path }: Finding): boolean {
  const isBlock = (other.keys?.length ?? 0) > 1 && misspells(other, 'type');
  return isBlock && other.file === file && isWithin(path, parentOf(other.path)) && path !== other.path;
}

function isOfTable({ file }: Pick<Finding, 'file'>, table: string): boolean {
  return file.startsWith(`spec/tables/${table}.`) || file.startsWith(`spec/tables/${table}/`);
}

/** A row with a wrong `id`, a fact or an accent with a wrong name: it is not missing as well. */
function isMisnamed(other: Finding, { code, about }: Finding): boolean {
  const [name = ''] = about?.name.split('.') ?? [];
  const { file, path } = other;
  if (about?.kind === 'row' && isOfTable(other, name))
    return other.keys?.includes('id') === true || (isSchemaFault(other) && /(^|\/)id$/u.test(path));
  if (about?.kind === 'accent')
    return file === 'spec/theme.yaml' && isSchemaFault(other) && path.startsWith('accents/');
  const isFact = about?.kind === 'fact' && !code.startsWith('schema/');
  return isFact && file === 'spec/facts.yaml' && isSchemaFault(other) && kebab(path) === name;
}
