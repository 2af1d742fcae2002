import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { Button } from '../../design/components/controls/button.js';
import { Dialog } from '../../design/components/overlays/dialog.js';
import { Form, FormButtons } from '../../design/components/controls/form.js';
import { TextField } from '../../design/components/controls/text-field.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { strings } from '../../strings/en.js';

const text = strings.shell;

interface NewOrganizationProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onCreated: (id: number) => void;
}

export const NewOrganizationDialog = (props: NewOrganizationProps) => (
  <Dialog title={text.newOrganization} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
    <NewOrganizationForm {...props} />
  </Dialog>
);

function NewOrganizationForm({ onOpenChange, onCreated }: NewOrganizationProps) {
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission({ 'organization.name': 'name' });
  const create = async (name: string) => {
    const { id } = await dataOf(services().base.organizations.create({ body: { organization: { name } } }));
    await queries.invalidateQueries({ queryKey: keys.organizations });
    onOpenChange(false);
    onCreated(id);
  };
  return (
    <Form error={error} fields={['name']} onSubmit={(values) => run(() => create(textOf(values, 'name')))}>
      <TextField label={text.organizationName} name="name" autoComplete="off" isRequired autoFocus />
      <FormButtons>
        <Button onPress={() => onOpenChange(false)}>{strings.common.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {strings.common.create}
        </Button>
      </FormButtons>
    </Form>
  );
}
