import { dataOf } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/query-keys.js';
import { services } from '../../api/services.js';
import { Button } from '../../design/components/controls/button.js';
import { Form } from '../../design/components/controls/form.js';
import { PasswordField } from '../../design/components/controls/password-field.js';
import { Banner } from '../../design/components/feedback/banner.js';
import { addMessage } from '../../design/components/feedback/messages.js';
import { Section } from '../../design/components/layout/page.js';
import { textOf, useSubmission } from '../../design/submission.js';
import { isIssuerSession } from '../../session/session.js';
import { Card, CardForm } from '../../settings/card.js';
import { person } from '../../strings/en/person.js';

const text = person.password;

/** Changes the password, which ends all other sessions. */
export function PasswordSection() {
  const [changes, setChanges] = useState(0);
  return (
    <Section title={text.title}>
      {isIssuerSession() ? (
        <Banner kind="info">{text.issuer}</Banner>
      ) : (
        <Card hint={text.hint}>
          <CardForm>
            <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
          </CardForm>
        </Card>
      )}
    </Section>
  );
}

function PasswordForm({ onChanged }: { readonly onChanged: () => void }) {
  const queries = useQueryClient();
  const { isPending, error, run } = useSubmission();
  const change = async (values: FormData) => {
    const body = {
      current_password: textOf(values, 'current_password'),
      new_password: textOf(values, 'new_password'),
    };
    await dataOf(services().base.password.change({ body }));
    await queries.invalidateQueries({ queryKey: keys.sessions });
    addMessage({ kind: 'positive', text: text.changed });
    onChanged();
  };
  return (
    <Form error={error} fields={['current_password', 'new_password']} onSubmit={(values) => run(() => change(values))}>
      <PasswordField label={text.current} name="current_password" autoComplete="current-password" isRequired />
      <PasswordField
        label={text.next}
        hint={text.nextHint}
        name="new_password"
        autoComplete="new-password"
        minLength={10}
        isRequired
      />
      <div>
        <Button type="submit" kind="primary" isPending={isPending}>
          {text.change}
        </Button>
      </div>
    </Form>
  );
}
