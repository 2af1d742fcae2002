import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../design/components/controls/button.js';
import { strings } from '../strings/en.js';
import styles from './library.module.css';
import { useLibraryView } from './use-library.js';

const text = strings.library;

/** The folders from the root to the one that is shown. */
export function FolderPath() {
  const { path, openFolder } = useLibraryView();
  return (
    <nav aria-label={text.path} className={styles.path}>
      <Button kind="plain" size="small" onPress={() => openFolder([])}>
        {text.root}
      </Button>
      {path.map((folder, index) => (
        <Fragment key={folder.id}>
          <ChevronRight aria-hidden="true" />
          {index === path.length - 1 ? (
            <span aria-current="page" className={styles.current}>
              {folder.name}
            </span>
          ) : (
            <Button kind="plain" size="small" onPress={() => openFolder(path.slice(0, index + 1))}>
              {folder.name}
            </Button>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
