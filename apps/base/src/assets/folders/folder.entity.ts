import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index } from 'typeorm';

/** A folder of an agent's library. Folders without a parent are at its root. */
@Entity('asset_folder')
@Index('asset_folder_of_agent', ['agentId', 'id'], { unique: true })
@Index('asset_folder_of_parent', ['parentId'])
@Index('asset_folder_listed', { synchronize: false })
export class FolderEntity extends CreatedEntity {
  @Column('bigint')
  agentId!: number;

  @Column('bigint', { nullable: true })
  parentId!: number | null;

  @Column('text')
  name!: string;
}
