import { ServiceConfig } from '@reelsheet/platform-config';
import { IsNumber, IsPositive, IsString, IsUrl } from 'class-validator';

const ADDRESS = { require_tld: false, require_protocol: true };

/** What agent needs beside what every service needs. */
export class AgentConfig extends ServiceConfig {
  @IsUrl(ADDRESS) CHAT_BASE_URL!: string;
  @IsString() CHAT_API_KEY!: string;

  /** Seconds after which a run that has not ended fails. */
  @IsNumber() @IsPositive() RUN_TIMEOUT_SECONDS: number = 600;
}
