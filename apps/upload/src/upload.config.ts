import { ServiceConfig } from '@reelsheet/platform-config';
import { IsInt, IsPositive, IsString, Max, MinLength } from 'class-validator';

/** What upload needs beside what every service needs. */
export class UploadConfig extends ServiceConfig {
  /** Folder that holds the stored bytes; both processes need it. */
  @IsString() @MinLength(1) UPLOAD_DIR!: string;

  /** Signs upload addresses and signed ids. */
  @IsString() @MinLength(32) UPLOAD_SIGNING_KEY!: string;

  /** Seconds that an upload address works. */
  @IsInt() @IsPositive() @Max(604_800) UPLOAD_URL_TTL: number = 3_600;
}
