import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pascalCase } from '../base/names.ts';
import { toDescribe } from '../schemas/schema-file.ts';

/**
 * `npm run new-block <type>`: makes a block's folder with schema, examples and view; `check` has a finding until its author has described it.
 * Nothing else is edited: the pipeline finds blocks by their folders.
 */
function main([type]: readonly string[]): number {
  if (type === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    console.error('Usage : npm run new-block <type>, en minuscules et tirets, par exemple « price-table ».');
    return 1;
  }
  const folder = join(process.cwd(), 'src/blocks', type);
  if (existsSync(folder)) {
    console.error(`Le bloc « ${type} » existe déjà : src/blocks/${type}/.`);
    return 1;
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files(type)) writeFileSync(join(folder, name), text);
  console.log(
    `src/blocks/${type}/ est prêt : décrivez le bloc et ses champs dans ${type}.schema.yaml (« npm run check » refuse ce qui reste à décrire), puis dessinez-le dans ${type}.tsx.`,
  );
  return 0;
}

function files(type: string): [name: string, text: string][] {
  const name = pascalCase(type);
  return [
    [
      `${type}.schema.yaml`,
      `$id: ${type}.schema.yaml
title: ${name}Block
description: ${toDescribe} en une phrase, pour qui écrit une page.
purpose:
  name: ${name}
  use: présenter
  choose: ${toDescribe}, quand choisir ce bloc.
  avoid: ${toDescribe}, quand en prendre un autre, et lequel.
type: object
additionalProperties: false
required: [type, heading, text]
frame: [above, split]
properties:
  type:
    const: ${type}
    description: Type du bloc.
  text:
    description: Texte de la section.
    allOf: [{ $ref: common.schema.yaml#/$defs/text }]
`,
    ],
    // « À RÉDIGER » on a page is refused: an example that was copied as it is goes nowhere.
    [`${type}.examples.yaml`, `- type: ${type}\n  heading: À RÉDIGER, un titre\n  text: À RÉDIGER, un texte.\n`],
    [
      `${type}.tsx`,
      `import type { ${name}Block } from '#generated/types.ts';

/** To be described in one sentence. The section frame draws the parts common to all sections: this is the body. */
export function ${name}({ text }: ${name}Block) {
  return <p className="max-w-prose">{text}</p>;
}
`,
    ],
  ];
}

process.exitCode = main(process.argv.slice(2));
