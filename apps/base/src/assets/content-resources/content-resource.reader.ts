import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { In, IsNull, Not } from 'typeorm';
import { ContentResourceEntity } from './content-resource.entity.js';
import type { ContentResource, NewContentResource } from './content-resource.repository.js';

export type { ContentResource, NewContentResource };

/** Matches an address of upload and captures the key of the bytes. */
const MEDIA_ADDRESS = /\/media\/([^/]+)\.[a-z0-9]+$/i;

/** Condition for files that other features may use. */
const USABLE = { deletedAt: IsNull(), inspection: Not('failed' as const) };

/** Files of agents for other features: those that are not deleted and did not fail their inspection. */
@Injectable()
export class ContentResourceReader {
  constructor(private readonly db: Database) {}

  /** Returns the agent's resources among `ids`, by id. */
  async find(agentId: number, ids: readonly number[]): Promise<Map<number, ContentResource>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.repository(ContentResourceEntity).findBy({ agentId, id: In([...ids]), ...USABLE });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the resources that a generation of the agent has made so far. */
  async findByGeneration(agentId: number, generationId: number): Promise<ContentResource[]> {
    return this.db.repository(ContentResourceEntity).findBy({ agentId, generationId, ...USABLE });
  }

  /** Returns the agent's resources with these addresses. */
  async at(agentId: number, urls: readonly string[]): Promise<ContentResource[]> {
    if (urls.length === 0) return [];
    const keys = urls.flatMap((url) => MEDIA_ADDRESS.exec(url)?.[1] ?? []);
    return this.db.repository(ContentResourceEntity).findBy({ agentId, key: In(keys), url: In([...urls]), ...USABLE });
  }
}
