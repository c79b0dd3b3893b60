import { hash } from 'node:crypto';
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

/** A Code Quality report of GitLab, which shows each problem in the merge request, at its line. */
export function formatGitlab(report: CheckReport): string {
  const problems = problemsOf(report).map(({ severity, code, file, path, line, message }) => ({
    description: message.toWellFormed(),
    check_name: code,
    // The same problem has the same one wherever its line is.
    fingerprint: hash('sha256', JSON.stringify([file, path, code, message])),
    severity: severities[severity],
    location: { path: file, lines: { begin: line } },
  }));
  return `${JSON.stringify(problems, undefined, 2)}\n`;
}

const severities: Readonly<Record<Problem['severity'], string>> = { error: 'major', warning: 'minor', note: 'info' };
