import type { CheckReport } from '../check.ts';
import { problemsOf, type Problem } from './problems.ts';

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
