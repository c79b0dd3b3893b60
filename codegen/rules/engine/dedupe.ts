import type { Finding } from '../../base/findings/finding.ts';
import { isWithin, overlaps, parentOf } from '../../base/findings/fault.ts';
import { kebab } from '../../base/names.ts';
import { hasUnread, type Unknowns } from './rule-inputs.ts';

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
    !(code.startsWith('schema/') && unknown.some((place) => place.file === file && isWithin(path, place.path)));
  return findings.filter((finding) => {
    const explains = isOfWhole(finding)
      ? isOfPart
      : (explanations.get(finding.code) ?? (isSchemaFault(finding) ? isWrongValue : undefined));
    return (
      isKnown(finding) &&
      !(explains !== undefined && findings.some((other) => explains(other, finding))) &&
      !isMisnamed(finding, findings)
    );
  });
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

/** True if the finding repeats the other one. */
type Explains = (other: Finding, finding: Finding) => boolean;

const isOfRoutes = ({ file }: Finding) => file === 'spec/routes.yaml';
const isRouteFault = ({ code }: Finding) => code === 'rule/route-form' || code === 'rule/page';
const isSchemaFault = ({ code }: Finding) => code.startsWith('schema/');
const isLintFault = ({ code }: Finding) => code.startsWith('lint/');
const isSamePlace: Explains = (other, { file, path }) => other.file === file && other.path === path;
const isSchemaFaultThere: Explains = (other, finding) => isSchemaFault(other) && isSamePlace(other, finding);

const isLintFaultOfLine: Explains = (other, { file, position }) =>
  isLintFault(other) && other.file === file && other.position.line === position.line;

/** A form or a file is used whole: what is wrong in it is reported where it is written. */
const isOfWhole = ({ code }: Finding) => /^schema\/(?:form|file)$/.test(code);
const isOfPart: Explains = (other) => !isOfWhole(other) && (isSchemaFault(other) || isLintFault(other));

/** A figure that is computed from a wrong value, or a text that shows one. */
const isWrongValue: Explains = (other, { from = [] }) =>
  (isSchemaFault(other) || isLintFault(other)) &&
  from.some(
    ({ file, path, line }) => other.file === file && (other.position.line === line || isWithin(other.path, path)),
  );

/** A field that pages read of a row, and that the row has under a misspelt key, or lacks. */
const isFieldOfRow: Explains = (other, { field }) =>
  field !== undefined && isOfTable(other, field.table) && field.name.split('.').some((name) => misspells(other, name));

/** A setting under a misspelt key, and `row` on a page whose `each` is. */
const isMisspeltSource: Explains = (other, { file, about }) =>
  ((other.file === file || file === 'spec/routes.yaml') && misspells(other, 'each')) ||
  (other.file === 'spec/site.yaml' &&
    about?.kind === 'setting' &&
    about.name.split('.').some((name) => misspells(other, name)));

/** The key without which a form, or the rows that it offers, say less than they should. */
const isLeftOut =
  (key: string): Explains =>
  (other) =>
    misspells(other, key);

/** A key that is missing since it is misspelt, in another row as well, or since the key beside it is that asks for it. */
const isMisspeltKey: Explains = (other, { file, path, keys = [] }) =>
  keys.some((key) => misspells(other, key)) ||
  (other.keys?.length === 2 && misspells(other, other.keys[1]) && other.file === file && parentOf(other.path) === path);

function misspells({ code, keys }: Finding, name = ''): boolean {
  return code === 'schema/additionalProperties' && keys?.includes(name) === true;
}

/** A block that stands among the items of another one: what is wrong with these keys is that they are there. */
const isMisplacedBlock: Explains = (other, { file, path }) =>
  other.code === 'schema/additionalProperties' &&
  other.file === file &&
  (other.keys?.length ?? 0) > 1 &&
  other.keys?.includes('type') === true &&
  isWithin(path, parentOf(other.path)) &&
  path !== other.path;

const explanations: ReadonlyMap<string, Explains> = new Map<string, Explains>([
  ['schema/required', (other, finding) => isMisplacedBlock(other, finding) || isMisspeltKey(other, finding)],
  ['schema/additionalProperties', isMisplacedBlock],
  // An id that is wrong where it is written is missing in each table that borrows it.
  ['rule/rows-row', (other, finding) => isBorrowed(finding) && !isBorrowed(other) && namesSameId(other, finding)],
  // The remains of a paste or of a wrong encoding explain the characters of their line.
  ['rule/character', (other, finding) => isLintFaultOfLine(other, finding) || isSchemaFaultThere(other, finding)],
  ['rule/reference', (other, finding) => isFieldOfRow(other, finding) || isMisspeltSource(other, finding)],
  ['rule/form-link-choice', isLeftOut('id')],
  ['rule/form-hint-choice', isLeftOut('id')],
  ['rule/form-hint-field', isLeftOut('groups')],
  ['rule/form-place', isLeftOut('line')],
  ['rule/fact-value', isSchemaFaultThere],
  ['rule/typed-figure', isSchemaFaultThere],
  ['rule/tool-name', (other, finding) => other.code === 'rule/machine-place' && isSamePlace(other, finding)],
  [
    'rule/text-twice',
    (other, finding) =>
      (other.code === 'rule/own-field' && isSamePlace(other, finding)) || isWrongValue(other, finding),
  ],
  [
    'rule/form-field-unknown',
    (other, { file }) => other.file === file && (/^groups\/.*\/name$/u.test(other.path) || misspells(other, 'groups')),
  ],
  ['rule/formula', isWrongValue],
  ['rule/agrees', isWrongValue],
  ['rule/fact-unused', (other, finding) => other.code === 'schema/propertyNames' && isSamePlace(other, finding)],
  [
    'rule/route-form',
    (other, finding) =>
      misspells(other, 'each') || (!isOfRoutes(finding) && isSchemaFault(other) && overlaps(other, finding)),
  ],
  // The rules for addresses and page files are more precise than the patterns of the schema.
  ['schema/pattern', (other, finding) => isOfRoutes(finding) && isRouteFault(other) && isSamePlace(other, finding)],
]);

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
  if (about?.kind !== 'fact' || own.startsWith('schema/')) return false;
  return findings.some(
    ({ code, file, path }) =>
      file === 'spec/facts.yaml' &&
      ((code === 'schema/propertyNames' && kebab(path) === name) || (code === 'schema/type' && path === name)),
  );
}
