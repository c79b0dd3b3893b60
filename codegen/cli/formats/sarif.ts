import { hash } from 'node:crypto';
import type { CheckReport } from '../check.ts';
import { problemsOf, type Problem } from './problems.ts';

/** Where the standard keeps the schema of its version 2.1.0. */
const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The folder where the command runs, which readers of the log know. */
const base = '%SRCROOT%';

/** What the codes that begin so look at, in French. */
const families: Readonly<Record<string, string>> = {
  lint: 'Écriture : ce que YAML comprendrait autrement',
  read: 'Fichiers qui manquent, ou que rien ne lit',
  release: 'À régler avant la mise en ligne',
  rule: 'Accord entre les fichiers',
  schema: "Forme d'une valeur",
  yaml: 'YAML qui ne se lit pas',
};

/** SARIF 2.1.0, as code scanning reads it. */
export function formatSarif(report: CheckReport): string {
  const problems = problemsOf(report);
  const codes = [...new Set(problems.map(({ code }) => code))];
  const isClean = report.outcome === 'valid' || report.outcome === 'settled';
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'check', language: 'fr', rules: codes.map(ruleOf) } },
        language: 'fr',
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [base]: { description: { text: 'Le dossier où la commande est lancée.' } } },
        invocations: [{ executionSuccessful: true, exitCode: isClean ? 0 : 1 }],
        results: problems.map((problem) => resultOf(problem, codes.indexOf(problem.code))),
      },
    ],
  };
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

function ruleOf(code: string) {
  const [family = ''] = code.split('/');
  return { id: code, shortDescription: { text: families[family] ?? code } };
}

function resultOf({ severity, code, message, path, others, ...place }: Problem, ruleIndex: number) {
  const location = physical(place);
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: message },
    locations: [{ ...location, ...(path !== '' && { logicalLocations: [{ fullyQualifiedName: path }] }) }],
    ...(others.length > 0 && {
      relatedLocations: others.map((other, index) => ({ id: index + 1, ...physical(other) })),
    }),
    // By the place in the document, not the line: the same mistake stays the same when lines are added above it.
    partialFingerprints: { 'mistake/v1': hash('sha256', [code, place.file, path, message].join('\0')).slice(0, 32) },
  };
}

function physical({ file, line, column, endColumn }: Pick<Problem, 'file' | 'line' | 'column' | 'endColumn'>) {
  const uri = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const end = endColumn === undefined ? {} : { endColumn };
  return {
    physicalLocation: {
      artifactLocation: { uri, uriBaseId: base },
      region: { startLine: line, startColumn: column, ...end },
    },
  };
}
