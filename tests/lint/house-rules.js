/** The rooms of each half from the top down: a file imports its own room and those below it. docs/layout.md says what each holds. */
const rooms = {
  codegen: 'cli owner site pipeline.ts release rules validate model schemas read cache run base'.split(' '),
  src: 'dev static browser shell blocks calculator search forms frame ui roi shared generated'.split(' '),
};

/** Parts of names that only this project would understand, and the field's word for each. */
const plainWords = {
  kept: 'cached, stored or saved',
  remembered: 'cached',
  remember: 'cache',
  told: 'described',
  saying: 'message or description',
  asked: 'options or request',
  twins: 'duplicates',
  kin: 'rows sharing an id',
  shelve: 'group',
  shelved: 'grouped',
  workshop: 'editor session',
  verdict: 'result',
  somebody: 'a user or an owner',
  nobody: 'none',
};

/** @returns {{ half: string, room: string } | undefined} the place of a path below the project's folder */
function placeOf(path) {
  const [, half, room] = /\/(codegen|src)\/([^/]+)/.exec(path) ?? [];
  return half !== undefined && rooms[half].includes(room) ? { half, room } : undefined;
}

/** The absolute path that a file imports; none for a package. */
function importedPath(filename, specifier) {
  if (specifier.startsWith('#')) return `/src/${specifier.replace(/^#(src\/)?/, '')}`;
  return specifier.startsWith('.') ? new URL(specifier, `file://${filename}`).pathname : undefined;
}

const importsGoDown = {
  create(context) {
    const here = placeOf(context.filename);
    if (here === undefined) return {};
    const check = ({ source }) => {
      const there = typeof source?.value === 'string' && placeOf(importedPath(context.filename, source.value) ?? '');
      if (!there || there.half !== here.half) return;
      const order = rooms[here.half];
      if (order.indexOf(there.room) < order.indexOf(here.room))
        context.report({
          node: source,
          message: `${here.half}/${here.room} lies below ${there.half}/${there.room}. Imports go down: ${order.join(' → ')}. Move what both need down, or hand it in as an argument.`,
        });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const plainNames = {
  create(context) {
    if (placeOf(context.filename) === undefined) return {};
    const check = (node) => {
      for (const part of node.name.split(/(?=[A-Z])|_/)) {
        const word = plainWords[part.toLowerCase()];
        if (word !== undefined)
          context.report({ node, message: `« ${part} » is a private word. The field says: ${word}.` });
      }
    };
    const checkPattern = (node) => {
      if (node?.type === 'Identifier') check(node);
    };
    return {
      VariableDeclarator: ({ id }) => checkPattern(id),
      FunctionDeclaration: ({ id, params }) => [id, ...params].forEach(checkPattern),
      ArrowFunctionExpression: ({ params }) => params.forEach(checkPattern),
      ClassDeclaration: ({ id }) => checkPattern(id),
      TSInterfaceDeclaration: ({ id }) => checkPattern(id),
      TSTypeAliasDeclaration: ({ id }) => checkPattern(id),
    };
  },
};

export default { meta: { name: 'house' }, rules: { 'imports-go-down': importsGoDown, 'plain-names': plainNames } };
