/** Texts of the choice of a file of the library. */
export const picker = {
  where: 'Where to look',
  ranges: { all: 'All files', folders: 'Folders' },
  search: 'Search by name',
  upload: 'Upload',
  files: 'Files',
  folders: 'Folders',
  root: 'Library',
  path: 'Folder',
  up: 'Up one folder',
  empty: { image: 'No pictures yet', video: 'No videos yet', audio: 'No sounds yet' },
  emptyHint: 'Upload one here. It is added to the library of the agent.',
  emptyFolder: 'Nothing of this kind is in this folder',
  nothingFound: 'No file matches',
  nothingFoundHint: 'Try another name.',
  choose: (name: string) => `Choose ${name}`,
};
