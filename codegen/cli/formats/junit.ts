import type { CheckReport } from '../check.ts';
import { problemsOf, type Problem } from './problems.ts';

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
    ...(notes.length > 0 ? [`<system-out>${text(notes.join('\n'))}</system-out>`] : []),
    '</testsuite>',
  ].join('\n');
}

function caseOf(problem: Problem): string {
  const { code, file, line, column, path, message, frame } = problem;
  const name = `${code} ${line}:${column}${path === '' ? '' : ` ${path}`}`;
  const body = frame === '' ? placed(problem) : `${placed(problem)}\n${frame}`;
  return [
    `<testcase name="${attribute(name)}" classname="${attribute(file)}" file="${attribute(file)}" line="${line}">`,
    `<failure message="${attribute(message)}" type="${attribute(code)}">${text(body)}</failure>`,
    '</testcase>',
  ].join('\n');
}

function placed({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column} : ${message}`;
}

function text(value: string): string {
  return readable(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** XML has no place for control characters and lone surrogates, however they are written: a spec at fault may hold them. */
function readable(value: string): string {
  // eslint-disable-next-line no-control-regex -- these are the ones meant
  return value.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '\uFFFD');
}
