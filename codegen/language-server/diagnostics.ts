import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver/node';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../load/findings/finding.ts';
import { rangeOf } from './ranges.ts';

/** The findings of `check` as editors mark them, by file: the same words, at the same places. */
export function diagnosticsOf(findings: readonly Finding[], engine: string): Map<string, Diagnostic[]> {
  const uriOf = (file: string) => pathToFileURL(join(engine, file)).href;
  const files = Map.groupBy(findings, ({ file }) => uriOf(file));
  return new Map([...files].map(([uri, all]) => [uri, all.map((finding) => diagnosticOf(finding, uriOf))]));
}

function diagnosticOf(
  { position, path, code, message, remedy, others = [] }: Finding,
  uriOf: (file: string) => string,
): Diagnostic {
  const sentence = remedy === undefined ? message : `${message} ${remedy}`;
  return {
    range: rangeOf(position),
    severity: DiagnosticSeverity.Error,
    source: 'spécification',
    code,
    message: path === '' ? sentence : `${path} : ${sentence}`,
    relatedInformation: others.map(({ file, line, column }) => ({
      location: { uri: uriOf(file), range: rangeOf({ line, column, endColumn: column }) },
      message: 'Même cause ici.',
    })),
  };
}
