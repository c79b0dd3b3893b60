import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

// The least that any program does with a spec: `node parse-yaml.js <project>` parses each of its files. Plain JavaScript, as in report-usage.js.
for (const file of globSync(join(process.argv[2], 'spec/**/*.yaml'))) parse(readFileSync(file, 'utf8'));
