import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A row that Postgres numbers. */
export abstract class NumberedEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: number;
}

/** A numbered row that knows when it was created. */
export abstract class CreatedEntity extends NumberedEntity {
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}

/** A numbered row that knows when it was created and when it was last changed. */
export abstract class UpdatedEntity extends CreatedEntity {
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
