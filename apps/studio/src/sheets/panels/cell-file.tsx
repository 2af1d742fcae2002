import type { CellView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { fileQuery, type FileType } from '../../api/library-queries.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import type { GridColumn } from '../data/sheet-data.js';
import type { GridModel } from '../grid/grid-model.js';
import { useShownAgent } from '../list/sheets-frame.js';
import { fileIdOf } from './cell-file-id.js';
import styles from './cell-panel.module.css';
import { PanelSection } from './panel.js';

const text = strings.cell;
/** Loaded with the first file that is chosen, so that the grid is there earlier. */
const MediaPicker = lazy(async () => ({ default: (await import('../../picker/media-picker.js')).MediaPicker }));

interface CellFileProps {
  readonly grid: GridModel;
  readonly cell: CellView;
  readonly column: GridColumn & { readonly type: FileType };
}

/** The file of the library that a cell shows while nothing is generated for it. */
export function CellFile({ grid, cell, column }: CellFileProps) {
  const { id, canEdit } = useOrganization();
  const { agent } = useShownAgent();
  const [isPicking, setPicking] = useState(false);
  const fileId = fileIdOf(cell.additional_attributes);
  const { data: file } = useQuery({ ...fileQuery(id, agent.id, fileId ?? 0), enabled: fileId !== undefined });
  const choose = (next: number | null) => changeFile(grid, cell, next);
  return (
    <PanelSection title={text.file}>
      {fileId !== undefined && file && <FilePreview type={column.type} url={file.url} name={file.file_name} />}
      {canEdit && (
        <div className={styles.acts}>
          <Button size="small" icon={<FolderOpen />} onPress={() => setPicking(true)}>
            {fileId === undefined ? text.chooseFile : text.otherFile}
          </Button>
          {fileId !== undefined && (
            <Button size="small" kind="plain" icon={<X />} onPress={() => choose(null)}>
              {text.noFile}
            </Button>
          )}
        </div>
      )}
      {isPicking && (
        <Suspense>
          <MediaPicker
            title={column.title}
            type={column.type}
            agentId={agent.id}
            isOpen
            onOpenChange={setPicking}
            onPick={(picked) => choose(picked.id)}
          />
        </Suspense>
      )}
    </PanelSection>
  );
}

interface FilePreviewProps {
  readonly type: FileType;
  readonly url: string;
  readonly name: string;
}

function FilePreview({ type, url, name }: FilePreviewProps) {
  if (type === 'image') return <img className={styles.media} src={url} alt={name} />;
  if (type === 'video') return <video className={styles.media} src={url} controls preload="none" aria-label={name} />;
  return <audio className={styles.audio} src={url} controls preload="none" aria-label={name} />;
}

/** Changes the file of a cell as one act, which can be undone. */
function changeFile({ session }: GridModel, cell: CellView, fileId: number | null): void {
  const { api, structure, row } = session;
  void structure
    .changeCell('settings', () => api.mergeCellAttributes(cell.id, { content_resource_id: fileId }))
    .then(() => row.read(cell.spreadsheet_row_id))
    .catch(session.report);
}
