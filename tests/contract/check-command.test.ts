import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatFindings, type Finding } from '../../codegen/base/findings/finding.ts';
import { findingCase } from '../findings/cases.ts';
import { duringProject, findingsOf, root, withProject } from '../findings/project.ts';
import { writeBelow } from '../run/test-folder.ts';
import { runHere } from './run-here.ts';

const check = (folder: string) =>
  spawnSync(process.execPath, [join(root, 'codegen/start.js'), 'check'], { cwd: folder, encoding: 'utf8' });
const withCase = (work: (folder: string) => Promise<void>) =>
  duringProject(async (folder) => {
    writeBelow(folder, Object.fromEntries(findingCase('several-mistakes').files));
    await work(folder);
  });

test('a Node that is too old says which one is needed, and how to start it', () => {
  const older = "data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '22.23.3' })";
  const args = ['--import', older, join(root, 'codegen/start.js'), 'check', '--release'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
  expect(stderr).toBe(
    "Cette commande demande Node 24.4 ou plus récent ; celui-ci est Node 22.23.3. Le projet contient le sien : lancez « npm run check » et, s'il manque encore, « npm ci --ignore-scripts=false » avant.\n",
  );
});

test('exit code 0 when the spec is clean', () => {
  const { status, stdout, stderr } = withProject(undefined, (folder) => check(folder));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Spécification valide : 2 pages, 1 ligne de table, 3 chiffres \([\d,]+ s\)\.\n$/);
});

test('exit code 1 and every finding when it is not', () => {
  const { status, stdout, stderr } = withProject('several-mistakes', (folder) => check(folder));
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(findingCase('several-mistakes').expected);
});

test('the same findings as JSON', () =>
  withCase(async (folder) => {
    const { status, stdout } = await runHere(folder, 'check', '--format', 'json');
    expect(status).toBe(1);
    const { findings } = JSON.parse(stdout) as { findings: Finding[] };
    expect(`${formatFindings(findings)}\n`).toBe(findingCase('several-mistakes').expected);
  }));

test('in the format that is asked for, in a file beside the same text', () =>
  withCase(async (folder) => {
    const [findings, report] = [findingsOf(folder), join(folder, 'report.txt')];
    const { status, stdout, stderr } = await runHere(folder, 'check', '--format', 'github', '--output', report);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(findingCase('several-mistakes').expected);
    const lines = readFileSync(report, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => line.replace(/,col=.*/u, ''))).toEqual(
      findings.map(({ file, position }) => `::error file=${file},line=${position.line}`),
    );
    const lost = await runHere(folder, 'check', '--format', 'gitlab', '--output', 'no-such-folder/report.json');
    expect(lost).toMatchObject({ status: 3, stderr: expect.stringContaining("« no-such-folder » n'existe pas") });
  }));

test('exit code 3 for a fault of our own, and nothing that looks like a finding', () =>
  duringProject(async (folder) => {
    rmSync(join(folder, 'codegen/schema/common.schema.yaml'));
    const { status, stdout, stderr } = await runHere(folder, 'check');
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    expect(stderr).toContain('Une erreur de notre programme, et non de la spécification');
  }));
