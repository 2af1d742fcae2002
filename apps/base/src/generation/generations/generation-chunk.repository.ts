import { Injectable } from '@nestjs/common';
import { Database, rowOf, storableJson } from '@reelsheet/platform-database';
import { GenerationChunkEntity } from './generation-chunk.entity.js';

const Chunk = rowOf(GenerationChunkEntity, 'name', 'chunk');

@Injectable()
export class GenerationChunkRepository {
  constructor(private readonly db: Database) {}

  async of(generationId: number): Promise<Map<string, unknown>> {
    const chunks = await this.db.rows(Chunk, `SELECT name, chunk FROM generation_chunk WHERE generation_id = $1`, [
      generationId,
    ]);
    return new Map(chunks.map(({ name, chunk }) => [name, chunk]));
  }

  async insert(generationId: number, name: string, chunk: unknown): Promise<void> {
    await this.db.execute(
      `INSERT INTO generation_chunk (generation_id, name, chunk) VALUES ($1, $2, $3::jsonb) ON CONFLICT DO NOTHING`,
      [generationId, name, storableJson(chunk)],
    );
  }

  async deleteAll(generationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM generation_chunk WHERE generation_id = $1`, [generationId]);
  }
}
