import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { StoreFolderEntity } from './store-folder.entity.js';

const Mark = rowOf(StoreFolderEntity, 'mark');

@Injectable()
export class StoreFolderRepository {
  constructor(private readonly db: Database) {}

  /** The mark of the folder that all use: the given one where none was known. */
  async settle(mark: string): Promise<string> {
    await this.db.execute(`INSERT INTO store_folder (mark) VALUES ($1) ON CONFLICT DO NOTHING`, [mark]);
    return (await this.db.single(Mark, `SELECT mark FROM store_folder`)).mark;
  }
}
