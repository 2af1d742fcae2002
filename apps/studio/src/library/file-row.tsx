import type { AssetView } from '@reelsheet/client';
import {
  AudioLines,
  CalendarClock,
  Clapperboard,
  Ellipsis,
  FileIcon,
  Folder,
  FolderInput,
  ImageIcon,
  Link2,
  Link2Off,
  Pencil,
  Trash2,
} from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { Button } from '../design/components/controls/button.js';
import { Time } from '../design/components/layout/time.js';
import { Menu, MenuItem, MenuLine } from '../design/components/overlays/menu.js';
import { strings } from '../strings/en.js';
import type { AssetAct } from './asset-dialogs.js';
import styles from './library.module.css';
import { isFolder, isVideo, nameOf } from './assets.js';

const text = strings.library;

interface FileRowProps {
  readonly asset: AssetView;
  readonly canEdit: boolean;
  /** The acts of all rows, which the list reads once, because they need the session and the address. */
  readonly acts: RowActs;
}

export interface RowActs {
  readonly open: (asset: AssetView) => void;
  readonly show: (act: AssetAct) => void;
  readonly remove: (asset: AssetView) => void;
  readonly copyAddress: (asset: AssetView) => void;
}

/** A file or folder, which a press opens. */
export function FileRow({ asset, canEdit, acts }: FileRowProps) {
  const name = nameOf(asset);
  return (
    <>
      <AriaButton className={styles.row} onPress={() => acts.open(asset)}>
        <Picture asset={asset} />
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          <Time at={asset.created_at} />
        </span>
      </AriaButton>
      {(canEdit || !isFolder(asset)) && <RowMenu asset={asset} canEdit={canEdit} acts={acts} />}
    </>
  );
}

function RowMenu({ asset, canEdit, acts: { show, remove, copyAddress } }: FileRowProps) {
  const name = nameOf(asset);
  const trigger = <Button kind="plain" size="small" icon={<Ellipsis />} aria-label={`${text.more}: ${name}`} />;
  return (
    <Menu trigger={trigger} label={text.more}>
      {canEdit && isVideo(asset) && (
        <MenuItem icon={<CalendarClock />} onAction={() => show({ kind: 'post', asset })}>
          {text.post}
        </MenuItem>
      )}
      {!isFolder(asset) && (
        <MenuItem icon={<Link2 />} onAction={() => copyAddress(asset)}>
          {text.copyAddress}
        </MenuItem>
      )}
      {canEdit && (
        <>
          <MenuItem icon={<Pencil />} onAction={() => show({ kind: 'rename', asset })}>
            {text.rename}
          </MenuItem>
          <MenuItem icon={<FolderInput />} onAction={() => show({ kind: 'move', asset })}>
            {text.move}
          </MenuItem>
          {!isFolder(asset) && (
            <MenuItem icon={<Link2Off />} onAction={() => show({ kind: 'withdraw', asset })}>
              {text.withdraw}
            </MenuItem>
          )}
          <MenuLine />
          <MenuItem icon={<Trash2 />} onAction={() => remove(asset)}>
            {text.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function Picture({ asset }: { readonly asset: AssetView }) {
  const { thumbnail_url: thumbnail, content_type: type = '' } = asset;
  if (thumbnail) return <img className={styles.picture} src={thumbnail} alt="" loading="lazy" />;
  const Icon = isFolder(asset)
    ? Folder
    : type.startsWith('video/')
      ? Clapperboard
      : type.startsWith('audio/')
        ? AudioLines
        : type.startsWith('image/')
          ? ImageIcon
          : FileIcon;
  return (
    <span className={styles.picture}>
      <Icon aria-hidden="true" />
    </span>
  );
}
