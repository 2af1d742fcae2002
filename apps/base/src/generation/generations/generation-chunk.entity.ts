import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The result of one chunk of a generation, stored as soon as it is paid for so that no other worker pays again. */
@Entity('generation_chunk')
export class GenerationChunkEntity {
  @PrimaryColumn('bigint')
  generationId!: number;

  /** Derived from the chunk's position and content, so that a changed source has other names. */
  @PrimaryColumn('text')
  name!: string;

  @Column('jsonb')
  chunk!: unknown;
}
