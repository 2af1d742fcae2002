import type { Platform, SocialAccountView } from '@reelsheet/client';
import { useId } from 'react';
import { Checkbox } from '../design/components/controls/checkbox.js';
import { FieldErrorText, FieldHint } from '../design/components/controls/field-text.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { Banner } from '../design/components/feedback/banner.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { publishingAccount } from '../social-accounts/publishing-account.js';
import { PLATFORM_NAMES } from '../strings/platforms.js';
import { scheduleStrings as text } from '../strings/schedule-en.js';
import styles from './posting.module.css';

interface NetworkChoiceProps {
  readonly accounts: readonly SocialAccountView[];
  readonly chosen: readonly Platform[];
  readonly error: string | undefined;
  readonly onChange: (chosen: readonly Platform[]) => void;
}

/** Returns the networks of which an account can publish, in the order in which they are always shown. */
export const connectedNetworks = (accounts: readonly SocialAccountView[]): readonly Platform[] =>
  (Object.keys(PLATFORM_NAMES) as readonly Platform[]).filter((platform) => accountAt(accounts, platform));

const accountAt = (accounts: readonly SocialAccountView[], platform: Platform) =>
  publishingAccount(accounts.filter((account) => account.platform === platform));

/** The networks that a post goes to, each with the account that publishes it. */
export function NetworkChoice({ accounts, chosen, error, onChange }: NetworkChoiceProps) {
  const { params } = useShownAgent();
  const id = useId();
  const networks = connectedNetworks(accounts);
  const choose = (platform: Platform, isOn: boolean) =>
    onChange(networks.filter((each) => (each === platform ? isOn : chosen.includes(each))));
  const connect = (label: string) => (
    <TextLink to="/o/$organization/agents/$agent/accounts" params={params}>
      {label}
    </TextLink>
  );
  if (networks.length === 0)
    return (
      <Banner kind="warning">
        {text.noAccounts} {connect(text.connect)}
      </Banner>
    );
  return (
    <div className={styles.networks} role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {text.networks}
      </span>
      {networks.map((platform) => (
        <Checkbox key={platform} isSelected={chosen.includes(platform)} onChange={(isOn) => choose(platform, isOn)}>
          {PLATFORM_NAMES[platform]}
          <span className={styles.account}>{accountAt(accounts, platform)?.display_name}</span>
        </Checkbox>
      ))}
      <FieldErrorText>{error}</FieldErrorText>
      <FieldHint>{connect(text.connectMore)}</FieldHint>
    </div>
  );
}
