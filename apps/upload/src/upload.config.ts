import { prose } from '@reelsheet/kernel';
import {
  AddressSetting,
  ChoiceSetting,
  SecretSetting,
  ServiceConfig,
  TextSetting,
  WholeSetting,
} from '@reelsheet/platform-config';

const WEEK_SECONDS = 604_800;

const S3 = { name: 'OBJECT_STORE', is: 's3' };

/** Settings of the upload service beyond those that every service has. */
export class UploadConfig extends ServiceConfig {
  @TextSetting({
    about: 'folder of the stored bytes, for both processes and all replicas; `/data` in the image',
    min: 1,
    layout: true,
    neededWhere: { name: 'OBJECT_STORE', is: 'folder' },
  })
  UPLOAD_DIR?: string;

  @SecretSetting({ about: 'signs upload addresses and signed ids', min: 32 })
  UPLOAD_SIGNING_KEY!: string;

  @SecretSetting({
    about: prose`
        a second key whose addresses and signed ids are accepted during a rotation: the next key before
        \`UPLOAD_SIGNING_KEY\` is replaced, the previous key afterwards`,
    min: 32,
    optional: true,
  })
  UPLOAD_SIGNING_KEY_OTHER?: string;

  @WholeSetting({ about: 'seconds that an upload address works', max: WEEK_SECONDS })
  UPLOAD_URL_TTL: number = 3_600;

  @WholeSetting({
    about: prose`
      bytes that all organizations of one founder may store together, and that one user may have uploaded for none yet;
      0 for any number`,
    min: 0,
  })
  STORAGE_QUOTA_BYTES: number = 100 * 2 ** 30;

  @WholeSetting({
    about: prose`
        pictures that one address may have resized in a minute; sizes that were drawn before are not counted`,
  })
  RATE_LIMIT_PICTURES: number = 120;

  @WholeSetting({
    about: prose`
      the same for a founder or user without a proved address and without an organization that was granted credits; with
      \`ACCOUNT_PROOF=none\` it does not apply`,
    min: 0,
  })
  STORAGE_QUOTA_BYTES_UNPROVED: number = 2 ** 30;

  @ChoiceSetting(['folder', 's3'], {
    about: 'storage of files: `UPLOAD_DIR`, or a bucket of an S3 store',
  })
  OBJECT_STORE: 'folder' | 's3' = 'folder';

  @AddressSetting({
    about: 'address of the S3 store, the bucket left out; callers upload there unless `UPLOAD_PROXY` is `on`',
    protocols: ['http', 'https'],
    neededWhere: S3,
  })
  S3_ENDPOINT?: string;

  @TextSetting({
    about: 'bucket of the S3 store, which exists, is private and used by nobody else',
    neededWhere: S3,
  })
  S3_BUCKET?: string;

  @TextSetting({ about: 'region of the S3 store' })
  S3_REGION: string = 'us-east-1';

  @SecretSetting({ about: 'id of the key that reads, writes, lists and deletes in the bucket', neededWhere: S3 })
  S3_ACCESS_KEY_ID?: string;

  @SecretSetting({ about: 'the secret of that key', neededWhere: S3 })
  S3_SECRET_ACCESS_KEY?: string;

  @ChoiceSetting(['on', 'off'], {
    about: 'whether bytes reach the S3 store through upload, for a store that callers cannot reach',
  })
  UPLOAD_PROXY: 'on' | 'off' = 'off';
}
