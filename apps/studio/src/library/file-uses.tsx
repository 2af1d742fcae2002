import type { FileUseView } from '@reelsheet/client';
import { useQuery } from '@tanstack/react-query';
import { fileUsesQuery } from '../api/library-queries.js';
import { LoadFailed } from '../app/error-pages.js';
import { useOrganization } from '../app/use-organization.js';
import { TextLink } from '../design/components/controls/text-link.js';
import { SkeletonRows } from '../design/components/feedback/skeleton.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { strings } from '../strings/en.js';
import styles from './library.module.css';

const text = strings.library;

/** The list of everything that would miss a file if it was deleted. */
export function FileUses({ fileId }: { readonly fileId: number }) {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const { data, error, refetch } = useQuery(fileUsesQuery(id, agent.id, fileId));
  if (!data) return error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={1} />;
  return (
    <section className={styles.uses} aria-label={text.uses}>
      <h3>{text.uses}</h3>
      {data.uses.length === 0 ? (
        <p>{text.noUses}</p>
      ) : (
        <ul tabIndex={0} aria-label={text.uses}>
          {data.uses.map((use) => (
            <li key={`${use.kind} ${use.layer_id ?? use.post_id ?? use.cell_id}`}>
              <Use use={use} />
            </li>
          ))}
          {data.has_more && <li>{text.moreUses}</li>}
        </ul>
      )}
    </section>
  );
}

function Use({ use: { kind, title, name, sheet_id: sheetId } }: { readonly use: FileUseView }) {
  const { params } = useShownAgent();
  if (kind === 'post' || sheetId === null) return <span>{text.use.post(title ?? text.untitledPost)}</span>;
  return (
    <TextLink to="/o/$organization/agents/$agent/sheets/$sheet" params={{ ...params, sheet: String(sheetId) }}>
      {text.use[kind](title || strings.sheets.untitled, name ?? '')}
    </TextLink>
  );
}
