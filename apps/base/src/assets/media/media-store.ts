import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import {
  announceBlob,
  changeMediaAddress,
  changeMediaAddresses,
  claimBlob,
  MAX_CHANGED_ADDRESSES,
  removeMedia,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { Clock, CommonErrors, DAY_MS, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { NOTHING_FOUND, type Findings, type Inspected } from '@reelsheet/platform-media-tools';
import { RpcClient } from '@reelsheet/platform-messaging';
import { changeAddress, changeAddresses, type AddressChange } from './change-address.task.js';
import { MediaHooks } from './media-hooks.js';
import { discardMedia } from './discard-media.task.js';
import { MediaDepositRepository } from './media.repository.js';
import { removeStoredMedia } from './remove-stored-media.task.js';

const UPLOAD_TIMEOUT_MS = 600_000;
const MAX_KEYS_PER_REQUEST = 1_000;
/** Time after which stored bytes that were not claimed are deleted. */
const UNCLAIMED_TTL_MS = DAY_MS;

export interface LocalFile {
  readonly path: string;
  readonly fileName: string;
  readonly contentType: string;
}

export interface MediaToStore extends LocalFile {
  /** Name of the bytes, for example `generation:12:1:0`. Storing a name again returns the same media. */
  readonly name: string;
  readonly organizationId: number;
  /** True if a paid job made the bytes. They are stored even when the storage quota is exceeded. */
  readonly isPaidFor?: boolean;
  /** Properties found by this process; their thumbnail is stored too. When absent, upload inspects the bytes later. */
  readonly inspected?: Inspected;
}

/** Changes of stored bytes whose files were deleted or restored. */
export interface ChangedBytes {
  /** Keys of bytes that no file uses any more, also none in the trash. */
  readonly orphans: readonly string[];
  /** Addresses that end, because only files in the trash use the bytes, or that are valid again. */
  readonly addresses: readonly AddressChange[];
}

/** The properties are null until the bytes are inspected. */
export interface StoredMedia extends Findings {
  readonly key: string;
  readonly url: string;
  readonly fileName: string;
  /** Detected from the bytes. */
  readonly contentType: string;
  readonly byteSize: number;
  /** One of image, video, audio, zip, safe_tensors and document. */
  readonly objectType: string;
  readonly thumbnailUrl: string | null;
  readonly inspection: 'pending' | 'passed';
}

/**
 * Stores local files through upload. A name is recorded before its bytes are sent, so that a job repeated after a crash
 * finds them, and bytes that are not claimed within a day are deleted.
 */
@Injectable()
export class MediaStore {
  constructor(
    private readonly deposits: MediaDepositRepository,
    private readonly rpc: RpcClient,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly hooks: Hooks,
  ) {}

  /**
   * Throws `invalid_content_type`, `file_size_exceeded` or `storage_quota_exceeded` of upload, and
   * `service_unavailable` while it is unavailable.
   */
  async store(media: MediaToStore): Promise<StoredMedia> {
    const earlier = await this.deposits.find(media.name);
    const stored = earlier && (await this.findUploaded(media, earlier.signedId));
    return stored ?? this.upload(media);
  }

  /**
   * Claims the bytes of these names, in the transaction that assigns them an owner. Returns false if some of them are
   * not stored any more.
   */
  async claim(names: readonly string[]): Promise<boolean> {
    const claimed = await this.deposits.delete(names);
    await this.tasks.cancel(discardMedia, names);
    return claimed === names.length;
  }

  /**
   * Stores bytes without an owner until this time instead of a day, in the open transaction. Returns false if they are
   * not stored any more.
   */
  async retainUntil(name: string, notBefore: Date): Promise<boolean> {
    await this.tasks.cancel(discardMedia, [name]);
    if (!(await this.deposits.find(name))) return false;
    await this.tasks.schedule(discardMedia, { name }, { notBefore, key: nameOf });
    return true;
  }

  /** Deletes media without references, soon after the open transaction commits. */
  async remove(keys: readonly string[]): Promise<void> {
    if (keys.length > 0) await this.tasks.schedule(removeStoredMedia, { keys });
  }

  /**
   * Deletes media before it returns, after the transaction of {@link remove}. Throws `service_unavailable` while upload
   * is unavailable.
   */
  async removeNow(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += MAX_KEYS_PER_REQUEST)
      await this.rpc.request(removeMedia, { keys: keys.slice(from, from + MAX_KEYS_PER_REQUEST) });
  }

  /** Gives media new addresses, soon after the open transaction commits. */
  async changeAddress(change: AddressChange): Promise<void> {
    await this.tasks.schedule(changeAddress, change);
  }

  /**
   * Gives media new addresses before it returns, after the transaction of {@link changeAddress}. Throws
   * `service_unavailable` while upload is unavailable.
   */
  async changeAddressNow(change: AddressChange): Promise<void> {
    await this.rpc.request(changeMediaAddress, change);
  }

  /** Deletes orphans and changes addresses, soon after the open transaction commits. */
  async settle({ orphans, addresses }: ChangedBytes): Promise<void> {
    await this.remove(orphans);
    await this.tasks.scheduleMany(
      changeAddresses,
      inPortions(addresses).map((changes) => ({ changes })),
    );
  }

  /**
   * Does what {@link settle} has scheduled before it returns. Throws `service_unavailable` while upload is unavailable.
   */
  async settleNow({ orphans, addresses }: ChangedBytes): Promise<void> {
    await this.removeNow(orphans);
    for (const changes of inPortions(addresses))
      await this.rpc.request(changeMediaAddresses, { changes: [...changes] });
  }

  /** Deletes bytes that a job stored but does not need. */
  async discard(names: readonly string[]): Promise<void> {
    await this.tasks.scheduleMany(
      discardMedia,
      names.map((name) => ({ name })),
      { key: nameOf },
    );
  }

  /** Discards everything that the jobs of an organization stored under names with one of these prefixes. */
  async discardAllOf(organizationId: number, ...prefixes: readonly string[]): Promise<void> {
    await this.discard(await this.deposits.namesOf(organizationId, prefixes));
  }

  private async upload(media: MediaToStore): Promise<StoredMedia> {
    const { blob, direct_upload } = await this.announce(media);
    await this.record(media, blob.signed_id);
    await send(media.path, blob.byte_size, direct_upload);
    const stored = await this.findUploaded(media, blob.signed_id);
    if (!stored) throw new DomainError(CommonErrors.unavailable, 'the uploaded file cannot be found again');
    return stored;
  }

  private async announce({
    path,
    fileName,
    contentType,
    organizationId,
    isPaidFor = false,
  }: MediaToStore): Promise<ReplyOf<typeof announceBlob>> {
    const [{ size }, checksum] = await Promise.all([stat(path), md5Of(path)]);
    return this.rpc.request(announceBlob, {
      owner: { user_id: null, organization_id: organizationId },
      filename: fileName,
      byte_size: size,
      checksum,
      content_type: contentType,
      beyond_quota: isPaidFor,
      small_quota: !isPaidFor && (await this.hooks.query(MediaHooks.hasSmallQuota, { organizationId })),
    });
  }

  private async record({ name, organizationId }: MediaToStore, signedId: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.deposits.upsert({ name, organizationId, signedId });
      const notBefore = new Date(this.clock.now().getTime() + UNCLAIMED_TTL_MS);
      await this.tasks.schedule(discardMedia, { name }, { notBefore, key: nameOf });
    });
  }

  private async findUploaded(
    { organizationId, inspected }: MediaToStore,
    signedId: string,
  ): Promise<StoredMedia | undefined> {
    const { media } = await this.rpc.request(claimBlob, {
      owner: { user_id: null, organization_id: organizationId },
      signed_id: signedId,
      ...(inspected ? { findings: toWire(inspected) } : {}),
    });
    return media ? toStoredMedia(media, inspected) : undefined;
  }
}

const inPortions = (addresses: readonly AddressChange[]): (readonly AddressChange[])[] =>
  Array.from({ length: Math.ceil(addresses.length / MAX_CHANGED_ADDRESSES) }, (_, portion) =>
    addresses.slice(portion * MAX_CHANGED_ADDRESSES, (portion + 1) * MAX_CHANGED_ADDRESSES),
  );

/** One task per name, so that only the earliest time counts. */
const nameOf = ({ name }: { readonly name: string }) => name;

/** Converts the response of upload. */
export function toStoredMedia(
  media: NonNullable<ReplyOf<typeof claimBlob>['media']>,
  findings?: Findings,
): StoredMedia {
  const { width, height, duration } = findings ?? NOTHING_FOUND;
  return {
    key: media.key,
    url: media.url,
    fileName: media.filename,
    contentType: media.content_type,
    byteSize: media.byte_size,
    objectType: media.object_type,
    thumbnailUrl: media.thumbnail_url ?? null,
    inspection: findings ? 'passed' : 'pending',
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

/** Returns the base64 MD5 of a file, read as a stream. */
async function md5Of(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
}
