import { Bot, PencilLine, Table2 } from 'lucide-react';
import { useState } from 'react';
import { strings } from '../../strings/en.js';
import { Banner } from '../components/feedback/banner.js';
import { Button } from '../components/controls/button.js';
import { Dialog } from '../components/overlays/dialog.js';
import { EmptyState } from '../components/feedback/empty-state.js';
import { FormButtons } from '../components/controls/form.js';
import { Menu, MenuItem, MenuLine, MenuSection } from '../components/overlays/menu.js';
import { addMessage } from '../components/feedback/messages.js';
import { Section } from '../components/layout/page.js';
import { SkeletonRows } from '../components/feedback/skeleton.js';
import { TextField } from '../components/controls/text-field.js';
import { gallerySamples as sample } from './samples.js';
import styles from './gallery.module.css';

const text = strings.gallery;

export function OverlaySection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={text.menus}>
      <div className={styles.line}>
        <Menu trigger={<Button>{sample.menu}</Button>} label={sample.menu} placement="bottom start">
          <MenuSection title={sample.section}>
            <MenuItem icon={<Bot />}>{sample.names[0]!}</MenuItem>
          </MenuSection>
          <MenuLine />
          <MenuItem icon={<Table2 />}>{sample.open}</MenuItem>
          <MenuItem icon={<PencilLine />}>{sample.rename}</MenuItem>
        </Menu>
        <Button onPress={() => setOpen(true)}>{sample.dialog}</Button>
      </div>
      <Dialog title={sample.dialogTitle} hint={sample.dialogHint} isOpen={isOpen} onOpenChange={setOpen}>
        <TextField label={sample.title} defaultValue={sample.placeholder} autoFocus />
        <FormButtons>
          <Button onPress={() => setOpen(false)}>{strings.common.cancel}</Button>
          <Button kind="primary" onPress={() => setOpen(false)}>
            {strings.common.save}
          </Button>
        </FormButtons>
      </Dialog>
    </Section>
  );
}

export const MessageSection = () => (
  <Section title={text.messages}>
    <div className={styles.column}>
      <Banner kind="info">{sample.info}</Banner>
      <Banner kind="positive">{sample.positive}</Banner>
      <Banner kind="warning">{sample.warning}</Banner>
      <Banner kind="danger">{sample.danger}</Banner>
      <Button
        onPress={() =>
          addMessage({
            kind: 'positive',
            text: sample.toastText,
            action: { label: strings.common.undo, run: () => undefined },
          })
        }
      >
        {sample.toast}
      </Button>
    </div>
  </Section>
);

export const WaitingSection = () => (
  <Section title={text.empty}>
    <EmptyState
      icon={<Table2 />}
      title={sample.emptyTitle}
      hint={sample.emptyHint}
      action={<Button kind="primary">{sample.create}</Button>}
    />
    <SkeletonRows />
  </Section>
);
