import type { CellView } from '@reelsheet/client';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import styles from './cell-panel.module.css';
import { PanelSection } from './panel.js';

/** The selected result of a cell, which can be played. */
export function MediaPreview({ details }: { readonly details: CellView | undefined }) {
  const output = details?.default_user_job?.output_resources[0];
  if (!output) return null;
  const { url, thumbnail_url: poster, object_type: type } = output;
  return (
    <PanelSection
      title={strings.cell.media}
      end={
        <a href={url} target="_blank" rel="noreferrer">
          {strings.cell.open}
        </a>
      }
    >
      {type === 'image' ? <img className={styles.media} src={url} alt="" /> : null}
      {type === 'video' ? (
        <video key={url} className={styles.media} src={url} poster={poster ?? undefined} controls preload="none" />
      ) : null}
      {type === 'audio' ? <audio key={url} className={styles.audio} src={url} controls preload="none" /> : null}
    </PanelSection>
  );
}
