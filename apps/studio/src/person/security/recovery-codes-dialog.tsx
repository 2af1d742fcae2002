import { Copy, Download } from 'lucide-react';
import { Button } from '../../design/components/controls/button.js';
import { FormButtons } from '../../design/components/controls/form.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { ButtonLine } from '../../settings/card.js';
import { saveFile } from '../../settings/save-file.js';
import { person } from '../../strings/en/person.js';
import styles from './security.module.css';

const text = person.recovery;
const FILE_NAME = 'reelsheet-recovery-codes.txt';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[] | undefined;
  readonly onClose: () => void;
}

/** Shows recovery codes once, to be stored. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const content = (codes ?? []).join('\n');
  return (
    <Dialog title={text.shownTitle} hint={text.shownHint} isOpen={codes !== undefined} onOpenChange={onClose}>
      <ol className={styles.codes}>
        {codes?.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <ButtonLine>
        <Button icon={<Copy />} onPress={() => void navigator.clipboard.writeText(content)}>
          {text.copy}
        </Button>
        <Button icon={<Download />} onPress={() => saveFile(new Blob([`${content}\n`]), FILE_NAME)}>
          {text.download}
        </Button>
      </ButtonLine>
      <FormButtons>
        <Button kind="primary" onPress={onClose}>
          {text.done}
        </Button>
      </FormButtons>
    </Dialog>
  );
}
