import { prose } from '@reelsheet/kernel';
import { AddressSetting, ChatConfig, DecimalSetting, TextSetting } from '@reelsheet/platform-config';

/** Settings of the agent service beyond those that every service has. */
export class AgentConfig extends ChatConfig {
  @DecimalSetting({ about: 'seconds after which a run that has not ended fails', positive: true })
  RUN_TIMEOUT_SECONDS: number = 600;

  @AddressSetting({
    about: prose`
        mail server, \`smtp://user:password@host:587?requireTLS=true\` or \`smtps://…\`; without one recurring jobs
        mail nothing`,
    protocols: ['smtp', 'smtps'],
    secret: true,
    optional: true,
  })
  SMTP_URL?: string;

  @TextSetting({ about: 'sender of mails' })
  MAIL_FROM: string = 'Reelsheet <no-reply@localhost>';
}
