import type { SourceFile } from '../load/read/spec-document.ts';

/** What a file of a spec is, by its name alone: it may not be readable while someone types in it. */
export function fileKind(file: string): Pick<SourceFile, 'file' | 'kind' | 'name'> {
  const [, folder = '', name = ''] = file.replace(/\.yaml$/, '').split('/');
  if (folder === 'pages') return { file, kind: 'page', name };
  if (folder === 'forms') return { file, kind: 'form', name };
  return folder === 'tables' ? { file, kind: 'table', name } : { file, kind: folder, name: folder };
}
