import { Pause, Play, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../design/components/controls/button.js';
import { strings } from '../../strings/en.js';
import { byteSize } from '../../strings/format.js';
import styles from './uploads.module.css';
import type { ShownUpload } from './upload-queue.js';
import { uploadQueue } from './uploads.js';

const text = strings.library;

/** The uploads of this tab with their progress. */
export function UploadList() {
  const queue = uploadQueue();
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  if (uploads.length === 0) return null;
  return (
    <section aria-label={text.uploads} className={styles.uploads}>
      <h2>{text.uploads}</h2>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadRow({ upload }: { readonly upload: ShownUpload }) {
  const queue = uploadQueue();
  const { id, name, size, sent, state, error } = upload;
  const isRunning = state === 'sending' || state === 'reconnecting' || state === 'waiting';
  const words = state === 'failed' ? error : text.uploadState[state];
  const end = state === 'done' ? text.dismiss(name) : text.cancel(name);
  return (
    <li className={styles.upload} data-state={state}>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>
          {words}
          {state !== 'done' && ` · ${text.sent(byteSize(sent), byteSize(size))}`}
        </span>
      </div>
      {isRunning && (
        <Button
          kind="plain"
          size="small"
          icon={<Pause />}
          aria-label={text.pause(name)}
          onPress={() => queue.pause(id)}
        />
      )}
      {(state === 'paused' || state === 'failed') && (
        <Button
          kind="plain"
          size="small"
          icon={<Play />}
          aria-label={text.continue(name)}
          onPress={() => queue.continue(id)}
        />
      )}
      <Button kind="plain" size="small" icon={<X />} aria-label={end} onPress={() => queue.remove(id)} />
      {state !== 'done' && <progress className={styles.bar} aria-label={text.progress(name)} value={sent} max={size} />}
    </li>
  );
}
