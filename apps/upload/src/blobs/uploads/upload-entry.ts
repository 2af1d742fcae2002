import { Injectable } from '@nestjs/common';
import { Presigner, type PutGrant } from '../../store/presigner.js';
import { UploadConfig } from '../../upload.config.js';
import { areEqual } from './signatures.js';

const STAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** This service's own signed addresses, in the form of S3 signatures. */
@Injectable()
export class UploadEntry {
  /** Current signing key first; older keys only verify. */
  private readonly presigners: readonly [Presigner, ...Presigner[]];

  constructor({ UPLOAD_URL, UPLOAD_SIGNING_KEY: key, UPLOAD_SIGNING_KEY_OTHER: other }: UploadConfig) {
    const place = { address: `${UPLOAD_URL}/blobs`, region: 'reelsheet', accessKeyId: 'upload' };
    const withKey = (secretAccessKey: string) => new Presigner({ ...place, secretAccessKey });
    this.presigners = [withKey(key), ...(other ? [withKey(other)] : [])];
  }

  async addressFor(grant: PutGrant, signedAt: Date, seconds: number): Promise<string> {
    return (await this.presigners[0].addressOf(grant, signedAt, seconds)).href;
  }

  /** Returns whether this query was issued for these bytes and is still valid. */
  async admits(grant: PutGrant, query: Readonly<Record<string, unknown>>, now: Date): Promise<boolean> {
    const signedAt = timeOf(query['X-Amz-Date']);
    const seconds = Number(query['X-Amz-Expires']);
    if (!signedAt || !Number.isInteger(seconds) || seconds < 1 || seconds > MAX_SECONDS) return false;
    if (!isOpen(signedAt, seconds, now)) return false;
    const given = entriesOf(query);
    for (const presigner of this.presigners) {
      const { searchParams } = await presigner.addressOf(grant, signedAt, seconds);
      if (areEqual(entriesOf(Object.fromEntries(searchParams)), given)) return true;
    }
    return false;
  }
}

const MAX_SECONDS = 604_800;

const isOpen = (signedAt: Date, seconds: number, now: Date) => now.getTime() < signedAt.getTime() + seconds * 1_000;

function timeOf(stamp: unknown): Date | undefined {
  const partialFiles = typeof stamp === 'string' ? STAMP.exec(stamp) : null;
  if (!partialFiles) return undefined;
  const [, year, month, day, hour, minute, second] = partialFiles;
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const entriesOf = (query: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1)));
