import { Injectable } from '@nestjs/common';
import { claimBlob } from '@reelsheet/contracts';
import { DomainError, newUuid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MediaErrors } from '../../storage/media/media.errors.js';
import { MediaStore, toStoredMedia, type LocalFile, type StoredMedia } from '../../storage/media/media-store.js';
import { creationFailed, resourceNotFound } from './content-resource.errors.js';
import {
  ContentResourceRepository,
  type ContentResourceFilter,
  type MediaInspection,
  type ContentResource,
} from './content-resource.repository.js';
import { isResourceType } from './content-resource.js';
import { ResourceGenerator, type Generator } from './resource-generator.port.js';

export const PAGE_SIZE = 20;

export interface ResourceWithGenerator {
  readonly resource: ContentResource;
  readonly generator: Generator | null;
}

/** Bytes that arrived with the request, or the signed id of bytes that were uploaded before. */
export type FileSource = LocalFile | { readonly signedId: string; readonly userId: number };

/** An agent's files. */
@Injectable()
export class ContentResourceService {
  constructor(
    private readonly resources: ContentResourceRepository,
    private readonly generators: ResourceGenerator,
    private readonly store: MediaStore,
    private readonly rpc: RpcClient,
    private readonly transaction: Transaction,
  ) {}

  /** Newest first; `page` counts from 0. */
  list(filter: ContentResourceFilter, page: number): Promise<ContentResource[]> {
    return this.resources.list(filter, page * PAGE_SIZE, PAGE_SIZE);
  }

  async get(agentId: number, id: number): Promise<ResourceWithGenerator> {
    const resource = await this.resources.find(agentId, id);
    if (!resource) throw resourceNotFound();
    const { generationId } = resource;
    return { resource, generator: generationId === null ? null : await this.generators.find(generationId) };
  }

  async create(agent: AgentRecord, source: FileSource): Promise<ResourceWithGenerator> {
    const name = `form:${newUuid()}`;
    const media = 'signedId' in source ? await this.claim(agent, source) : await this.keep(agent, name, source);
    if (!isResourceType(media.objectType)) {
      await this.transaction.run(() => this.store.remove([media.key]));
      throw creationFailed('must be an image, a video, audio, a zip or safetensors');
    }
    const id = await this.transaction.run(async () => {
      const [id] = await this.resources.insert([{ ...media, organizationId: agent.organizationId, agentId: agent.id }]);
      await this.store.keep([name]);
      return id!;
    });
    return this.get(agent.id, id);
  }

  async rename(agentId: number, id: number, fileName: string): Promise<void> {
    if (!(await this.resources.rename(agentId, id, fileName))) throw resourceNotFound();
  }

  /** Shows what upload found in a file: its size, its length and a thumbnail. */
  async showInspection(found: MediaInspection): Promise<void> {
    await this.resources.inspected(found);
  }

  /** The bytes go soon after, unless another resource shows the same. */
  async remove(agentId: number, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const removed = await this.resources.remove(agentId, id);
      if (!removed) throw resourceNotFound();
      if (removed.orphanedKey) await this.store.remove([removed.orphanedKey]);
    });
  }

  private async claim(
    { organizationId }: AgentRecord,
    { signedId, userId }: { signedId: string; userId: number },
  ): Promise<StoredMedia> {
    const owner = { user_id: userId, organization_id: null };
    const { media } = await refusedFiles(() =>
      this.rpc.ask(claimBlob, { owner, signed_id: signedId, charge_to: organizationId }),
    );
    if (!media) throw creationFailed('is no signed_id of a finished upload of yours');
    return toStoredMedia(media);
  }

  private keep({ organizationId }: AgentRecord, name: string, file: LocalFile): Promise<StoredMedia> {
    return refusedFiles(() => this.store.store({ ...file, name, organizationId }));
  }
}

/** What upload refuses is a file that can't become a resource. */
async function refusedFiles<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || error.status >= 500 || error.is(MediaErrors.storageFull)) throw error;
    throw creationFailed(`was refused: ${error.message}`);
  }
}
