import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Announced and stored bytes; always the sum over the blobs that name the account. */
@Entity('storage_account')
export class StorageAccountEntity {
  /** `organization:<id>` or `user:<id>`. */
  @PrimaryColumn('text')
  name!: string;

  @Column('bigint')
  bytes!: number;
}
