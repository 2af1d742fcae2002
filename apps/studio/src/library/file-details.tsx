import type { AssetView, ContentResourceView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { fileQuery } from '../api/library-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import { byteSize, exactTime, playTime } from '../strings/format.js';
import { isVideo } from './assets.js';
import { FileUses } from './file-uses.js';
import styles from './library.module.css';

const text = strings.library;

interface FileDetailsProps {
  readonly asset: AssetView;
  /** Schedules a post of the file. */
  readonly onPost: () => void;
}

/** A file with its player or picture, and what is known of it. */
export function FileDetails({ asset, onPost }: FileDetailsProps) {
  const { id, canEdit } = useOrganization();
  const { agent } = useShownAgent();
  const { data: file, error, refetch } = useQuery(fileQuery(id, agent.id, asset.id));
  if (error && !file) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!file) return <SkeletonRows />;
  return (
    <div className={styles.details}>
      <Preview file={file} />
      <Facts file={file} />
      {canEdit && isVideo(asset) ? (
        <p>
          <Button icon={<CalendarClock />} onPress={onPost}>
            {text.post}
          </Button>
        </p>
      ) : null}
      <FileUses fileId={file.id} />
      <p>
        <a href={file.url} target="_blank" rel="noreferrer">
          {text.download}
        </a>
      </p>
    </div>
  );
}

function Preview({
  file: { object_type: type, url, file_name: name, inspection },
}: {
  readonly file: ContentResourceView;
}) {
  if (inspection === 'failed') return <p className={styles.hint}>{text.checkFailed}</p>;
  if (type === 'image') return <img className={styles.preview} src={url} alt={name} />;
  if (type === 'video')
    return <video className={styles.preview} src={url} controls preload="metadata" aria-label={name} />;
  if (type === 'audio')
    return <audio className={styles.sound} src={url} controls preload="metadata" aria-label={name} />;
  return <p className={styles.hint}>{text.noPreview}</p>;
}

function Facts({ file }: { readonly file: ContentResourceView }) {
  const { width, height, duration, inspection, inspection_error: problem } = file;
  const facts = [
    [text.kind, file.content_type],
    [text.size, byteSize(file.byte_size)],
    ...(width && height ? [[text.dimensions, `${width} × ${height}`]] : []),
    ...(duration ? [[text.duration, playTime(duration)]] : []),
    [text.added, exactTime(file.created_at)],
    ...(inspection === 'pending' ? [[text.pending, '…']] : []),
    ...(problem ? [[text.checkFailed, problem]] : []),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
