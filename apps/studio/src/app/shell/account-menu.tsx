import { useNavigate } from '@tanstack/react-router';
import { ChevronsUpDown, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button as AriaButton, DialogTrigger, Popover } from 'react-aria-components';
import { Avatar } from '../../design/components/layout/avatar.js';
import { Button } from '../../design/components/controls/button.js';
import { LinkButton } from '../../design/components/controls/link-button.js';
import { classes } from '../../design/classes.js';
import { Segments } from '../../design/components/controls/segments.js';
import { Switch } from '../../design/components/controls/switch.js';
import { useSession } from '../../session/use-session.js';
import { strings } from '../../strings/en.js';
import { appearance, changeAppearance, subscribeAppearance } from '../appearance.js';
import { signOutHere } from '../sign-out-here.js';
import { useOrganization } from '../use-organization.js';
import menu from '../../design/components/overlays/menu.module.css';
import styles from './sidebar.module.css';
import own from './account-menu.module.css';

const text = strings.shell;
const THEMES = [
  { value: 'system', label: text.themes.system, icon: <Monitor aria-hidden="true" /> },
  { value: 'light', label: text.themes.light, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: text.themes.dark, icon: <Moon aria-hidden="true" /> },
] as const;

/** Shows who is signed in; from it the theme is chosen and the session ended. */
export function AccountMenu() {
  const user = useSession()?.user;
  const { params } = useOrganization();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton className={styles.trigger}>
        <Avatar name={user?.name ?? ''} size="small" isRound />
        <span className={classes(styles.name, styles.triggerText)}>{user?.name}</span>
        <ChevronsUpDown aria-hidden="true" />
      </AriaButton>
      {/* The popover itself is the dialog, so that its hidden buttons for closing it are inside too. */}
      <Popover className={menu.popover} placement="top start" offset={4} aria-label={text.account}>
        <div className={own.account}>
          <div className={own.who}>
            <p className={own.name}>{user?.name}</p>
            <p className={own.email}>{user?.email}</p>
          </div>
          <AppearanceChoices />
          <LinkButton
            to="/o/$organization/settings/profile"
            params={params}
            kind="plain"
            icon={<UserRound />}
            isWide
            onPress={() => setOpen(false)}
          >
            {text.profile}
          </LinkButton>
          <Button kind="plain" icon={<LogOut />} isWide onPress={() => signOutHere(() => navigate({ to: '/sign_in' }))}>
            {text.signOut}
          </Button>
        </div>
      </Popover>
    </DialogTrigger>
  );
}

function AppearanceChoices() {
  const { theme, motion } = useSyncExternalStore(subscribeAppearance, appearance);
  return (
    <div className={own.choices}>
      <p className={own.label}>{text.theme}</p>
      <Segments
        label={text.theme}
        value={theme}
        options={THEMES}
        onChange={(chosen) => changeAppearance({ theme: chosen })}
      />
      <Switch isSelected={motion === 'on'} onChange={(isOn) => changeAppearance({ motion: isOn ? 'on' : 'off' })}>
        {text.motion}
      </Switch>
    </div>
  );
}
