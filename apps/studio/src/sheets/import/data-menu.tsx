import { Download, FileSpreadsheet, FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Menu, MenuItem } from '../../design/components/overlays/menu.js';
import { importStrings as strings } from '../../strings/import-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { ImportDialog } from './import-dialog.js';

/** Imports rows and exports the sheet. */
export function DataMenu({ grid }: { readonly grid: GridModel }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label={strings.menu}
        trigger={<Button kind="plain" size="small" icon={<Download />} aria-label={strings.menu} />}
      >
        <MenuItem icon={<FileUp size={16} />} onAction={() => setOpen(true)}>
          {strings.open}
        </MenuItem>
        <MenuItem icon={<Download size={16} />} onAction={() => void save(grid, 'csv')}>
          {strings.csv}
        </MenuItem>
        <MenuItem icon={<FileSpreadsheet size={16} />} onAction={() => void save(grid, 'xlsx')}>
          {strings.xlsx}
        </MenuItem>
      </Menu>
      <ImportDialog grid={grid} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Downloads all rows of the sheet. */
async function save(grid: GridModel, format: 'csv' | 'xlsx'): Promise<void> {
  try {
    const address = URL.createObjectURL(await grid.session.api.exportRows(format));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `${grid.sheet?.title ?? 'sheet'}.${format}`,
    });
    link.click();
    URL.revokeObjectURL(address);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    addMessage({ text: `${strings.exportFailed}: ${reason}`, kind: 'danger' });
  }
}
