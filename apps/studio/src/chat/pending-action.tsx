import type { PendingActionView, PendingMediaView, Platform } from '@reelsheet/client';
import { FileIcon } from 'lucide-react';
import { Time } from '../design/components/layout/time.js';
import { approvals as text } from '../strings/en/chat.js';
import { amount, byteSize } from '../strings/format.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import styles from './approvals.module.css';

/** Everything of an action that is approved: what is done, for how many credits at most, where, with which files. */
export function PendingAction({ action }: { readonly action: PendingActionView }) {
  const { summary, cost, accounts, media, parameters, expires_at: expiresAt } = action;
  return (
    <div className={styles.action}>
      <p className={styles.summary}>{summary}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{text.atMost}</dt>
          <dd className={styles.cost}>{text.credits(amount(cost))}</dd>
        </div>
        {accounts.length > 0 && (
          <div>
            <dt>{text.accounts}</dt>
            <dd>
              {accounts
                .map(({ platform, handle, display_name: name }) => text.account(networkOf(platform), handle || name))
                .join(', ')}
            </dd>
          </div>
        )}
        {expiresAt !== null && (
          <div>
            <dt>{text.until}</dt>
            <dd>
              <Time at={expiresAt} />
            </dd>
          </div>
        )}
      </dl>
      {media.length > 0 && (
        <ul className={styles.media} aria-label={text.media}>
          {media.map((file) => (
            <ActionFile key={file.sha256} file={file} />
          ))}
        </ul>
      )}
      <details className={styles.details}>
        <summary>{text.parameters}</summary>
        <pre tabIndex={0}>{JSON.stringify(parameters, null, 2)}</pre>
      </details>
    </div>
  );
}

const networkOf = (platform: string): string => PLATFORM_NAMES[platform as Platform] ?? platform;

function ActionFile({ file }: { readonly file: PendingMediaView }) {
  const { url, thumbnail_url: thumbnail, content_type: type, byte_size: size } = file;
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer" className={styles.file}>
        {thumbnail ? <img src={thumbnail} alt="" /> : <FileIcon aria-hidden="true" />}
        <span>
          {text.noPicture(type)} · {byteSize(size)}
        </span>
      </a>
    </li>
  );
}
