import { SecretSetting, ServiceConfig, TextSetting, WholeSetting } from '@reelsheet/platform-config';

const WEEK_SECONDS = 604_800;

/** What upload needs beside what every service needs. */
export class UploadConfig extends ServiceConfig {
  @TextSetting({
    about: 'folder of the stored bytes, for both processes and all replicas; `/data` in the image',
    min: 1,
    layout: true,
  })
  UPLOAD_DIR!: string;

  @SecretSetting({ about: 'signs upload addresses and signed ids', min: 32 })
  UPLOAD_SIGNING_KEY!: string;

  @WholeSetting({ about: 'seconds that an upload address works', max: WEEK_SECONDS })
  UPLOAD_URL_TTL: number = 3_600;

  @WholeSetting({
    about: 'bytes that one organization may store, and that one user may have uploaded for none yet; 0 for any number',
    min: 0,
  })
  STORAGE_QUOTA_BYTES: number = 100 * 2 ** 30;
}
