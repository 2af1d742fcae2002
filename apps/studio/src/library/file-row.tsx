import type { AssetView } from '@reelsheet/client';
import {
  AudioLines,
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
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Time } from '../design/components/layout/time.js';
import { Menu, MenuItem, MenuLine } from '../design/components/overlays/menu.js';
import { strings } from '../strings/en.js';
import type { AssetAct } from './asset-dialogs.js';
import styles from './library.module.css';
import { useLibraryActs } from './library-acts.js';
import { isFolder, nameOf } from './assets.js';
import { useLibraryView } from './use-library.js';

const text = strings.library;

interface FileRowProps {
  readonly asset: AssetView;
  readonly onAct: (act: AssetAct) => void;
}

/** A file or folder, which a press opens. */
export function FileRow({ asset, onAct }: FileRowProps) {
  const { canEdit } = useOrganization();
  const { path, openFolder } = useLibraryView();
  const name = nameOf(asset);
  const open = () => (isFolder(asset) ? openFolder([...path, { id: asset.id, name }]) : onAct({ kind: 'open', asset }));
  return (
    <>
      <AriaButton className={styles.row} onPress={open}>
        <Picture asset={asset} />
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          <Time at={asset.created_at} />
        </span>
      </AriaButton>
      {(canEdit || !isFolder(asset)) && <RowMenu asset={asset} onAct={onAct} />}
    </>
  );
}

function RowMenu({ asset, onAct }: FileRowProps) {
  const { canEdit } = useOrganization();
  const { removeFile, copyAddress } = useLibraryActs();
  const name = nameOf(asset);
  const trigger = <Button kind="plain" size="small" icon={<Ellipsis />} aria-label={`${text.more}: ${name}`} />;
  const remove = () =>
    isFolder(asset)
      ? onAct({ kind: 'removeFolder', asset })
      : removeFile(asset, () => onAct({ kind: 'removeFile', asset }));
  return (
    <Menu trigger={trigger} label={text.more}>
      {!isFolder(asset) && (
        <MenuItem icon={<Link2 />} onAction={() => copyAddress(asset)}>
          {text.copyAddress}
        </MenuItem>
      )}
      {canEdit && (
        <>
          <MenuItem icon={<Pencil />} onAction={() => onAct({ kind: 'rename', asset })}>
            {text.rename}
          </MenuItem>
          <MenuItem icon={<FolderInput />} onAction={() => onAct({ kind: 'move', asset })}>
            {text.move}
          </MenuItem>
          {!isFolder(asset) && (
            <MenuItem icon={<Link2Off />} onAction={() => onAct({ kind: 'withdraw', asset })}>
              {text.withdraw}
            </MenuItem>
          )}
          <MenuLine />
          <MenuItem icon={<Trash2 />} onAction={remove}>
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
