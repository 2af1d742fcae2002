import { Injectable } from '@nestjs/common';
import { Database, integer, row, rowOf } from '@reelsheet/platform-database';
import { FolderEntity } from './folder.entity.js';
import { foldersAbove, foldersFrom } from './folder.sql.js';

const Id = rowOf(FolderEntity, 'id');
const Count = row({ count: integer() });
const Height = row({ height: integer() });

@Injectable()
export class FolderRepository {
  constructor(private readonly db: Database) {}

  /** Locks the folder tree of the agent against insertions, moves and deletions until the transaction ends. */
  async lockAll(agentId: number): Promise<void> {
    await this.db.lock('asset_folder', agentId);
  }

  async exists(agentId: number, id: number): Promise<boolean> {
    return this.db.repository(FolderEntity).existsBy({ agentId, id });
  }

  /** Locks the folder against deletion until the transaction ends. Returns false when it does not exist. */
  async lock(agentId: number, id: number): Promise<boolean> {
    const locked = await this.db.execute(`SELECT FROM asset_folder WHERE agent_id = $1 AND id = $2 FOR KEY SHARE`, [
      agentId,
      id,
    ]);
    return locked === 1;
  }

  async count(agentId: number): Promise<number> {
    const { count } = await this.db.single(
      Count,
      `SELECT count(*)::integer AS count FROM asset_folder WHERE agent_id = $1`,
      [agentId],
    );
    return count;
  }

  async insert(agentId: number, name: string, parentId: number | null): Promise<number> {
    const { id } = await this.db.single(
      Id,
      `INSERT INTO asset_folder (agent_id, parent_id, name) VALUES ($1, $2, $3) RETURNING id`,
      [agentId, parentId, name],
    );
    return id;
  }

  async rename(agentId: number, id: number, name: string): Promise<boolean> {
    const { affected } = await this.db.repository(FolderEntity).update({ agentId, id }, { name });
    return affected === 1;
  }

  async move(agentId: number, id: number, parentId: number | null): Promise<void> {
    await this.db.repository(FolderEntity).update({ agentId, id }, { parentId });
  }

  /** Returns the folder and its ancestors, the nearest first; empty when it does not belong to the agent. */
  async above(agentId: number, id: number): Promise<number[]> {
    const rows = await this.db.rows(
      Id,
      `WITH RECURSIVE ${foldersAbove('$1', '$2')} SELECT id FROM above ORDER BY distance`,
      [agentId, id],
    );
    return rows.map((folder) => folder.id);
  }

  /** Returns the number of levels in the tree that starts at this folder. */
  async height(agentId: number, id: number): Promise<number> {
    const { height } = await this.db.single(
      Height,
      `WITH RECURSIVE ${foldersFrom('$1', '$2')} SELECT coalesce(max(depth), 0)::integer AS height FROM tree`,
      [agentId, id],
    );
    return height;
  }

  /** Locks the folder and all folders below it against insertions and returns their ids. */
  async lockTree(agentId: number, id: number): Promise<number[]> {
    const rows = await this.db.rows(
      Id,
      `WITH RECURSIVE ${foldersFrom('$1', '$2')}
       SELECT id FROM asset_folder WHERE id IN (SELECT id FROM tree) ORDER BY id FOR UPDATE`,
      [agentId, id],
    );
    return rows.map((folder) => folder.id);
  }

  async remove(ids: readonly number[]): Promise<void> {
    await this.db.execute(`DELETE FROM asset_folder WHERE id = ANY ($1::bigint[])`, [ids]);
  }
}
