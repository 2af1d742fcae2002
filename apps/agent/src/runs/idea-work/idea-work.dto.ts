import { AgentId, Text } from '@reelsheet/platform-http';

export class ResearchBody {
  @AgentId()
  agent_id!: string | number;

  @Text({ max: 500, pattern: /\S/, expected: 'not blank' })
  topic!: string;
}

export class RefineBody {
  @Text({ max: 5_000, pattern: /\S/, expected: 'not blank', about: 'what should be different' })
  instruction!: string;
}
