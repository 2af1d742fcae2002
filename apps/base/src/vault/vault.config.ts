import { KeyRingSetting } from '@reelsheet/platform-config';

export class VaultConfig {
  @KeyRingSetting({ about: 'keys of stored secrets: the first encrypts, all decrypt' })
  ENCRYPTION_KEYS!: string;
}
