import { expect, test } from 'vitest';
import { valuesIn } from '../../codegen/base/json.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import { makePage } from '../../codegen/model/pages/pages.ts';
import { keyOf } from '../../codegen/model/resolve/scope.ts';
import { References } from '../../codegen/model/resolve/references.ts';
import { Resolver } from '../../codegen/model/resolve/resolver.ts';
import { resolveSpec } from '../../codegen/model/resolve-spec.ts';
import type { MadePage } from '../../codegen/model/pages/page-plan.ts';
import { schemas, sources } from './real-site.ts';

const index = indexSpec(sources, schemas.tables);
const { pages, facts } = resolveSpec(index, schemas);

/** The blocks of a page: values, facts, and where each part is written. */
const described = ({ blocks }: MadePage) =>
  blocks.map((block) => ({
    value: block.value,
    facts: [...block.facts],
    places: valuesIn(block.value).map(({ path }) => keyOf(block.originOf(path))),
  }));

test('pages of one table, which share the rows that all of them show, are as each of them made alone', () => {
  for (const page of pages) {
    const resolver = new Resolver(new References(index, schemas, facts?.source));
    const alone = makePage(page, resolver, schemas, index.hiddenBlocks);
    expect(described(page), page.path).toEqual(described(alone));
  }
});
