import type { AssetView } from '@reelsheet/client';
import { AudioLines, Clapperboard, ImageIcon } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { FileType } from '../api/library-queries.js';
import { Time } from '../design/components/layout/time.js';
import { nameOf } from '../library/assets.js';
import { picker as text } from '../strings/en/picker.js';
import styles from './picker.module.css';

const ICONS = { image: ImageIcon, video: Clapperboard, audio: AudioLines };

interface PickerTileProps {
  readonly asset: AssetView;
  readonly type: FileType;
  readonly onPick: (asset: AssetView) => void;
}

/** A file that can be chosen: its picture above its name, or a line for a sound. */
export function PickerTile({ asset, type, onPick }: PickerTileProps) {
  const name = nameOf(asset);
  const Icon = ICONS[type];
  const { thumbnail_url: thumbnail } = asset;
  return (
    <li>
      <Button className={styles.tile} aria-label={text.choose(name)} onPress={() => onPick(asset)}>
        {thumbnail ? (
          <img className={styles.picture} src={thumbnail} alt="" loading="lazy" />
        ) : (
          <span className={styles.picture}>
            <Icon aria-hidden="true" />
          </span>
        )}
        <span className={styles.name}>{name}</span>
        {type === 'audio' && (
          <span className={styles.when}>
            <Time at={asset.created_at} />
          </span>
        )}
      </Button>
    </li>
  );
}
