import type { AssetView } from '@reelsheet/client';

export interface LibraryFolder {
  readonly id: number;
  readonly name: string;
}

export const nameOf = ({ name, file_name }: Pick<AssetView, 'name' | 'file_name'>): string => name ?? file_name ?? '';
export const isFolder = ({ type }: AssetView): boolean => type === 'AssetFolder';
export const isVideo = ({ content_type: type }: AssetView): boolean => type?.startsWith('video/') ?? false;
