import { JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Index } from 'typeorm';

/** The debt of an organization for the posts of a source on its watchlists. */
@JobTable('source_bill')
@Index('source_bill_pending', ['organizationId', 'sourceId'], { unique: true, where: `status = 'pending'` })
@Index('source_bill_of_source', ['organizationId', 'sourceId'])
export class SourceBillEntity extends NumberedJobEntity {
  @Column('bigint')
  sourceId!: number;

  /** The last post that it covers, once its price is known. */
  @Column('bigint', { nullable: true })
  through!: number | null;
}
