import { Injectable } from '@nestjs/common';
import { claimBlob, contentResourceUploaded } from '@reelsheet/contracts';
import { DomainError, newUuid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { RpcClient } from '@reelsheet/platform-messaging';
import { Outbox } from '@reelsheet/platform-outbox';
import { MediaHooks } from '../media/media-hooks.js';
import { MediaErrors } from '../media/media.errors.js';
import { MediaStore, toStoredMedia, type LocalFile, type StoredMedia } from '../media/media-store.js';
import { FolderService } from '../folders/folder.service.js';
import { ContentResourceHooks, type Generator } from './content-resource-hooks.js';
import { creationFailed, DirectUploadErrors, resourceNotFound, unsupportedMedia } from './content-resource.errors.js';
import {
  ContentResourceRepository,
  type ContentResourceFilter,
  type MediaInspection,
  type ContentResource,
} from './content-resource.repository.js';
import { Deletions } from './trash/deletions.js';
import { isResourceType } from './content-resource.js';
import { PAGE_SIZE } from './content-resource-limits.js';

const NOT_UPLOADED = 'is no signed_id of a finished upload of yours';

export interface ResourceWithGenerator {
  readonly resource: ContentResource;
  readonly generator: Generator | null;
}

/** Bytes that arrived with the request, or the signed id of bytes that were uploaded before. */
export type FileSource = LocalFile | { readonly signedId: string; readonly userId: number };

/** Files of agents. */
@Injectable()
export class ContentResourceService {
  constructor(
    private readonly resources: ContentResourceRepository,
    private readonly hooks: Hooks,
    private readonly folders: FolderService,
    private readonly store: MediaStore,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly deletions: Deletions,
  ) {}

  /** Returns the newest first. Pages start at 0. */
  list(filter: ContentResourceFilter, page: number): Promise<ContentResource[]> {
    return this.resources.list(filter, page * PAGE_SIZE, PAGE_SIZE);
  }

  async get(agentId: number, id: number): Promise<ResourceWithGenerator> {
    const resource = await this.resources.find(agentId, id);
    if (!resource) throw resourceNotFound();
    const { generationId } = resource;
    return {
      resource,
      generator:
        generationId === null ? null : await this.hooks.query(ContentResourceHooks.findGenerator, generationId),
    };
  }

  /** Throws `not_found` for a folder of another agent. */
  async create(agent: AgentRecord, source: FileSource, folderId: number | null): Promise<ResourceWithGenerator> {
    if (folderId !== null) await this.folders.require(agent.id, folderId);
    const name = `form:${newUuid()}`;
    const media =
      'signedId' in source ? await this.findUploaded(agent, source) : await this.storeFile(agent, name, source);
    if (!isResourceType(media.objectType)) {
      await this.transaction.run(() => this.store.remove([media.key]));
      throw unsupportedMedia('must be an image, a video, audio, a zip or safetensors');
    }
    const id = await this.transaction.run(async () => {
      if (folderId !== null) await this.folders.lock(agent.id, folderId);
      if (!(await this.resources.isStored(media.key))) throw creationFailed(NOT_UPLOADED);
      const { id: agentId, organizationId } = agent;
      const [id] = await this.resources.insert([{ ...media, organizationId, agentId, folderId }]);
      await this.store.claim([name]);
      await this.outbox.send(contentResourceUploaded, {
        organization_id: organizationId,
        agent_id: agentId,
        content_resource_id: id!,
        object_type: media.objectType,
      });
      return id!;
    });
    return this.get(agent.id, id);
  }

  /**
   * Renames the file, and moves it when a folder is given; null is the root. Throws `not_found` for a folder of another
   * agent.
   */
  async change(agentId: number, id: number, fileName: string, folderId?: number | null): Promise<void> {
    const changed = await this.transaction.run(async () => {
      if (typeof folderId === 'number') await this.folders.lock(agentId, folderId);
      return this.resources.change(agentId, id, { fileName, ...(folderId === undefined ? {} : { folderId }) });
    });
    if (!changed) throw resourceNotFound();
  }

  /** Updates resources with what upload found in a file: its dimensions, its duration and a thumbnail. */
  async applyInspection(found: MediaInspection): Promise<void> {
    await this.resources.inspected(found);
  }

  /**
   * Puts the file into the trash. Its address has ended when it returns, unless another resource uses the bytes; the
   * bytes are deleted with `TRASH_DAYS=0`. While upload is unavailable that happens later, and it throws
   * `service_unavailable`.
   */
  async remove(agentId: number, id: number, userId: number): Promise<void> {
    const bytes = await this.transaction.run(async () => {
      const changed = await this.resources.remove(agentId, id, this.deletions.createFor(userId));
      if (!changed) throw resourceNotFound();
      await this.store.settle(changed);
      return changed;
    });
    await this.store.settleNow(bytes);
  }

  private async findUploaded(
    { organizationId }: AgentRecord,
    { signedId, userId }: { signedId: string; userId: number },
  ): Promise<StoredMedia> {
    const owner = { user_id: userId, organization_id: null };
    const small_quota = await this.hooks.query(MediaHooks.hasSmallQuota, { organizationId });
    const { media } = await withFileErrors(() =>
      this.rpc.request(claimBlob, { owner, signed_id: signedId, charge_to: organizationId, small_quota }),
    );
    if (!media) throw creationFailed(NOT_UPLOADED);
    return toStoredMedia(media);
  }

  private storeFile({ organizationId }: AgentRecord, name: string, file: LocalFile): Promise<StoredMedia> {
    return withFileErrors(() => this.store.store({ ...file, name, organizationId }));
  }
}

/** Converts an error of upload about the file into the error of the resource. */
async function withFileErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500 || error.is(MediaErrors.storageFull)) throw error;
    const isUnsupported = error.code === DirectUploadErrors.contentType.code;
    throw (isUnsupported ? unsupportedMedia : creationFailed)(`was refused: ${error.message}`);
  }
}
