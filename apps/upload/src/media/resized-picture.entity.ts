import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A stored size of a picture. It is deleted with its picture. */
@Entity('resized_picture')
@Index('resized_picture_file', ['fileKey'], { unique: true })
export class ResizedPictureEntity {
  @PrimaryColumn('text')
  mediaKey!: string;

  /** The name that `nameOf` returns. */
  @PrimaryColumn('text')
  size!: string;

  /** Key of the bytes in the store. */
  @Column('text')
  fileKey!: string;

  @Column('text')
  contentType!: string;

  @Column('bigint')
  byteSize!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
