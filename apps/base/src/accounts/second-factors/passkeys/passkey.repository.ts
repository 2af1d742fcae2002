import { Injectable } from '@nestjs/common';
import { Database, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import { SecondFactorEntity } from '../second-factor.entity.js';
import { PasskeyEntity, PasskeyRegistrationEntity } from './passkey.entity.js';
import type { PasskeyCredential } from './passkey.js';

const Credential = rowOf(PasskeyEntity, 'factorId', 'credentialId', 'publicKey', 'signCount', 'transports');
const Passkey = Credential.with({ name: typeOf(SecondFactorEntity, 'name') });
export type Passkey = RowOf<typeof Passkey>;

const Challenge = rowOf(PasskeyRegistrationEntity, 'challenge');
const Factor = rowOf(SecondFactorEntity, 'id', 'kind', 'name', 'createdAt', 'lastUsedAt');

export type NewPasskey = Pick<SecondFactorEntity, 'id' | 'userId' | 'name'> & PasskeyCredential;

/** Passkeys of users, and challenges of those that users are about to add. */
@Injectable()
export class PasskeyRepository {
  constructor(private readonly db: Database) {}

  /** Stores the challenge of a new passkey, which replaces the one before. */
  async beginRegistration(registration: PasskeyRegistrationEntity): Promise<void> {
    const { userId, challenge, expiresAt } = registration;
    await this.db.execute(
      `INSERT INTO passkey_registration (user_id, challenge, expires_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET challenge = EXCLUDED.challenge, expires_at = EXCLUDED.expires_at`,
      [userId, challenge, expiresAt],
    );
  }

  /** Deletes and returns the challenge of a new passkey. Only one of several concurrent callers gets it. */
  async takeRegistration(userId: number, now: Date): Promise<string | undefined> {
    const taken = await this.db.row(
      Challenge,
      `WITH taken AS (DELETE FROM passkey_registration WHERE user_id = $1 RETURNING challenge, expires_at)
       SELECT challenge FROM taken WHERE expires_at > $2`,
      [userId, now],
    );
    return taken?.challenge;
  }

  /** Inserts a second factor that is in use at once. */
  async insert(passkey: NewPasskey, now: Date): Promise<RowOf<typeof Factor>> {
    const { id, userId, name, credentialId, publicKey, signCount, transports } = passkey;
    return this.db.single(
      Factor,
      `WITH factor AS (
         INSERT INTO second_factor (id, user_id, kind, name, created_at, confirmed_at)
         VALUES ($1, $2, 'passkey', $3, $4, $4) RETURNING ${Factor.columns()}
       ), credential AS (
         INSERT INTO passkey (factor_id, credential_id, public_key, sign_count, transports)
         SELECT id, $5, $6, $7, $8 FROM factor
       )
       SELECT ${Factor.columns()} FROM factor`,
      [id, userId, name, now, credentialId, publicKey, signCount, transports],
    );
  }

  async listOf(userId: number): Promise<Passkey[]> {
    return this.db.rows(
      Passkey,
      `SELECT ${Credential.columns('passkey')}, name FROM passkey JOIN second_factor ON second_factor.id = factor_id
       WHERE user_id = $1 ORDER BY created_at, factor_id`,
      [userId],
    );
  }

  /**
   * Stores the signature counter of an accepted assertion. Returns false when another assertion was accepted since the
   * passkey was read.
   */
  async use({ factorId, signCount }: Passkey, newCount: number, now: Date): Promise<boolean> {
    const used = await this.db.execute(
      `WITH used AS (
         UPDATE passkey SET sign_count = $3 WHERE factor_id = $1 AND sign_count = $2 RETURNING factor_id
       )
       UPDATE second_factor SET last_used_at = $4 FROM used WHERE id = used.factor_id`,
      [factorId, signCount, newCount, now],
    );
    return used > 0;
  }
}
