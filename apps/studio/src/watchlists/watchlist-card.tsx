import type { WatchlistView, WatchSourceView } from '@reelsheet/client';
import { Ellipsis, Pause, PencilLine, Play, Plus, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { Status, Tag } from '../design/components/layout/status.js';
import { ConfirmDialog } from '../design/components/overlays/confirm-dialog.js';
import { Menu, MenuItem, MenuLine } from '../design/components/overlays/menu.js';
import { RenameDialog } from '../settings/rename-dialog.js';
import { watchlists as text } from '../strings/en/watchlists.js';
import { shownSource } from './source-names.js';
import { SourceDialog } from './source-dialog.js';
import { useWatchlistActs } from './watchlist-acts.js';
import styles from './watchlists.module.css';

interface WatchlistCardProps {
  readonly agentId: number;
  readonly list: WatchlistView;
}

/** A watchlist with its sources. */
export function WatchlistCard({ agentId, list }: WatchlistCardProps) {
  const { canEdit } = useOrganization();
  const [isAdding, setAdding] = useState(false);
  const { addSource, removeSource } = useWatchlistActs(agentId, list);
  const { name, sources, intent_active: isActive } = list;
  return (
    <section className={styles.card} aria-label={name}>
      <header className={styles.header}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.facts}>
          <Status kind={isActive ? 'positive' : 'neutral'}>{isActive ? text.active : text.paused}</Status>
          {text.sources(sources.length)}
        </span>
        {canEdit && (
          <>
            <Button size="small" icon={<Plus />} aria-label={text.addTo(name)} onPress={() => setAdding(true)}>
              {text.addSource}
            </Button>
            <WatchlistMenu agentId={agentId} list={list} />
          </>
        )}
      </header>
      {sources.length === 0 ? (
        <p className={styles.hint}>{text.noSources}</p>
      ) : (
        <ul className={styles.sources} aria-label={text.sourcesOf(name)}>
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} {...(canEdit ? { onRemove: removeSource } : {})} />
          ))}
        </ul>
      )}
      <SourceDialog name={name} isOpen={isAdding} onOpenChange={setAdding} onAdd={addSource} />
    </section>
  );
}

interface SourceRowProps {
  readonly source: WatchSourceView;
  readonly onRemove?: (source: WatchSourceView) => void;
}

function SourceRow({ source, onRemove }: SourceRowProps) {
  const shown = shownSource(source);
  return (
    <li className={styles.source}>
      <Tag>{text.platforms[source.platform]}</Tag>
      <span className={styles.value}>{shown}</span>
      {onRemove && (
        <Button
          kind="plain"
          size="small"
          icon={<X />}
          aria-label={text.removeSource(shown)}
          onPress={() => onRemove(source)}
        />
      )}
    </li>
  );
}

function WatchlistMenu({ agentId, list }: WatchlistCardProps) {
  const { setActive, rename, remove } = useWatchlistActs(agentId, list);
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const close = (isOpen: boolean) => !isOpen && setOpen(undefined);
  const { name, intent_active: isActive } = list;
  return (
    <>
      <Menu
        trigger={<Button kind="plain" size="small" aria-label={text.actions(name)} icon={<Ellipsis />} />}
        label={text.actions(name)}
      >
        <MenuItem icon={isActive ? <Pause /> : <Play />} onAction={() => setActive(!isActive)}>
          {isActive ? text.pause : text.resume}
        </MenuItem>
        <MenuItem icon={<PencilLine />} onAction={() => setOpen('rename')}>
          {text.rename}
        </MenuItem>
        <MenuLine />
        <MenuItem icon={<Trash2 />} onAction={() => setOpen('remove')}>
          {text.remove}
        </MenuItem>
      </Menu>
      <RenameDialog
        title={text.rename}
        name={name}
        field="name"
        isOpen={open === 'rename'}
        onOpenChange={close}
        onRename={rename}
      />
      <ConfirmDialog
        title={text.removeTitle(name)}
        hint={text.removeHint}
        action={text.remove}
        isOpen={open === 'remove'}
        onOpenChange={close}
        onConfirm={remove}
      />
    </>
  );
}
