import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Index } from 'typeorm';

/** An inspection of stored media: size, length, thumbnail. It is deleted with its media. */
@JobTable('inspection')
@Index('inspection_of_media', ['mediaKey'], { unique: true })
export class InspectionEntity extends NumberedJobEntity {
  @Column('text')
  mediaKey!: string;
}
