import { Id, Name, Nested } from '@reelsheet/platform-http';
import { FOLDER_LIMITS } from '../folders/folder-limits.js';

export class NewFolderFields {
  @Name({ max: FOLDER_LIMITS.nameLength })
  name!: string;

  @Id({ optional: true, nullable: true, about: 'the folder that it lies in; the root where absent or null' })
  parent_id?: number | null;
}

export class CreateFolderBody {
  @Nested(() => NewFolderFields)
  asset_folder!: NewFolderFields;
}

export class FolderFields {
  @Name({ max: FOLDER_LIMITS.nameLength })
  name!: string;

  @Id({ optional: true, nullable: true, about: 'moves it into that folder, null to the root; where absent it stays' })
  parent_id?: number | null;
}

export class ChangeFolderBody {
  @Nested(() => FolderFields)
  asset_folder!: FolderFields;
}

export class FolderIdView {
  @Id() asset_folder_id!: number;
}
