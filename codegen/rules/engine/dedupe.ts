import { type Finding, isWithin, overlaps, parentOf, type ValuePlace } from '../../base/findings/finding.ts';
import { kebab } from '../../base/names.ts';
import { meantIn } from '../../base/findings/nearest.ts';
import { hasUnread, type Unknowns } from './rule.ts';

/** One mistake is one finding: leaves out the findings that repeat another, and those that may come from unread files. */
export function dedupe(findings: readonly Finding[], unknowns: Unknowns): Finding[] {
  const uncertain = uncertainCodes(unknowns);
  const unknown = unknowns.unknown.map(({ source, path }) => ({ file: source.document.file, path: path.join('/') }));
  /** The rows with a finding or an unknown value of their own: what pages make of them may come from it. */
  const atFault = new Set([...findings.filter(({ isDerived }) => !isDerived), ...unknown].map(rowOf));
  const isKnown = ({ code, file, path, about, takenFrom }: Finding) =>
    !uncertain.has(code) &&
    !(about?.kind === 'row' && unknowns.rows.has(about.name.replace(/\..*$/u, ''))) &&
    !(code.startsWith('schema/') && takenFrom !== undefined && atFault.has(rowOf(takenFrom))) &&
    !(code.startsWith('schema/') && unknown.some((place) => place.file === file && isMadeOf(path, place.path)));
  const known = findings.filter(isKnown);
  return known.filter((finding) => !known.some((other) => explains(other, finding)) && !isMisnamed(finding, findings));
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
  if (code === 'schema/required') return isMisplacedBlock(other, finding) || isMisspeltKey(other, finding);
  if (code === 'schema/additionalProperties') return isMisplacedBlock(other, finding);
  if (code === 'rule/reference') return isFieldOfRow(other, finding) || isMisspeltSource(other, finding);
  // An id that is wrong where it is written is missing in each table that borrows it.
  if (code === 'rule/rows-row') return isBorrowed(finding) && !isBorrowed(other) && namesSameId(other, finding);
  if (code === 'rule/route-form')
    return (
      misspells(other, 'each') ||
      (other.about?.kind === 'field' && other.about.name === 'row') ||
      (!isOfRoutes(finding) && isSchemaFault(other) && overlaps(other, finding))
    );
  // What a page shows or links to is not missing where a route has lost the page, or a key of it is misspelt.
  if (code === 'rule/fact-unused' || code === 'rule/row-not-placed')
    return other.code === 'rule/page-unused' || misspells(other) || (isOfPlace(other, finding) && isSchemaFault(other));
  if (code === 'rule/field-undrawn') return isSchemaFault(other) && isOfRows(other);
  if (code === 'rule/picture-unused')
    return other.code === 'schema/pictureFile' && finding.file.endsWith(`/${meantIn(other.remedy)}`);
  if (code === 'schema/href') return isOfLinks(other, finding);
  if (code === 'rule/formula' && misspells(other) && isSamePlace({ ...other, path: parentOf(other.path) }, finding))
    return true;
  if (code === 'rule/phone-country' && other.path === 'locale/country') return isSchemaFault(other);
  if (code === 'rule/tool-name') return other.code === 'rule/machine-place' && isSamePlace(other, finding);
  if (/rule\/form-\w/u.test(code)) return isOfForms(other, finding) || isOfLinks(other, finding);
  return isWrongValue(other, finding);
}

const isOfRoutes = ({ file }: Finding) => file === 'spec/routes.yaml';
const isSchemaFault = ({ code }: Finding) => code.startsWith('schema/');
const isOfWhole = ({ code }: Finding) => /^schema\/(?:form|file)$/.test(code);
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
  if (isSchemaFault(finding)) return isOfRoutes(finding) ? 0 : 2;
  return finding.isDerived === true ? 0 : 1;
}

/** A figure that is computed from a wrong value. */
function isWrongValue(other: Finding, { from = [] }: Finding): boolean {
  const isThere = ({ file, path, line }: ValuePlace) =>
    other.file === file && (other.position.line === line || isWithin(other.path, path));
  return isSchemaFault(other) && from.some(isThere);
}

/** A field that pages read of a row, and that the row has under a misspelt key, or lacks. */
function isFieldOfRow(other: Finding, { field }: Finding): boolean {
  return (
    field !== undefined && isOfTable(other, field.table) && field.name.split('.').some((name) => misspells(other, name))
  );
}

/** A setting under a misspelt key, and `row` on a page whose `each` is. */
function isMisspeltSource(other: Finding, { file, about }: Finding): boolean {
  const names = other.file === 'spec/site.yaml' && about?.kind === 'setting' ? about.name.split('.') : [];
  return (
    ((other.file === file || file === 'spec/routes.yaml') && misspells(other, 'each')) ||
    names.some((name) => misspells(other, name))
  );
}

/** A block of a page without the rows that it has to show, or with others. */
function isOfRows({ file, path, keys = [] }: Finding): boolean {
  return file.startsWith('spec/pages/') && (keys.includes('rows') || /\/rows(?:\/|$)/u.test(path));
}

/** A row, or the menus, in which something else is wrong: the row may have its place there without that. */
function isOfPlace(other: Finding, finding: Finding): boolean {
  return other.file === 'spec/navigation.yaml' || rowOf(other) === rowOf(finding);
}

/** A link to a form that does not read what it names: the faults of what forms read of links come first. */
function isOfLinks({ file, path, code }: Finding, finding: Finding): boolean {
  const isOfForm = file.startsWith('spec/forms/') && !finding.file.startsWith('spec/forms/');
  return isOfForm && code !== finding.code && /^(?:links|requestParameter)(?:\/|$)/u.test(path);
}

/** A form, or the rows that it offers, without what stands under a misspelt key or name. */
function isOfForms(other: Finding, { file }: Finding): boolean {
  const isOfForm = other.file === file && isSchemaFault(other) && /^groups\/.*\/(?:name|required)$/u.test(other.path);
  return isOfForm || misspells(other, 'id') || (other.file.startsWith('spec/forms/') && misspells(other));
}

/** A key that is missing since it is misspelt, in another row as well, or since the key beside it is that asks for it. */
function isMisspeltKey(other: Finding, { file, path, keys = [] }: Finding): boolean {
  const isBeside = other.keys?.length === 2 && other.file === file && parentOf(other.path) === path;
  return keys.some((key) => misspells(other, key)) || (isBeside && misspells(other, other.keys?.[1]));
}

/** @param name the key that is meant; any, when left out */
function misspells({ code, keys = [] }: Finding, name = keys[0]): boolean {
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

function isBorrowed({ code, path }: Finding): boolean {
  return code === 'rule/rows-row' && path.endsWith('/pick');
}

function namesSameId({ about }: Finding, { about: missing }: Finding): boolean {
  return about?.kind === 'row' && about.name.includes('.') && about.name.split('.')[1] === missing?.name.split('.')[1];
}

/** A row with a wrong `id`, or a fact with a wrong name, is not missing as well. */
function isMisnamed({ code: own, about }: Finding, findings: readonly Finding[]): boolean {
  const [name = ''] = about?.name.split('.') ?? [];
  if (about?.kind === 'row') {
    return findings.some(
      ({ code, file, path, keys }) =>
        isOfTable({ file }, name) &&
        ((code.startsWith('schema/') && /(^|\/)id$/u.test(path)) ||
          (code === 'schema/additionalProperties' && keys?.includes('id') === true)),
    );
  }
  if (about?.kind === 'accent')
    return findings.some(
      (other) => other.file === 'spec/theme.yaml' && isSchemaFault(other) && other.path.startsWith('accents/'),
    );
  if (about?.kind !== 'fact' || own.startsWith('schema/')) return false;
  return findings.some(
    ({ code, file, path }) =>
      file === 'spec/facts.yaml' &&
      ((code === 'schema/propertyNames' && kebab(path) === name) || (code === 'schema/type' && path === name)),
  );
}
