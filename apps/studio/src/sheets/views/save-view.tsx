import { Save } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import { useObservable } from '../data/observable.js';
import type { GridModel } from '../grid/grid-model.js';
import { createView, isViewChanged, saveView } from './view-acts.js';
import { ViewNameDialog } from './view-name-dialog.js';
import styles from './views.module.css';

/** Saves what the page shows while it differs from the chosen view: into this view, or as a new one. */
export function SaveView({ grid }: { readonly grid: GridModel }) {
  const { views } = grid;
  useObservable(views.saved);
  useObservable(views.chosen);
  useObservable(views.rows);
  useObservable(grid.layout);
  const [isNaming, setNaming] = useState(false);
  const { current } = views;
  const label = current ? strings.updateShort : strings.saveShort;
  return (
    <>
      {isViewChanged(grid) ? (
        <Button
          kind="plain"
          size="small"
          icon={<Save />}
          aria-label={label}
          onPress={() => (current ? void saveView(grid, current) : setNaming(true))}
        >
          <span className={styles.wide}>{label}</span>
        </Button>
      ) : null}
      <ViewNameDialog
        state={isNaming ? { kind: 'save' } : undefined}
        onClose={() => setNaming(false)}
        onSave={(name) => createView(grid, name)}
      />
    </>
  );
}
