import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of a generation that is done and paid for before the whole is, so that no other worker has it done again. */
@Entity('generation_piece')
export class GenerationChunkEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'generation_piece_pkey' })
  generationId!: number;

  /** Says what it is made of, so that it is never taken for another. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'generation_piece_pkey' })
  name!: string;

  @Column('jsonb')
  piece!: unknown;
}
