import { ChatConfig, DecimalSetting } from '@reelsheet/platform-config';

/** What agent needs beside what every service needs. */
export class AgentConfig extends ChatConfig {
  @DecimalSetting({ about: 'seconds after which a run that has not ended fails', positive: true })
  RUN_TIMEOUT_SECONDS: number = 600;
}
