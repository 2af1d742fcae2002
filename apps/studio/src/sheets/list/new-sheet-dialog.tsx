import { dataOf } from '@reelsheet/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { templatesQuery } from '../../api/sheet-queries.js';
import { useOrganization } from '../../app/use-organization.js';
import { Banner } from '../../design/components/feedback/banner.js';
import { Button } from '../../design/components/controls/button.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { Form } from '../../design/components/controls/form.js';
import { SkeletonRows } from '../../design/components/feedback/skeleton.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { textOf, useSubmission, type FormSubmission } from '../../design/submission.js';
import { strings } from '../../strings/en.js';
import { useShownAgent } from './sheets-frame.js';
import styles from './sheets.module.css';
import { TemplateCard } from './template-card.js';

const text = strings.sheets;

interface NewSheetProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Creates a sheet: blank with a title, or from a template. */
export const NewSheetDialog = ({ isOpen, onOpenChange }: NewSheetProps) => (
  <Dialog title={text.create} isOpen={isOpen} onOpenChange={onOpenChange} size="large">
    <NewSheet onClose={() => onOpenChange(false)} />
  </Dialog>
);

function NewSheet({ onClose }: { readonly onClose: () => void }) {
  const open = useOpenSheet(onClose);
  const { agent } = useShownAgent();
  const blank = useSubmission({ 'spreadsheet.title': 'title' });
  const template = useSubmission();
  const query = { agent_id: agent.id };
  const createBlank = async (title: string) =>
    open(await dataOf(services().base.sheets.create({ query, body: { spreadsheet: { title } } })));
  const useTemplate = async (slug: string) =>
    open(await dataOf(services().base.templates.clone({ path: { slug }, body: query })));
  return (
    <div className={styles.create}>
      <Form
        error={blank.error}
        fields={['title']}
        onSubmit={(values) => blank.run(() => createBlank(textOf(values, 'title')))}
      >
        <div className={styles.blank}>
          <TextField label={text.blankTitle} name="title" autoComplete="off" isRequired autoFocus />
          <Button type="submit" kind="primary" isPending={blank.isPending}>
            {text.createBlank}
          </Button>
        </div>
      </Form>
      <h3>{text.fromTemplate}</h3>
      {template.error && <Banner kind="danger">{template.error.message}</Banner>}
      <Templates submission={template} onChoose={useTemplate} />
    </div>
  );
}

/** Shows a sheet that was just created. */
function useOpenSheet(onClose: () => void) {
  const { id } = useOrganization();
  const { agent, params } = useShownAgent();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (sheet: { readonly id: number }) => {
    await queries.invalidateQueries({ queryKey: keys.sheets(id, agent.id) });
    onClose();
    await navigate({
      to: '/o/$organization/agents/$agent/sheets/$sheet',
      params: { ...params, sheet: String(sheet.id) },
    });
  };
}

interface TemplatesProps {
  readonly submission: FormSubmission;
  readonly onChoose: (slug: string) => Promise<void>;
}

function Templates({ submission, onChoose }: TemplatesProps) {
  const { data, isError } = useQuery(templatesQuery);
  if (isError) return <Banner kind="danger">{strings.errors.unreachable}</Banner>;
  if (!data) return <SkeletonRows rows={3} />;
  if (data.length === 0) return <p>{text.noTemplates}</p>;
  return (
    <ul className={styles.templates}>
      {data.map((template) => (
        <li key={template.id}>
          <TemplateCard
            template={template}
            isDisabled={submission.isPending}
            onChoose={() => submission.run(() => onChoose(template.slug))}
          />
        </li>
      ))}
    </ul>
  );
}
