import { dataOf, type IdeaView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { Button } from '../design/components/controls/button.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { TextField } from '../design/components/controls/text-field.js';
import { Dialog } from '../design/components/overlays/dialog.js';
import { textOf, useSubmission } from '../design/submission.js';
import { strings } from '../strings/en.js';

const text = strings.ideas;

interface RefineProps {
  readonly idea: IdeaView;
  readonly agentId: number;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Has an idea rewritten by an instruction. */
export const RefineDialog = (props: RefineProps) => (
  <Dialog title={text.refineTitle} hint={props.idea.title} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
    <RefineForm {...props} />
  </Dialog>
);

function RefineForm({ idea, agentId, onOpenChange }: RefineProps) {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const refine = async (instruction: string) => {
    const { agent } = services();
    const answer = await dataOf(agent.ideas.refine({ path: { id: idea.id }, body: { instruction } }));
    const isDone = answer.data['refined_by_run_id'] !== idea.data['refined_by_run_id'];
    addMessage({ kind: 'positive', text: isDone ? text.refined : text.refining });
    onOpenChange(false);
    await queries.invalidateQueries({ queryKey: keys.ideas(id, agentId) });
  };
  return (
    <Form
      error={error}
      fields={['instruction']}
      onSubmit={(values) => run(() => refine(textOf(values, 'instruction')))}
    >
      <TextField
        label={text.instruction}
        name="instruction"
        placeholder={text.instructionExample}
        autoComplete="off"
        isRequired
        autoFocus
      />
      <FormButtons>
        <Button onPress={() => onOpenChange(false)}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {text.refineAction}
        </Button>
      </FormButtons>
    </Form>
  );
}
