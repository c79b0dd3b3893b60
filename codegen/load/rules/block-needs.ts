import { isObject } from '../values/json.ts';
import { defineRule } from '../rule-engine/rule.ts';

/** A block of a feature (`needs: roi` in its schema) stands on a page only where the site has the file of that feature. */
export const rule = defineRule({
  codes: ['rule/block-needs'],
  reads: ['schemas', 'present'],
  check({ schemas, present: { index } }, report) {
    for (const page of index.pages.values()) {
      const blocks = isObject(page.data) && Array.isArray(page.data.blocks) ? page.data.blocks : [];
      for (const [position, block] of blocks.entries()) {
        const type = isObject(block) ? String(block.type) : '';
        const needed = schemas.blocks.get(type)?.needs;
        if (typeof needed !== 'string' || needed.startsWith('site.') || index.singles.has(needed)) continue;
        const message = `le bloc « ${type} » montre ce que dit spec/${needed}.yaml, et ce fichier n'existe pas.`;
        const remedy = 'Écrivez ce fichier, ou retirez le bloc.';
        report(page, ['blocks', position, 'type'], { code: 'rule/block-needs', message, remedy });
      }
    }
  },
});
