import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bot, Home, Inbox, LogOut, MessagesSquare, SunMoon, Table2, Trash2 } from 'lucide-react';
import { Autocomplete, Dialog, Input, Menu, Modal, ModalOverlay, SearchField, useFilter } from 'react-aria-components';
import { agentsQuery } from '../../api/agent-queries.js';
import { MenuItem, MenuSection } from '../../design/components/overlays/menu.js';
import { strings } from '../../strings/en.js';
import { changeAppearance, type Appearance } from '../appearance.js';
import { signOutHere } from '../sign-out-here.js';
import { useOrganization } from '../use-organization.js';
import { SettingsItems } from './settings-items.js';
import styles from './palette.module.css';
import dialog from '../../design/components/overlays/dialog.module.css';

const text = strings.shell.palette;
const THEMES = Object.entries(strings.shell.themes) as [Appearance['theme'], string][];

interface PaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Finds pages and commands by their names. */
export function Palette({ isOpen, onOpenChange }: PaletteProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={dialog.backdrop}>
      <Modal className={styles.palette}>
        <Dialog aria-label={text.title} className={styles.dialog}>
          <Autocomplete filter={contains}>
            <SearchField aria-label={text.title} autoFocus>
              <Input placeholder={text.placeholder} className={styles.input} />
            </SearchField>
            {/* The list scrolls, so the Tab key reaches it. */}
            <div className={styles.results} role="group" aria-label={text.title} tabIndex={0}>
              <Menu
                aria-label={text.title}
                className={styles.menu}
                renderEmptyState={() => <p className={styles.empty}>{text.empty}</p>}
                onAction={() => onOpenChange(false)}
              >
                <PageItems />
                <SettingsItems />
                <CommandItems />
              </Menu>
            </div>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PageItems() {
  const { id, params } = useOrganization();
  const { data: agents = [] } = useQuery(agentsQuery(id));
  const navigate = useNavigate();
  return (
    <MenuSection title={text.goTo}>
      <MenuItem icon={<Home />} onAction={() => void navigate({ to: '/o/$organization', params })}>
        {strings.shell.home}
      </MenuItem>
      <MenuItem icon={<Inbox />} onAction={() => void navigate({ to: '/o/$organization/inbox', params })}>
        {strings.shell.inbox}
      </MenuItem>
      <MenuItem icon={<Bot />} onAction={() => void navigate({ to: '/o/$organization/agents', params })}>
        {strings.shell.agents}
      </MenuItem>
      {agents.map((agent) => (
        <MenuItem
          key={agent.id}
          icon={<Table2 />}
          onAction={() =>
            void navigate({
              to: '/o/$organization/agents/$agent/sheets',
              params: { ...params, agent: String(agent.id) },
            })
          }
        >
          {text.sheetsOf(agent.name)}
        </MenuItem>
      ))}
      {agents.map((agent) => (
        <MenuItem
          key={`chat-${agent.id}`}
          icon={<MessagesSquare />}
          onAction={() =>
            void navigate({ to: '/o/$organization/agents/$agent/chat', params: { ...params, agent: String(agent.id) } })
          }
        >
          {text.chatWith(agent.name)}
        </MenuItem>
      ))}
      {agents.map((agent) => (
        <MenuItem
          key={`trash-${agent.id}`}
          icon={<Trash2 />}
          onAction={() =>
            void navigate({
              to: '/o/$organization/agents/$agent/trash',
              params: { ...params, agent: String(agent.id) },
            })
          }
        >
          {text.trashOf(agent.name)}
        </MenuItem>
      ))}
    </MenuSection>
  );
}

function CommandItems() {
  const navigate = useNavigate();
  return (
    <MenuSection title={text.actions}>
      {THEMES.map(([theme, name]) => (
        <MenuItem key={theme} icon={<SunMoon />} onAction={() => changeAppearance({ theme })}>
          {text.useTheme(name)}
        </MenuItem>
      ))}
      <MenuItem icon={<LogOut />} onAction={() => signOutHere(() => navigate({ to: '/sign_in' }))}>
        {strings.shell.signOut}
      </MenuItem>
    </MenuSection>
  );
}
