import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a script of the project gives to Node, as `npm run` does. @throws where there is none, or it starts something else */
export async function scriptOf(root: string, name: string): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [program, ...args] = scripts[name]?.split(' ') ?? [];
  if (program !== 'node') throw new Error(`the script ${name} does not start node`);
  return args;
}
