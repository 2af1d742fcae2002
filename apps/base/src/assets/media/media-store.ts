import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { announceBlob, claimBlob, removeMedia, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { Clock, CommonErrors, DAY_MS, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { NOTHING_FOUND, type Findings, type Inspected } from '@reelsheet/platform-media-tools';
import { RpcClient } from '@reelsheet/platform-messaging';
import { discardMedia } from './discard-media.task.js';
import { MediaDepositRepository } from './media.repository.js';
import { removeStoredMedia } from './remove-stored-media.task.js';

const UPLOAD_TIMEOUT_MS = 600_000;
const KEYS_A_QUESTION = 1_000;
/** How long bytes that nobody kept stay in storage. */
const KEEP_UNCLAIMED_MS = DAY_MS;

export interface LocalFile {
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
}

export interface NewMedia extends LocalFile {
  /** Says what the bytes are, for example `generation:12:1:0`; the same name stored again gives the same media. */
  readonly name: string;
  readonly organizationId: number;
  /** Made by a paid job: stored even where the workspace's storage is full. */
  readonly isPaidFor?: boolean;
  /** What was seen in it here; its thumbnail is stored with it. Where absent, upload looks later. */
  readonly inspected?: Inspected;
}

/** What was found in it is null where nobody has looked yet. */
export interface StoredMedia extends Findings {
  readonly key: string;
  readonly url: string;
  readonly fileName: string;
  /** Told from the bytes. */
  readonly contentType: string;
  readonly byteSize: number;
  /** image, video, audio, zip, safe_tensors or document. */
  readonly objectType: string;
  readonly thumbnailUrl: string | null;
}

/**
 * Puts local files into storage by way of upload. A name is noted before its bytes travel, so that whoever repeats
 * a job after a crash finds them, and what nobody keeps within a day is removed again.
 */
@Injectable()
export class MediaStore {
  constructor(
    private readonly deposits: MediaDepositRepository,
    private readonly rpc: RpcClient,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws upload's `invalid_content_type`, `file_size_exceeded` or `storage_quota_exceeded`, and `service_unavailable` while it is away. */
  async store(media: NewMedia): Promise<StoredMedia> {
    const earlier = await this.deposits.find(media.name);
    const stored = earlier && (await this.claim(media, earlier.signedId));
    return stored ?? this.upload(media);
  }

  /** The names' bytes belong to somebody now. Part of the transaction that says to whom. */
  async keep(names: readonly string[]): Promise<void> {
    await this.deposits.forget(names);
    await this.tasks.cancel(discardMedia, names);
  }

  /** Forgets media to which nothing refers any more, soon after the open transaction. */
  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.tasks.schedule(removeStoredMedia, { keys });
  }

  /** Forgets them before it returns, after the transaction of {@link remove}. Throws `service_unavailable` while upload is away. */
  async removeNow(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += KEYS_A_QUESTION)
      await this.rpc.request(removeMedia, { keys: keys.slice(from, from + KEYS_A_QUESTION) });
  }

  /** Removes soon what a job has stored in vain. */
  async discard(names: readonly string[]): Promise<void> {
    await this.tasks.scheduleMany(
      discardMedia,
      names.map((name) => ({ name })),
      { key: nameOf },
    );
  }

  /** As {@link discard}, of all that an organization's jobs have stored under names that begin so. */
  async discardAllOf(organizationId: number, beginning = ''): Promise<void> {
    await this.discard(await this.deposits.namesOf(organizationId, beginning));
  }

  private async upload(media: NewMedia): Promise<StoredMedia> {
    const { blob, direct_upload } = await this.announce(media);
    await this.note(media, blob.signed_id);
    await send(media.path, blob.byte_size, direct_upload);
    const stored = await this.claim(media, blob.signed_id);
    if (!stored) throw new DomainError(CommonErrors.unavailable, 'the uploaded file cannot be found again');
    return stored;
  }

  private async announce({
    path,
    fileName,
    contentType,
    organizationId,
    isPaidFor = false,
  }: NewMedia): Promise<ReplyOf<typeof announceBlob>> {
    const [{ size }, checksum] = await Promise.all([stat(path), md5Of(path)]);
    return this.rpc.request(announceBlob, {
      owner: { user_id: null, organization_id: organizationId },
      filename: fileName,
      byte_size: size,
      checksum,
      content_type: contentType,
      beyond_quota: isPaidFor,
    });
  }

  private async note({ name, organizationId }: NewMedia, signedId: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.deposits.put({ name, organizationId, signedId });
      const notBefore = new Date(this.clock.now().getTime() + KEEP_UNCLAIMED_MS);
      await this.tasks.schedule(discardMedia, { name }, { notBefore, key: nameOf });
    });
  }

  private async claim({ organizationId, inspected }: NewMedia, signedId: string): Promise<StoredMedia | undefined> {
    const { media } = await this.rpc.request(claimBlob, {
      owner: { user_id: null, organization_id: organizationId },
      signed_id: signedId,
      ...(inspected ? { findings: toWire(inspected) } : {}),
    });
    return media ? toStoredMedia(media, inspected) : undefined;
  }
}

/** One task a name, so that only the earliest moment counts. */
const nameOf = ({ name }: { readonly name: string }) => name;

/** Stored media as upload tells of it. */
export function toStoredMedia(
  media: NonNullable<ReplyOf<typeof claimBlob>['media']>,
  { width, height, duration }: Findings = NOTHING_FOUND,
): StoredMedia {
  return {
    key: media.key,
    url: media.url,
    fileName: media.filename,
    contentType: media.content_type,
    byteSize: media.byte_size,
    objectType: media.object_type,
    thumbnailUrl: media.thumbnail_url ?? null,
    width,
    height,
    duration,
  };
}

function toWire({ thumbnail, ...found }: Inspected): RequestOf<typeof claimBlob>['findings'] {
  return { ...found, thumbnail: thumbnail && { ...thumbnail, bytes: thumbnail.bytes.toString('base64') } };
}

async function send(
  path: string,
  size: number,
  { url, headers }: ReplyOf<typeof announceBlob>['direct_upload'],
): Promise<void> {
  const away = (cause?: unknown) =>
    new DomainError(CommonErrors.unavailable, 'storage did not take the file', undefined, { cause });
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  const sent = { ...headers, 'content-length': String(size) };
  const { request } = (await import('undici')).default;
  const answer = await request(url, { method: 'PUT', headers: sent, body: createReadStream(path), signal }).catch(
    (cause: unknown) => {
      throw away(cause);
    },
  );
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw away(new Error(`${answer.statusCode} ${text.slice(0, 500)}`));
}

/** Base64 MD5 of a file, read as a stream. */
async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}
