import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { VoiceEntity } from './voice.entity.js';

const Voice = rowOf(
  VoiceEntity,
  'voiceId',
  'source',
  'name',
  'gender',
  'language',
  'description',
  'previewUrl',
  'createdAt',
);
export type VoiceRow = RowOf<typeof Voice>;

const Id = rowOf(VoiceEntity, 'voiceId');

export type NewVoice = Omit<VoiceEntity, 'id' | 'createdAt'>;

/** Voices created in this installation. */
@Injectable()
export class VoiceRepository {
  constructor(private readonly db: Database) {}

  async listOf(agentId: number): Promise<VoiceRow[]> {
    return this.db.rows(Voice, `SELECT ${Voice.columns('voice')} FROM voice WHERE agent_id = $1 ORDER BY id DESC`, [
      agentId,
    ]);
  }

  async find(agentId: number, voiceId: string): Promise<VoiceRow | undefined> {
    return this.db.row(Voice, `SELECT ${Voice.columns('voice')} FROM voice WHERE agent_id = $1 AND voice_id = $2`, [
      agentId,
      voiceId,
    ]);
  }

  async insert(voice: NewVoice): Promise<VoiceRow> {
    return this.db.single(
      Voice,
      `INSERT INTO voice (agent_id, organization_id, voice_id, source, name, gender, language, description, preview_url)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${Voice.columns('voice')}`,
      [
        voice.agentId,
        voice.organizationId,
        voice.voiceId,
        voice.source,
        voice.name,
        voice.gender,
        voice.language,
        voice.description,
        voice.previewUrl,
      ],
    );
  }

  /** Returns false when the agent has no such voice. */
  async remove(agentId: number, voiceId: string): Promise<boolean> {
    const removed = await this.db.execute(`DELETE FROM voice WHERE agent_id = $1 AND voice_id = $2`, [
      agentId,
      voiceId,
    ]);
    return removed > 0;
  }

  /** Returns the vendor's ids of the removed voices. */
  async deleteAllOf(owner: { readonly agentId: number } | { readonly organizationId: number }): Promise<string[]> {
    const [column, id] = 'agentId' in owner ? ['agent_id', owner.agentId] : ['organization_id', owner.organizationId];
    const gone = await this.db.rows(Id, `DELETE FROM voice WHERE ${column} = $1 RETURNING ${Id.columns('voice')}`, [
      id,
    ]);
    return gone.map(({ voiceId }) => voiceId);
  }

  async exists(voiceId: string): Promise<boolean> {
    return (await this.db.execute(`SELECT FROM voice WHERE voice_id = $1`, [voiceId])) > 0;
  }
}
