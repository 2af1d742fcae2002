import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';

/**
 * An address that a file or its thumbnail has or had, from the first withdrawal on. The first address of a file is not
 * here, because the key of the file names it. Deleted with the inspection of the bytes.
 */
@Entity('media_address')
@Index('media_address_key', ['addressKey'], { unique: true })
@Index('media_address_of_media', ['mediaKey', 'id'])
export class MediaAddressEntity extends CreatedEntity {
  /** Key of the bytes in upload. */
  @Column('text')
  mediaKey!: string;

  /** Key in the address. */
  @Column('text')
  addressKey!: string;

  @Column('boolean')
  isThumbnail!: boolean;
}
