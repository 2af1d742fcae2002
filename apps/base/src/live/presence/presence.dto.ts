import { AgentId, Id, Text } from '@reelsheet/platform-http';

const CLIENT = /^[\w.-]{1,64}$/;

export class PresenceBody {
  @Text({ pattern: CLIENT, max: 64, about: 'name of the client, such as of a tab; the same as in `X-Client-Id`' })
  client_id!: string;

  @AgentId({ optional: true, about: 'agent whose sheet the client shows, by integer id or uuid' })
  agent_id?: string | number;

  @Id({ optional: true, nullable: true, about: 'sheet that the client shows; needs `agent_id`' })
  sheet_id?: number | null;

  @Id({ optional: true, nullable: true, about: 'cell that is selected in the sheet; needs `sheet_id`' })
  cell_id?: number | null;
}
