import { getRouteApi } from '@tanstack/react-router';
import type { LibraryFolder } from './assets.js';

const route = getRouteApi('/signed-in/o/$organization/agents/$agent/library');

/** The folder, type and search that are shown, and the way to others. */
export function useLibraryView() {
  const { path = [], type, search, trash = false } = route.useSearch();
  const navigate = route.useNavigate();
  const folder = path.at(-1);
  return {
    path,
    folder,
    type,
    search,
    isTrash: trash,
    openFolder: (folders: readonly LibraryFolder[]) =>
      void navigate({ search: folders.length > 0 ? { path: folders } : {} }),
    setType: (shown: typeof type) =>
      void navigate({ search: ({ type: _, ...rest }) => ({ ...rest, ...(shown ? { type: shown } : {}) }) }),
    find: (words: string) =>
      void navigate({
        search: ({ search: _, ...rest }) => ({ ...rest, ...(words ? { search: words } : {}) }),
        replace: true,
      }),
    setTrash: (isShown: boolean) => void navigate({ search: isShown ? { trash: true } : {} }),
  };
}
