import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON, isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';

/**
 * A module with all that it imports, as the text of one function: it is given the object that takes what the module exports, `require`, and what stands
 * for `import()`, which a script does not have.
 * @param engine the folder of the engine
 * @param before modules that are loaded as they are
 * @returns with the files and folders that it is made of
 */
export async function bundlePart(
  engine: string,
  input: string,
  before: readonly string[],
): Promise<{ code: string; madeOf: readonly string[] }> {
  const rules = join(engine, 'codegen/load/rules');
  const bundle = await rolldown({
    input,
    platform: 'node',
    tsconfig: false,
    external: [...before],
    makeAbsoluteExternalsRelative: false,
    plugins: [packages(), listRules(rules), keepPlaces()],
    onLog: (level, { message }) => {
      if (level === 'warn') throw new Error(message);
    },
  });
  const { output } = await bundle.generate({ format: 'cjs', codeSplitting: false, comments: false });
  // Those whose values stand in others among them.
  const files = await bundle.watchFiles;
  await bundle.close();
  const [{ code }] = output;
  return {
    code: `((exports, require, importModule) => {'use strict';\n${importing(code)}\n})`,
    madeOf: [...files, ...before, rules],
  };
}

/** Packages are loaded as before. One that is an ES module and imported as one has no way into a script but to become a part of it. */
function packages(): Plugin {
  return {
    name: 'packages',
    resolveId(source, _, { kind }) {
      if (/^[./\0]/.test(source)) return undefined;
      const isPart = kind === 'import-statement' && !isBuiltin(source) && isModule(import.meta.resolve(source));
      return isPart ? fileURLToPath(import.meta.resolve(source)) : { id: source, external: true };
    },
  };
}

function isModule(url: string): boolean {
  const description = findPackageJSON(url);
  if (url.endsWith('.mjs') || description === undefined) return url.endsWith('.mjs');
  return (
    (JSON.parse(readFileSync(description, 'utf8')) as { type?: string }).type === 'module' && !url.endsWith('.cjs')
  );
}

/** The rules, which are found in their folder when the program is loaded (`load-rules.ts`), are found when it is bundled. */
function listRules(folder: string): Plugin {
  return {
    name: 'list-rules',
    load(id) {
      if (!id.endsWith('rule-engine/load-rules.ts')) return undefined;
      const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));
      const files = names.toSorted().map((name) => JSON.stringify(join(folder, name)));
      const imports = files.map((file, index) => `import { rule as rule${index} } from ${file};`);
      return `${imports.join('\n')}\nexport const rules = [${files.map((_, index) => `rule${index}`).join(', ')}];`;
    },
  };
}

/** A module finds what lies beside it by its own place, not by that of the script. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform: {
      filter: { id: /\.ts$/, code: 'import.meta' },
      handler: (code, id) =>
        code
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
          .replaceAll('import.meta.filename', JSON.stringify(id))
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
    },
  };
}

/** `import(…)` becomes a call of the function that is given. */
function importing(code: string): string {
  const places: number[] = [];
  const { program } = parseSync('program.js', code);
  new Visitor({ ImportExpression: ({ start }) => void places.push(start) }).visit(program);
  return places
    .toReversed()
    .reduce((text, start) => `${text.slice(0, start)}importModule${text.slice(start + 'import'.length)}`, code);
}
