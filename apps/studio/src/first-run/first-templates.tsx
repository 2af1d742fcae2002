import { dataOf, type AgentView } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { templatesQuery } from '../api/sheet-queries.js';
import { useOrganization } from '../app/use-organization.js';
import { Banner } from '../design/components/feedback/banner.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { useSubmission } from '../design/submission.js';
import { TemplateCard } from '../sheets/list/template-card.js';
import { strings } from '../strings/en.js';
import styles from './first-run.module.css';

const text = strings.firstRun;

/** The shipped templates; choosing one makes a sheet of it and opens what generates it. */
export function FirstTemplates({ agent }: { readonly agent: AgentView }) {
  const { id, params, canEdit } = useOrganization();
  const { data: templates } = useQuery(templatesQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { isPending, error, run } = useSubmission();
  const choose = async (slug: string) => {
    const { base } = services();
    const sheet = await dataOf(base.templates.clone({ path: { slug }, body: { agent_id: agent.id } }));
    void queries.invalidateQueries({ queryKey: keys.sheets(id, agent.id) });
    await navigate({
      to: '/o/$organization/agents/$agent/sheets/$sheet',
      params: { ...params, agent: String(agent.id), sheet: String(sheet.id) },
      search: { make: true },
    });
  };
  return (
    <>
      <p className={styles.about}>{text.sheet}</p>
      <p className={styles.about}>
        {text.orIdea}{' '}
        <TextLink to="/o/$organization/agents/$agent/ideas" params={{ ...params, agent: String(agent.id) }}>
          {text.ideaAction}
        </TextLink>
      </p>
      {error && <Banner kind="danger">{error.message}</Banner>}
      {templates ? (
        <ul className={styles.templates}>
          {templates.map((template) => (
            <li key={template.id}>
              <TemplateCard
                template={template}
                isDisabled={isPending || !canEdit}
                onChoose={() => run(() => choose(template.slug))}
              />
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={3} />
      )}
    </>
  );
}
