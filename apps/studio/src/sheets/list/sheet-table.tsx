import type { SheetView } from '@reelsheet/client';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, PencilLine, Table2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { List, Row } from '../../design/components/layout/list.js';
import { Menu, MenuItem, MenuLine } from '../../design/components/overlays/menu.js';
import { Tag } from '../../design/components/layout/status.js';
import { TextLink } from '../../design/components/controls/text-link.js';
import { Time } from '../../design/components/layout/time.js';
import { strings } from '../../strings/en.js';
import { RenameSheetDialog } from './rename-sheet-dialog.js';
import { useSheetActs } from './sheet-acts.js';
import { useShownAgent } from './sheets-frame.js';
import styles from './sheets.module.css';

const text = strings.sheets;

/** Sheets with their acts. */
export function SheetTable({ sheets }: { readonly sheets: readonly SheetView[] }) {
  const [renamed, setRenamed] = useState<SheetView>();
  return (
    <>
      <List label={text.title}>
        {sheets.map((sheet) => (
          <SheetRow key={sheet.id} sheet={sheet} onRename={() => setRenamed(sheet)} />
        ))}
      </List>
      <RenameSheetDialog sheet={renamed} onClose={() => setRenamed(undefined)} />
    </>
  );
}

function SheetRow({ sheet, onRename }: { readonly sheet: SheetView; readonly onRename: () => void }) {
  const { canEdit } = useOrganization();
  const { params } = useShownAgent();
  const title = sheet.title || text.untitled;
  const target = {
    to: '/o/$organization/agents/$agent/sheets/$sheet',
    params: { ...params, sheet: String(sheet.id) },
  } as const;
  return (
    <Row
      isLink
      icon={<Table2 className={styles.icon} aria-hidden="true" />}
      title={<TextLink {...target}>{title}</TextLink>}
      end={
        <>
          {sheet.is_default && <Tag>{text.isDefault}</Tag>}
          <span className={styles.when}>
            <Time at={sheet.updated_at_ts} />
          </span>
          {canEdit && <SheetMenu sheet={sheet} title={title} target={target} onRename={onRename} />}
        </>
      }
    />
  );
}

interface SheetMenuProps {
  readonly sheet: SheetView;
  readonly title: string;
  readonly target: {
    readonly to: '/o/$organization/agents/$agent/sheets/$sheet';
    readonly params: { readonly organization: string; readonly agent: string; readonly sheet: string };
  };
  readonly onRename: () => void;
}

function SheetMenu({ sheet, title, target, onRename }: SheetMenuProps) {
  const navigate = useNavigate();
  const { remove } = useSheetActs();
  const trigger = (
    <Button kind="plain" size="small" aria-label={`${strings.common.more}: ${title}`} icon={<Ellipsis />} />
  );
  return (
    <Menu trigger={trigger} label={`${strings.common.more}: ${title}`}>
      <MenuItem icon={<Table2 />} onAction={() => void navigate(target)}>
        {text.openSheet}
      </MenuItem>
      <MenuItem icon={<PencilLine />} onAction={onRename}>
        {text.rename}
      </MenuItem>
      <MenuLine />
      <MenuItem icon={<Trash2 />} onAction={() => remove(sheet)}>
        {text.remove}
      </MenuItem>
    </Menu>
  );
}
