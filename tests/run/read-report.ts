import { readFile } from 'node:fs/promises';

/** A JSON report of a test runner; empty where there is none, or where it is no object. */
export async function readReport(path: string): Promise<Record<string, unknown>> {
  const report: unknown = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  return isRecord(report) ? report : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
