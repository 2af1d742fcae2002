import { FolderOpen, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../design/components/controls/button.js';
import { FieldErrorText } from '../design/components/controls/field-text.js';
import { MediaPicker } from '../picker/media-picker.js';
import { scheduleStrings as text } from '../strings/schedule-en.js';
import type { PostFile } from './new-post.js';
import styles from './posting.module.css';

interface PostedFileProps {
  readonly kind: 'video' | 'cover';
  readonly file: PostFile | undefined;
  readonly agentId: number;
  readonly error?: string | undefined;
  readonly onChange: (file: PostFile | undefined) => void;
}

/** The video of a post or its cover, which the picker of the library changes. */
export function PostedFile({ kind, file, agentId, error, onChange }: PostedFileProps) {
  const [isPicking, setPicking] = useState(false);
  const isVideo = kind === 'video';
  return (
    <div className={styles.fileField} role="group" aria-label={text[kind]}>
      <span className={styles.label}>{text[kind]}</span>
      <div className={styles.file}>
        <Picture kind={kind} file={file} />
        <span className={file ? styles.fileName : styles.noFile}>
          {file?.name ?? (isVideo ? text.noVideo : text.noCover)}
        </span>
        <Button size="small" icon={<FolderOpen />} onPress={() => setPicking(true)}>
          {file ? text.other : text.choose}
        </Button>
        {file && !isVideo ? (
          <Button size="small" kind="plain" icon={<X />} aria-label={text.noFile} onPress={() => onChange(undefined)} />
        ) : null}
      </div>
      <FieldErrorText>{error}</FieldErrorText>
      <MediaPicker
        title={isVideo ? text.chooseVideo : text.chooseCover}
        type={isVideo ? 'video' : 'image'}
        agentId={agentId}
        isOpen={isPicking}
        onOpenChange={setPicking}
        onPick={({ url, name, thumbnailUrl }) => onChange({ url, name, thumbnailUrl })}
      />
    </div>
  );
}

function Picture({ kind, file }: Pick<PostedFileProps, 'kind' | 'file'>) {
  const [missing, setMissing] = useState<string>();
  if (!file) return null;
  const picture = file.thumbnailUrl ?? (kind === 'cover' ? file.url : undefined);
  if (picture !== undefined && picture === missing) return <span className={styles.picture} aria-hidden />;
  if (picture !== undefined)
    return <img className={styles.picture} src={picture} alt="" onError={() => setMissing(picture)} />;
  return <video className={styles.picture} src={file.url} preload="metadata" muted aria-hidden />;
}
