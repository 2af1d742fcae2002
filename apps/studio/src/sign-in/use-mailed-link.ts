import { useState } from 'react';
import { codeOf } from '../api/api-errors.js';
import { useSubmission } from '../design/submission.js';

/** The state of a page that a mailed link leads to. `send` sends its form and notices an invalid link. */
export function useMailedLink() {
  const [state, setState] = useState<'open' | 'done' | 'invalid'>('open');
  const { isPending, error, run } = useSubmission({ new_password: 'password' });
  const send = (request: () => Promise<unknown>) =>
    run(async () => {
      try {
        await request();
        setState('done');
      } catch (thrown) {
        if (codeOf(thrown) !== 'not_found') throw thrown;
        setState('invalid');
      }
    });
  return { state, isPending, error, send };
}
