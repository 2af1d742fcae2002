import { AgentId, Text, Whole } from '@reelsheet/platform-http';
import { MAX_IDEAS_A_PROPOSAL } from '../../ideas/idea-limits.js';

export class ResearchBody {
  @AgentId()
  agent_id!: string | number;

  @Text({ max: 500, pattern: /\S/, expected: 'not blank' })
  topic!: string;

  @Whole({
    optional: true,
    min: 1,
    max: MAX_IDEAS_A_PROPOSAL,
    about: 'how many ideas the agent is asked for; it chooses if absent',
  })
  ideas?: number;
}

export class RefineBody {
  @Text({ max: 5_000, pattern: /\S/, expected: 'not blank', about: 'what should be different' })
  instruction!: string;
}
