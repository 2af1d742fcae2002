import { FILE_TYPES, type FileType } from '../api/library-queries.js';

/** The state of the library's page in its address. */
export interface LibrarySearch {
  /** The folders from the root to the one that is shown. */
  readonly path?: readonly { readonly id: number; readonly name: string }[];
  readonly type?: FileType;
  readonly search?: string;
  readonly trash?: true;
}

export function librarySearch({ path, type, search, trash }: Record<string, unknown>): LibrarySearch {
  const folders = (Array.isArray(path) ? (path as Partial<Record<'id' | 'name', unknown>>[]) : []).flatMap((each) =>
    Number.isInteger(each?.id) && typeof each.name === 'string' ? [{ id: each.id as number, name: each.name }] : [],
  );
  return {
    ...(folders.length > 0 ? { path: folders } : {}),
    ...(FILE_TYPES.includes(type as FileType) ? { type: type as FileType } : {}),
    ...(typeof search === 'string' && search !== '' ? { search } : {}),
    ...(trash === true ? { trash } : {}),
  };
}
