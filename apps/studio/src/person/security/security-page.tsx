import { SettingsFrame } from '../../settings/settings-frame.js';
import { person as text } from '../../strings/en/person.js';
import { settings } from '../../strings/en/settings.js';
import { FactorSection } from './factor-section.js';
import { PasswordSection } from './password-section.js';
import { SessionSection } from './session-section.js';

/** Password, second factors and sessions of the person who is signed in. */
export const SecurityPage = () => (
  <SettingsFrame title={settings.pages.security} hint={text.securityHint}>
    <PasswordSection />
    <FactorSection />
    <SessionSection />
  </SettingsFrame>
);
