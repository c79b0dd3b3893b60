import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

// What Node makes of the modules of the commands is theirs as well, and that of the programs that they start.
const directory = join(import.meta.dirname, '../../node_modules/.cache/node');
enableCompileCache({ directory, portable: true });
Object.assign(process.env, { NODE_COMPILE_CACHE: directory, NODE_COMPILE_CACHE_PORTABLE: '1' });

/**
 * `node --import=…/load-tsx.ts`: lets Node load views as it loads any module. It strips types by itself, and knows no JSX.
 */
registerHooks({
  load(url, context, nextLoad) {
    const [module = ''] = url.split('?');
    if (!module.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(module);
    const development = process.env['NODE_ENV'] !== 'production';
    const { code, errors, map } = transformSync(file, readFileSync(file, 'utf8'), {
      jsx: { runtime: 'automatic', development },
      sourcemap: true,
    });
    const [error] = errors;
    if (error !== undefined) throw new SyntaxError(`${file}: ${error.message}`);
    const written = Buffer.from(JSON.stringify(map)).toString('base64');
    const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${written}`;
    return { format: 'module', source, shortCircuit: true };
  },
});
