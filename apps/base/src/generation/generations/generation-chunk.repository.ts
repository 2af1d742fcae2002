import { Injectable } from '@nestjs/common';
import { Database, rowOf, storableJson } from '@reelsheet/platform-database';
import { GenerationChunkEntity } from './generation-chunk.entity.js';

const Piece = rowOf(GenerationChunkEntity, 'name', 'piece');

@Injectable()
export class GenerationChunkRepository {
  constructor(private readonly db: Database) {}

  async of(generationId: number): Promise<Map<string, unknown>> {
    const pieces = await this.db.rows(Piece, `SELECT name, piece FROM generation_piece WHERE generation_id = $1`, [
      generationId,
    ]);
    return new Map(pieces.map(({ name, piece }) => [name, piece]));
  }

  async put(generationId: number, name: string, piece: unknown): Promise<void> {
    await this.db.execute(
      `INSERT INTO generation_piece (generation_id, name, piece) VALUES ($1, $2, $3::jsonb) ON CONFLICT DO NOTHING`,
      [generationId, name, storableJson(piece)],
    );
  }

  async forget(generationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM generation_piece WHERE generation_id = $1`, [generationId]);
  }
}
