import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parts of generations that are done and paid for outlive the worker. */
export class KeepGenerationChunks1764200000000 implements MigrationInterface {
  name = 'KeepGenerationPieces1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE generation_piece (
        generation_id bigint NOT NULL,
        name text NOT NULL,
        piece jsonb NOT NULL,
        CONSTRAINT generation_piece_pkey PRIMARY KEY (generation_id, name),
        CONSTRAINT generation_piece_generation FOREIGN KEY (generation_id) REFERENCES generation (id) ON DELETE CASCADE
      )
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
