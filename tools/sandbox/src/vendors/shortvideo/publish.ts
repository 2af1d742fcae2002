import { randomBytes, randomInt } from 'node:crypto';
import type { SandboxContext } from '../../server/vendor.js';
import { probe } from '../../media/probe.js';
import { Collection } from '../../store/collection.js';
import { MAX_VIDEO_SECONDS } from './tiktok.js';

export interface PostInfo {
  title: string;
  description: string;
  privacyLevel: string;
  madeWithAi: boolean;
}

/** A publication, from its start to the post. Times are in milliseconds since 1970. */
export interface Publish {
  id: string;
  handle: string;
  kind: 'video' | 'photo';
  source: 'FILE_UPLOAD' | 'PULL_FROM_URL';
  info: PostInfo;
  /** Secret in the upload URL. */
  token: string;
  expiresAt: number;
  size: number;
  chunkSize: number;
  chunkCount: number;
  received: number;
  files: string[];
  finishedAt: number | null;
  failReason: string | null;
  postId: number | null;
}

export type NewPublish = Pick<Publish, 'handle' | 'kind' | 'source' | 'info' | 'size' | 'chunkSize' | 'chunkCount'>;

const UPLOAD_SECONDS = 3_600;
const FORMATS: Record<Publish['kind'], RegExp> = { video: /mp4|mov|webm/, photo: /jpeg|webp|image2/ };

/** The publications of the network. Each successful one is a post, even with equal content. */
export class Publishes {
  private readonly stored: Collection<Publish>;

  constructor(private readonly sandbox: SandboxContext) {
    this.stored = new Collection<Publish>(sandbox.database, 'shortvideo_publishes');
  }

  begin(given: NewPublish): Publish {
    const id = `${given.kind === 'video' ? 'v' : 'p'}_pub_${given.source === 'FILE_UPLOAD' ? 'file' : 'url'}~v2-1.${randomBytes(9).readBigUInt64BE()}`;
    const expiresAt = Date.now() + (this.sandbox.settings.uploadSeconds ?? UPLOAD_SECONDS) * 1_000;
    const token = randomBytes(18).toString('base64url');
    return this.save({
      ...given,
      id,
      token,
      expiresAt,
      received: 0,
      files: [],
      finishedAt: null,
      failReason: null,
      postId: null,
    });
  }

  get(id: string): Publish | undefined {
    return this.stored.get(id);
  }

  save(publish: Publish): Publish {
    return this.stored.put(publish.id, publish);
  }

  /** Inspects the received media and creates the post, or records the error. */
  async finish(publish: Publish): Promise<Publish> {
    const failReason = await this.faultOf(publish);
    const postId = failReason === null ? randomInt(2 ** 47, 2 ** 48 - 1) : null;
    return this.save({ ...publish, finishedAt: Date.now(), failReason, postId });
  }

  /** Returns processed posts, newest first. */
  posts(handle?: string): Publish[] {
    return this.stored
      .all()
      .filter(
        (each) =>
          each.postId !== null && isProcessed(each, this.sandbox) && (handle === undefined || each.handle === handle),
      );
  }

  private async faultOf(publish: Publish): Promise<string | null> {
    for (const file of publish.files) {
      const found = await probe(this.sandbox.files.path(file));
      if (!found?.video || !FORMATS[publish.kind].test(found.format)) return 'file_format_check_failed';
      if (publish.kind === 'video' && found.duration > MAX_VIDEO_SECONDS) return 'duration_check_failed';
    }
    return publish.files.length > 0 ? null : 'video_pull_failed';
  }
}

export function isProcessed(publish: Publish, sandbox: SandboxContext): boolean {
  return publish.finishedAt !== null && Date.now() >= publish.finishedAt + sandbox.settings.processingSeconds * 1_000;
}

/** Returns the state of the publication for the status endpoint. */
export function statusResponse(publish: Publish, sandbox: SandboxContext): object {
  const counted =
    publish.source === 'FILE_UPLOAD' ? { uploaded_bytes: publish.received } : { downloaded_bytes: publish.size };
  if (!isProcessed(publish, sandbox)) {
    return { status: publish.source === 'FILE_UPLOAD' ? 'PROCESSING_UPLOAD' : 'PROCESSING_DOWNLOAD', ...counted };
  }
  if (publish.failReason !== null) return { status: 'FAILED', fail_reason: publish.failReason, ...counted };
  const isPublic = publish.info.privacyLevel === 'PUBLIC_TO_EVERYONE';
  return { status: 'PUBLISH_COMPLETE', publicaly_available_post_id: isPublic ? [publish.postId] : [], ...counted };
}
