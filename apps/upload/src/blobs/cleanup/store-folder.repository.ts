import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { StoreFolderEntity } from './store-folder.entity.js';

const Mark = rowOf(StoreFolderEntity, 'mark');

@Injectable()
export class StoreFolderRepository {
  constructor(private readonly db: Database) {}

  /** Returns the mark of the shared folder, storing the given one if there was none. */
  async settle(mark: string): Promise<string> {
    await this.db.execute(`INSERT INTO store_folder (mark) VALUES ($1) ON CONFLICT DO NOTHING`, [mark]);
    return (await this.db.single(Mark, `SELECT mark FROM store_folder`)).mark;
  }
}
