import { capitalized } from '../../src/shared/locale.ts';
import type { Finding, Position } from '../base/findings/finding.ts';
import type { CheckReport } from './check.ts';

/** One line of a report for machines, whatever its kind. Its message is a sentence or more, without a line break; the frame may be empty. */
interface Problem extends Pick<Finding, 'code' | 'file' | 'path' | 'message' | 'frame'>, Omit<Position, 'endColumn'> {
  readonly severity: 'error' | 'warning' | 'note';
  /** Exclusive; unknown where a key is meant. */
  readonly endColumn?: number;
}

/** Findings first. */
function problemsOf({ findings, items, notes }: CheckReport): Problem[] {
  return [
    ...findings.map(({ position, message, remedy, ...finding }) => ({
      ...finding,
      ...position,
      message: sentence(remedy === undefined ? message : `${message} ${remedy}`),
    })),
    ...[...items, ...notes].map(({ kind, note, ...item }) => ({
      ...item,
      code: `release/${kind}`,
      message: sentence(`${item.path} : ${note}`),
      frame: '',
    })),
  ];
}

/** Without the line breaks that a value of the spec may hold, and with a capital. */
function sentence(text: string): string {
  return capitalized(text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/gu, ' '));
}

const commands: Readonly<Record<Problem['severity'], string>> = { error: 'error', warning: 'warning', note: 'notice' };

/** Workflow commands of GitHub Actions, one a line: each becomes an annotation on its line of the pull request. */
export function formatGithub(report: CheckReport): string {
  return problemsOf(report)
    .map((problem) => `${commandOf(problem)}\n`)
    .join('');
}

function commandOf({ severity, code, file, line, column, endColumn, message, frame }: Problem): string {
  const place = { file, line, col: column, ...(endColumn !== undefined && { endColumn }), title: code };
  const properties = Object.entries(place).map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  const text = frame === '' ? message : `${message}\n${frame}`;
  return `::${commands[severity]} ${properties.join(',')}::${escapedText(text)}`;
}

/** A line break would end the command, and what follows it could be another one. */
function escapedText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapedProperty(text: string): string {
  return escapedText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** JUnit XML: a suite for each file that something is wrong with, and a failed case for each thing; one passed case where nothing is. */
export function formatJunit(report: CheckReport): string {
  const problems = problemsOf(report);
  const faults = problems.filter(({ severity }) => severity !== 'note');
  const notes = problems.filter(({ severity }) => severity === 'note').map(placed);
  const suites = [...Map.groupBy(faults, ({ file }) => file)].map(([file, own]) => suiteOf(file, own));
  const passed = suiteOf(
    'spec',
    [],
    `<testcase name="${attribute(outcomes[report.outcome])}" classname="spec"/>`,
    notes,
  );
  const tests = Math.max(1, faults.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="check" tests="${tests}" failures="${faults.length}" errors="0">`,
    ...(faults.length === 0 ? [passed] : suites),
    '</testsuites>\n',
  ].join('\n');
}

const outcomes: Readonly<Record<CheckReport['outcome'], string>> = {
  valid: 'Spécification valide',
  settled: 'Rien ne reste à régler',
  findings: 'Spécification à corriger',
  unsettled: 'À régler avant la mise en ligne',
};

function suiteOf(name: string, faults: readonly Problem[], passed?: string, notes: readonly string[] = []): string {
  const tests = passed === undefined ? faults.length : 1;
  return [
    `<testsuite name="${attribute(name)}" tests="${tests}" failures="${faults.length}" errors="0" skipped="0">`,
    ...(passed === undefined ? faults.map(caseOf) : [passed]),
    ...(notes.length > 0 ? [`<system-out>${xml(notes.join('\n'))}</system-out>`] : []),
    '</testsuite>',
  ].join('\n');
}

function caseOf(problem: Problem): string {
  const { code, file, line, column, path, message, frame } = problem;
  const name = `${code} ${line}:${column}${path === '' ? '' : ` ${path}`}`;
  const body = frame === '' ? placed(problem) : `${placed(problem)}\n${frame}`;
  return [
    `<testcase name="${attribute(name)}" classname="${attribute(file)}" file="${attribute(file)}" line="${line}">`,
    `<failure message="${attribute(message)}" type="${attribute(code)}">${xml(body)}</failure>`,
    '</testcase>',
  ].join('\n');
}

function placed({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} : ${message}`;
}

function xml(value: string): string {
  return readable(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function attribute(value: string): string {
  return xml(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** XML has no place for control characters and lone surrogates, however they are written: a spec at fault may hold them. */
function readable(value: string): string {
  // eslint-disable-next-line no-control-regex -- these are the ones meant
  return value.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '\uFFFD');
}
