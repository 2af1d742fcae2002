import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The result of one chunk of a generation, stored as soon as it is paid for so that no other worker pays again. */
@Entity('generation_chunk')
export class GenerationChunkEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'generation_chunk_pkey' })
  generationId!: number;

  /** Derived from the chunk's position and content, so that a changed source has other names. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'generation_chunk_pkey' })
  name!: string;

  @Column('jsonb')
  chunk!: unknown;
}
