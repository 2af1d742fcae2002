import type { AgentHealthView } from '@reelsheet/client';
import type { ComponentProps } from 'react';
import { useOrganization } from '../app/use-organization.js';
import { Avatar } from '../design/components/layout/avatar.js';
import { Row } from '../design/components/layout/list.js';
import { TextLink } from '../design/components/controls/text-link.js';

type AgentRowProps = Pick<ComponentProps<typeof Row>, 'detail' | 'end'> & { readonly agent: AgentHealthView };

/** A row of a list that leads to the sheets of an agent. */
export function AgentRow({ agent, ...more }: AgentRowProps) {
  const { params } = useOrganization();
  return (
    <Row
      isLink
      icon={<Avatar name={agent.name} url={agent.avatar_url} />}
      title={
        <TextLink to="/o/$organization/agents/$agent/sheets" params={{ ...params, agent: String(agent.id) }}>
          {agent.name}
        </TextLink>
      }
      {...more}
    />
  );
}
