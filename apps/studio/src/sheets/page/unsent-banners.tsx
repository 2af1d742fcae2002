import { useState, type ReactNode } from 'react';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { useObservable } from '../data/observable.js';
import { indexOf, type GridAddress } from '../data/sheet-data.js';
import type { Conflict } from '../edits/edit-queue.js';
import type { RejectedEdit } from '../edits/edit-sender.js';
import type { SheetSession } from '../edits/sheet-session.js';
import styles from './unsent-banners.module.css';

/** Edits that clash with those of others, and edits that the server has rejected. Nothing of them is lost. */
export function UnsentBanners({ session }: { readonly session: SheetSession }) {
  const conflicts = useObservable(session.sender.conflicts);
  const rejected = useObservable(session.sender.rejected);
  const [open, setOpen] = useState<'conflicts' | 'rejected'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {conflicts.length > 0 ? (
        <Banner
          kind="warning"
          isFlat
          action={
            <Button size="small" onPress={() => setOpen('conflicts')}>
              {strings.conflicts.review}
            </Button>
          }
        >
          {strings.conflicts.banner(conflicts.length)}
        </Banner>
      ) : null}
      {rejected.length > 0 ? (
        <Banner
          kind="danger"
          isFlat
          action={
            <Button size="small" onPress={() => setOpen('rejected')}>
              {strings.conflicts.review}
            </Button>
          }
        >
          {strings.rejected.banner(rejected.length)}
        </Banner>
      ) : null}
      <Dialog
        title={strings.conflicts.title}
        size="large"
        isOpen={open === 'conflicts' && conflicts.length > 0}
        onOpenChange={close}
      >
        <Conflicts session={session} conflicts={conflicts} />
      </Dialog>
      <Dialog
        title={strings.rejected.title}
        size="large"
        isOpen={open === 'rejected' && rejected.length > 0}
        onOpenChange={close}
      >
        <ul className={styles.list}>
          {rejected.map((item) => (
            <Rejected key={item.edit.key} session={session} rejected={item} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Conflicts that are listed at once; further ones follow as these are resolved. */
const MAX_LISTED = 50;

function Conflicts({
  session,
  conflicts,
}: {
  readonly session: SheetSession;
  readonly conflicts: readonly Conflict[];
}) {
  const resolveAll = (choice: 'mine' | 'theirs') => {
    for (const conflict of conflicts) session.sender.resolve(conflict, choice);
  };
  return (
    <>
      <ul className={styles.list}>
        {conflicts.slice(0, MAX_LISTED).map((conflict) => (
          <li key={conflict.cellId} className={styles.item}>
            <h3 className={styles.where}>{addressOf(session, conflict)}</h3>
            <div className={styles.sides}>
              <Side title={strings.conflicts.mine} value={conflict.value}>
                <Button size="small" onPress={() => session.sender.resolve(conflict, 'mine')}>
                  {strings.conflicts.useMine}
                </Button>
              </Side>
              <Side title={strings.conflicts.theirs} value={conflict.theirs}>
                <Button size="small" onPress={() => session.sender.resolve(conflict, 'theirs')}>
                  {strings.conflicts.useTheirs}
                </Button>
              </Side>
            </div>
          </li>
        ))}
      </ul>
      {conflicts.length > 1 ? (
        <div className={styles.buttons}>
          <Button onPress={() => resolveAll('mine')}>{strings.conflicts.allMine}</Button>
          <Button onPress={() => resolveAll('theirs')}>{strings.conflicts.allTheirs}</Button>
        </div>
      ) : null}
    </>
  );
}

interface SideProps {
  readonly title: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Side({ title, value, children }: SideProps) {
  return (
    <div className={styles.side}>
      <h4 className={styles.sideTitle}>{title}</h4>
      <p className={styles.value}>{value || <em>{strings.conflicts.empty}</em>}</p>
      {children}
    </div>
  );
}

function Rejected({ session, rejected }: { readonly session: SheetSession; readonly rejected: RejectedEdit }) {
  const { edit, reason } = rejected;
  const text = edit.cells.map(({ value }) => value).join('\n');
  return (
    <li className={styles.item}>
      <h3 className={styles.where}>{reason}</h3>
      <p className={styles.value}>{text}</p>
      <div className={styles.buttons}>
        <Button size="small" onPress={() => void navigator.clipboard.writeText(text)}>
          {strings.rejected.copy}
        </Button>
        <Button size="small" onPress={() => session.sender.dismiss(rejected)}>
          {strings.rejected.discard}
        </Button>
      </div>
    </li>
  );
}

function addressOf(session: SheetSession, { rowId, columnId }: GridAddress): string {
  const sheet = session.reading.sheet.get();
  const column = sheet?.columns.find(({ id }) => id === columnId);
  const row = sheet ? indexOf(sheet.rows, rowId) : -1;
  return column && row >= 0 ? strings.conflicts.where(column.title, row + 1) : strings.conflicts.gone;
}
