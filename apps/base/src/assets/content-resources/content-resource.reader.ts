import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { In, IsNull } from 'typeorm';
import { ContentResourceEntity } from './content-resource.entity.js';
import {
  ContentResourceRepository,
  type ContentResource,
  type NewContentResource,
} from './content-resource.repository.js';

export type { ContentResource, NewContentResource };

/** Upload's, with the key of the bytes. */
const MEDIA_ADDRESS = /\/media\/(.+)\.[a-z0-9]+$/i;

/** An agent's files for the floors above, which may also add what they made. */
@Injectable()
export class ContentResourceReader {
  constructor(
    private readonly db: Database,
    private readonly resources: ContentResourceRepository,
  ) {}

  /** The agent's own living resources among `ids`, by id. */
  async find(agentId: number, ids: readonly number[]): Promise<Map<number, ContentResource>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .repository(ContentResourceEntity)
      .findBy({ agentId, id: In([...ids]), deletedAt: IsNull() });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** What a generation of the agent made, as far as it is there. */
  async madeBy(agentId: number, generationId: number): Promise<ContentResource[]> {
    return this.db.repository(ContentResourceEntity).findBy({ agentId, generationId, deletedAt: IsNull() });
  }

  /** The agent's own living resources that are read at these addresses. */
  async at(agentId: number, urls: readonly string[]): Promise<ContentResource[]> {
    if (urls.length === 0) return [];
    const keys = urls.flatMap((url) => MEDIA_ADDRESS.exec(url)?.[1] ?? []);
    return this.db
      .repository(ContentResourceEntity)
      .findBy({ agentId, key: In(keys), url: In([...urls]), deletedAt: IsNull() });
  }

  /** A resource of its own that shows the same bytes; undefined where the other is deleted. Part of the open transaction. */
  async copy(id: number, to: Pick<ContentResource, 'agentId' | 'sheetId' | 'fileName'>): Promise<number | undefined> {
    return this.resources.copy(id, to);
  }

  /** Ids in the order given. Part of the open transaction. */
  async add(resources: readonly NewContentResource[]): Promise<number[]> {
    return resources.length === 0 ? [] : this.resources.insert(resources);
  }
}
