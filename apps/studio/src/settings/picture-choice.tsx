import { ImageUp, Trash2 } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { Button } from '../design/components/controls/button.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Avatar } from '../design/components/layout/avatar.js';
import { members } from '../strings/en/members.js';
import { dataUrlOf, MAX_PICTURE_BYTES } from './picture-file.js';
import styles from './settings.module.css';

const text = members.organization;

interface PictureChoiceProps {
  readonly name: string;
  readonly url: string | undefined;
  readonly isRound?: boolean;
  readonly isPending: boolean;
  /** Stores a picture as a data URL, or takes the present one away. */
  readonly onChange: (picture: string | null) => Promise<unknown>;
  /** Runs the work of the form and shows its error. */
  readonly run: (work: () => Promise<unknown>) => void;
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** The picture of an organization or a person, which takes effect at once. */
export function PictureChoice({ name, url, isRound, isPending, onChange, run }: PictureChoiceProps) {
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    if (file.size > MAX_PICTURE_BYTES) addMessage({ kind: 'danger', text: text.pictureTooLarge });
    else run(async () => onChange(await dataUrlOf(file)));
  };
  return (
    <div className={styles.picture}>
      <Avatar name={name} url={url ?? null} size="large" {...(isRound ? { isRound } : {})} />
      <FileTrigger acceptedFileTypes={TYPES} onSelect={choose}>
        <Button icon={<ImageUp />} isPending={isPending}>
          {text.changePicture}
        </Button>
      </FileTrigger>
      {url !== undefined && (
        <Button kind="plain" icon={<Trash2 />} isDisabled={isPending} onPress={() => run(() => onChange(null))}>
          {text.removePicture}
        </Button>
      )}
      <p className={styles.cardText}>{text.pictureHint}</p>
    </div>
  );
}
