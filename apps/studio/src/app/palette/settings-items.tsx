import { useNavigate } from '@tanstack/react-router';
import { Building2, UserRound, Coins, History, KeyRound, ScrollText, ShieldCheck, Users, Webhook } from 'lucide-react';
import { MenuItem, MenuSection } from '../../design/components/overlays/menu.js';
import { strings } from '../../strings/en.js';
import { money } from '../../strings/en/money.js';
import { settings } from '../../strings/en/settings.js';
import { useOrganization } from '../use-organization.js';

const PAGES = [
  { to: '/o/$organization/settings/general', name: settings.pages.general, icon: <Building2 /> },
  { to: '/o/$organization/settings/members', name: settings.pages.members, icon: <Users /> },
  { to: '/o/$organization/settings/money', name: settings.pages.money, icon: <Coins /> },
  { to: '/o/$organization/settings/money/ledger', name: money.ledger.title, icon: <ScrollText /> },
  { to: '/o/$organization/settings/webhooks', name: settings.pages.webhooks, icon: <Webhook /> },
  { to: '/o/$organization/settings/audit', name: settings.pages.audit, icon: <History /> },
  { to: '/o/$organization/settings/profile', name: settings.pages.profile, icon: <UserRound /> },
  { to: '/o/$organization/settings/security', name: settings.pages.security, icon: <ShieldCheck /> },
  { to: '/o/$organization/settings/keys', name: settings.pages.keys, icon: <KeyRound /> },
] as const;

/** The settings of the organization and of the person who is signed in. */
export function SettingsItems() {
  const { params } = useOrganization();
  const navigate = useNavigate();
  return (
    <MenuSection title={strings.shell.palette.settings}>
      {PAGES.map(({ to, name, icon }) => (
        <MenuItem key={to} icon={icon} onAction={() => void navigate({ to, params })}>
          {name}
        </MenuItem>
      ))}
    </MenuSection>
  );
}
