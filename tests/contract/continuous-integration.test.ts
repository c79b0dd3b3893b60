import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isObject } from '../../codegen/base/json.ts';
import { engine } from './edited-sites.ts';

const read = (file: string) => readFileSync(join(engine, file), 'utf8');
const github = '.github/workflows/site.yaml';
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('each job of GitHub waits for jobs that exist, and its steps run a command or an action of a version', () => {
  const { jobs } = parse(read(github)) as { jobs: Record<string, { needs?: string; steps: object[] }> };
  for (const { needs, steps } of Object.values(jobs)) {
    expect(needs === undefined || needs in jobs).toBe(true);
    for (const step of steps) {
      if ('run' in step) expect(step.run).toBeTypeOf('string');
      else expect(step).toMatchObject({ uses: expect.stringMatching(/^actions\/[\w-]+@v\d+$/) });
    }
  }
});

test('each job of GitLab has a stage that exists, its conditions, and a script of texts', () => {
  const { stages, image, workflow, ...jobs } = parse(read('.gitlab-ci.yml')) as Record<string, unknown>;
  expect({ image, workflow }).toEqual({ image: expect.stringMatching(/^node:/), workflow: expect.anything() });
  const are = (holds: (one: unknown) => boolean) => expect.toSatisfy((all: unknown[]) => all.every(holds));
  for (const job of Object.values(jobs))
    expect(job).toMatchObject({
      stage: expect.toBeOneOf(stages as string[]),
      rules: are((rule) => isObject(rule) && typeof rule.if === 'string'),
      script: are((line) => typeof line === 'string'),
    });
});

test.for([github, '.gitlab-ci.yml', '.ci/publish', '.ci/run'])(
  '%s runs what exists, with variables of the docs',
  (file) => {
    const named = (pattern: RegExp) => [...read(file).matchAll(pattern)].map(([, name]) => String(name));
    for (const name of named(/npm run (?:--silent )?([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(name);
    for (const program of named(/^\s*- (?:run: )?(\.ci\/\w+)$/gm)) accessSync(join(engine, program), constants.X_OK);
    for (const name of named(/\b(DEPLOY_[A-Z_]+|PUSH_TOKEN)\b/g))
      expect(read('docs/servers.md')).toContain(`\`${name}\``);
  },
);
