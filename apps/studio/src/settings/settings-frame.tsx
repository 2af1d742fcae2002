import { createLink, type LinkComponent } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { useOrganization } from '../app/use-organization.js';
import { useTitle } from '../design/components/layout/page.js';
import { settings as text } from '../strings/en/settings.js';
import styles from './settings.module.css';

const PlainSettingsLink = (props: LinkProps) => <Link {...props} className={styles.link} />;
const SettingsLink: LinkComponent<typeof PlainSettingsLink> = createLink(PlainSettingsLink);

interface SettingsFrameProps {
  readonly title: string;
  readonly hint?: string;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all settings: their navigation, the title of the page and its content. */
export function SettingsFrame({ title, hint, actions, children }: SettingsFrameProps) {
  useTitle(title);
  return (
    <div className={styles.frame}>
      <SettingsNavigation />
      <div>
        <header className={styles.header}>
          <h1>{title}</h1>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

function SettingsNavigation() {
  const { params } = useOrganization();
  const navigation = useRef<HTMLElement>(null);
  // On a phone the links are one line, of which some are out of sight.
  useEffect(() => {
    const shown = navigation.current?.querySelector('[data-status=active]');
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav ref={navigation} aria-label={text.navigation} className={styles.navigation}>
      <NavigationGroup title={text.organization}>
        <SettingsLink to="/o/$organization/settings/general" params={params}>
          {text.pages.general}
        </SettingsLink>
        <SettingsLink to="/o/$organization/settings/members" params={params}>
          {text.pages.members}
        </SettingsLink>
        <SettingsLink to="/o/$organization/settings/money" params={params}>
          {text.pages.money}
        </SettingsLink>
        <SettingsLink to="/o/$organization/settings/webhooks" params={params}>
          {text.pages.webhooks}
        </SettingsLink>
        <SettingsLink to="/o/$organization/settings/audit" params={params}>
          {text.pages.audit}
        </SettingsLink>
      </NavigationGroup>
      <NavigationGroup title={text.account}>
        <SettingsLink to="/o/$organization/settings/profile" params={params}>
          {text.pages.profile}
        </SettingsLink>
        <SettingsLink to="/o/$organization/settings/security" params={params}>
          {text.pages.security}
        </SettingsLink>
        <SettingsLink to="/o/$organization/settings/keys" params={params}>
          {text.pages.keys}
        </SettingsLink>
      </NavigationGroup>
    </nav>
  );
}

const NavigationGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.group}>
    <p className={styles.title}>{title}</p>
    {children}
  </div>
);
