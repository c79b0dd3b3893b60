import { expect, test } from 'vitest';
import { styleSources } from '../../codegen/site/emit/style-sources.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';

const src = testFolder();
writeBelow(src, {
  'shell/header.tsx': "import { Menu } from '../ui/menu.tsx';",
  'frame/section-frame.tsx': "import { Mark } from '../ui/mark.tsx';",
  'static/renderer.ts': "export { renderPage } from './page.tsx';",
  'static/page.tsx': "import { Header } from '../shell/header.tsx';\nimport { Document } from './document.tsx';",
  'forms/form-place.tsx': "import { Field } from '../forms/field.tsx';",
  'static/document.tsx': "import { title } from './title.ts';",
  'static/title.ts': "import { Mark } from '#src/ui/mark.tsx';",
  'blocks/cards/cards.tsx': "import { Card } from './card.tsx';\nimport type { Block } from '#generated/types.ts';",
  'blocks/cards/card.tsx': 'import {\n  Link,\n} from "react";',
  'blocks/form/form.tsx': "import { Field } from '../../forms/field.tsx';",
  'blocks/form/form.island.tsx': "const Late = () => import('../../ui/late.tsx');",
  'forms/field.tsx': '',
  'ui/menu.tsx': "import { Mark } from './mark.tsx';",
  'ui/mark.tsx': "import { Menu } from './menu.tsx';",
  'ui/late.tsx': '',
  'blocks/table/table.tsx': "import { widths } from './widths.ts';",
  'blocks/table/widths.ts': "import { count } from './count.ts';\nexport const widths = ['w-1/2 max-sm:grid'];",
  'blocks/table/count.ts': 'export const count = 2;',
  'ui/unused.tsx': '',
});

const always = [
  'frame/section-frame.tsx',
  'shell/header.tsx',
  'static/document.tsx',
  'static/page.tsx',
  'ui/mark.tsx',
  'ui/menu.tsx',
];

test('the stylesheet reads the views of the shell and of the blocks in use, and all that they import', () => {
  expect(styleSources(src, [])).toEqual(always);
  expect(styleSources(src, ['cards'])).toEqual(['blocks/cards/card.tsx', 'blocks/cards/cards.tsx', ...always]);
  expect(styleSources(src, ['form'])).toEqual([
    'blocks/form/form.island.tsx',
    'blocks/form/form.tsx',
    'forms/field.tsx',
    ...always.slice(0, 4),
    'ui/late.tsx',
    ...always.slice(4),
  ]);
});

test('the stylesheet reads a module that chooses class names by the width of the screen', () =>
  expect(styleSources(src, ['table'])).toEqual(['blocks/table/table.tsx', 'blocks/table/widths.ts', ...always]));

test('the stylesheet leaves out absent views, and what they alone import', () => {
  expect(styleSources(src, [], ['shell/header.tsx'])).toEqual(always.filter((file) => file !== 'shell/header.tsx'));
  expect(styleSources(src, ['form'], ['blocks/form/form.tsx'])).not.toContain('forms/field.tsx');
});
