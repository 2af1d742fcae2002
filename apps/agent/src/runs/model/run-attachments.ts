import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { claimBlob } from '@reelsheet/contracts';
import { DomainError, inTemporaryFolder, invalid } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import { OutboundClient } from '@reelsheet/platform-outbound';
import { storable } from '@reelsheet/platform-database';
import { AgentConfig } from '../../agent.config.js';
import type { Attachment } from '../../conversations/conversation.js';
import { AttachmentPolicy } from '../../conversations/attachment-policy.js';
import { MAX_FILE_BYTES, MAX_TEXT_LENGTH, MAX_TEXTS, READ_WITHIN_MS } from './attachment-limits.js';

const TEXT = /^(text\/|application\/(json|xml|csv|yaml|x-yaml|x-subrip|ld\+json)\b)/i;

/** An attachment as the model reads it. */
export interface AttachedFile extends Pick<Attachment, 'filename' | 'contentType' | 'url'> {
  readonly text?: string;
  readonly unread?: string;
}

/** The user who uploaded, and the organization that will own the files. */
interface AttachmentOwner {
  readonly userId: number;
  readonly organizationId: number;
  /** True if the organization has the small storage quota. */
  readonly hasSmallQuota: boolean;
}

/** Attached files: resolved when the message is sent, and read by the run. */
@Injectable()
export class RunAttachments implements OnApplicationShutdown {
  private readonly storage: OutboundClient;

  constructor(
    private readonly policy: AttachmentPolicy,
    private readonly rpc: RpcClient,
    private readonly outbound: OutboundClient,
    private readonly config: AgentConfig,
  ) {
    const { hostname, port, protocol } = new URL(config.UPLOAD_URL);
    this.storage = new OutboundClient(new Set([`${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`]));
  }

  /**
   * Adds address, name and type of each upload, which belongs to the organization from now on. Throws
   * `validation_error` naming the attachment.
   */
  async find(owner: AttachmentOwner, attachments: readonly Attachment[]): Promise<Attachment[]> {
    this.policy.check(attachments);
    const found: Attachment[] = [];
    for (const [index, attachment] of attachments.entries())
      found.push(
        attachment.signedId === undefined
          ? attachment
          : await this.uploaded(owner, attachment, `attachments.${index}.signed_id`),
      );
    return found;
  }

  /**
   * Returns the text of text files and the names of others. A file that cannot be read is described by its error and
   * does not stop the run.
   */
  async read(attachments: readonly Attachment[], signal: AbortSignal): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    let left = MAX_TEXTS;
    for (const { filename, contentType, url } of attachments) {
      const file = { filename, contentType, url };
      if (url === undefined || (contentType !== undefined && !TEXT.test(contentType))) {
        files.push(file);
        continue;
      }
      const read = await this.textAt(url, Math.min(MAX_TEXT_LENGTH, left), signal);
      left -= read.text?.length ?? 0;
      files.push({ ...read, ...file, contentType: contentType ?? read.contentType });
    }
    return storable(files);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.storage.close();
  }

  private async uploaded(
    { userId, organizationId, hasSmallQuota }: AttachmentOwner,
    { signedId, ...reported }: Attachment,
    field: string,
  ): Promise<Attachment> {
    const { media } = await this.rpc
      .request(claimBlob, {
        owner: { user_id: userId, organization_id: organizationId },
        signed_id: signedId!,
        charge_to: organizationId,
        small_quota: hasSmallQuota,
      })
      .catch((error: unknown) => {
        if (error instanceof DomainError && error.status < 500) throw invalid(field, `is refused: ${error.message}`);
        throw error;
      });
    if (!media) throw invalid(field, 'is no signed_id of a finished upload of yours');
    const { url, filename, content_type: contentType } = media;
    return { signedId, url, filename: reported.filename ?? filename, contentType };
  }

  private async textAt(
    url: string,
    max: number,
    signal: AbortSignal,
  ): Promise<Pick<AttachedFile, 'text' | 'unread' | 'contentType'>> {
    const client = url.startsWith(`${this.config.UPLOAD_URL}/`) ? this.storage : this.outbound;
    try {
      return await inTemporaryFolder('attachment', async (folder) => {
        const file = join(folder, 'bytes');
        const limits = { maxBytes: MAX_FILE_BYTES, timeoutMs: READ_WITHIN_MS, signal };
        const { contentType } = await client.download(url, file, limits);
        if (!TEXT.test(contentType)) return { contentType };
        const text = await readFile(file, 'utf8');
        return { contentType, text: text.slice(0, max) };
      });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof DomainError)) throw error;
      return { unread: error.message };
    }
  }
}
