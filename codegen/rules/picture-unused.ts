import { isObject, valuesIn } from '../base/json.ts';
import { isPicture } from '../model/assemble/pictures.ts';
import { picturesFolder } from '../read/pictures.ts';
import { defineRule } from './engine/rule.ts';

/** Every file of `spec/pictures/` is shown by a page. */
export const rule = defineRule({
  reads: ['pictures', 'wholePages'],
  isLast: true,
  check({ pictures, wholePages }, report) {
    if (pictures.size === 0) return;
    const shown = new Set(
      wholePages.flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          valuesIn(block.value).flatMap(({ value }) => (isObject(value) && isPicture(value) ? [value.image] : [])),
        ),
      ),
    );
    for (const [name, found] of pictures) {
      // One at fault has a finding of its own.
      if (found === undefined || shown.has(name)) continue;
      const message = 'aucune page ne montre cette image.';
      const remedy = `Montrez-la (« picture: { ref: pictures.… } », avec « image: ${name} » dans spec/tables/pictures.yaml), ou supprimez le fichier et sa ligne.`;
      report(fileSource(`${picturesFolder}/${name}`), [], { code: 'rule/picture-unused', message, remedy });
    }
  },
});

/** A file without text, for findings about the whole of it. */
function fileSource(file: string) {
  const locate = () => ({ line: 1, column: 1, endColumn: 2 });
  return { document: { file, kind: 'picture', name: file, text: '', data: null, locate }, data: null };
}
