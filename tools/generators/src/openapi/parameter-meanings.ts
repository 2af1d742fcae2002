interface NamedParameter {
  readonly name: string;
  readonly in: string;
  description?: string;
}

interface TaggedOperation {
  readonly operationId?: string;
  readonly parameters?: readonly NamedParameter[];
}

interface TaggedDocument {
  readonly paths: object;
  readonly tags?: readonly object[];
}

/** Meanings of parameters that mean the same wherever they occur. */
const MEANINGS: Readonly<Record<string, string>> = {
  'path agent_id': 'the agent, by its integer id or its uuid',
  'query agent_id': 'the agent, by its integer id or its uuid',
  'path organization_id': 'the organization',
  'path token': 'the token of the link in the mail',
  'path token_id': 'the key',
  'path user_id': 'the member',
  'path invitation_id': 'the invitation, `invitation_id` of the list of members',
  'path size': 'the size of the picture',
  'path delivery_id': 'the delivery',
  'path voice_id': 'the voice, by its id in the library',
  'path engine_id': 'the sheet',
  'path row_id': 'the row',
  'path col_id': 'the column',
  'path cell_id': 'the cell',
  'path layer_id': 'the layer',
  'path batch_id': 'the batch',
  'path view_id': 'saved view of the sheet',
  'path job_id': 'the job',
  'path version': 'the change, by the version of the sheet that it made',
  'path slug': 'the template, by its slug, uuid or id',
  'path file': 'the name of the file, with its extension',
  'path provider': 'the vendor that reports',
  'path platform': 'the network',
  'path post_id': 'the post',
  'path status': 'the status that the idea gets',
  'path kind': 'the kind of the item',
  'path item_id': '`item_id` of the item',
  'path run_id': 'the run',
  'path backup_id': 'the backup',
  'path watchlist_id': 'the watchlist',
  'path source_id': 'the source of the watchlist',
  'path key': 'the key of the blob, from its signed address',
  'query limit': 'how many items a page has at most',
  'query page_size': 'how many items a page has at most',
  'query action': 'only acts of this kind',
  'query with_organization_uuid': 'adds `organization_uuid`',
  'query type': 'only files of this type',
  'query ids': 'only files with these ids',
  'query v': 'a version of the picture, for caches',
  'query state': 'the state with which the connection began',
  'query code': 'the code with which the network confirms the consent',
  'query error': 'why the network gave no consent',
  'query status': 'only ideas with this status',
  'query platform': 'the network of the source',
  'query target_type': 'what kind of source it is',
  'query target_value': 'the account, hashtag, words, page or feed of the source',
  'header X-Operator-Key': 'the key of the operator',
  'header Range': 'the bytes to read',
  'header If-Range': 'the tag for which the range is valid; otherwise all is sent',
  'header If-Match': 'tags of which the file must have one',
  'header If-None-Match': 'tags of responses that the caller has',
  'header If-Modified-Since': 'the time of the response that the caller has',
  'header If-Unmodified-Since': 'the time since which the file must be unchanged',
};

/** Meanings of `{id}` by the segment before it. */
const IDS: Readonly<Record<string, string>> = {
  sessions: 'the session',
  second_factors: 'the second factor',
  persisted_tokens: 'the key',
  stock_avatars: 'the stock avatar',
  vidsheet: 'the sheet',
  autocontentengine: 'the sheet',
  content_resources: 'the file',
  asset_folders: 'the folder',
  avatars: 'the avatar',
  generations: 'the generation',
  render_jobs: 'the render job',
  user_jobs: 'the monitoring job',
  social_accounts: 'the connected account',
  conversations: 'the conversation',
  ideas: 'the idea',
  trash: 'what is in the trash',
  resumable_uploads: 'the upload, with the signature of its address',
};

const TAGS: Readonly<Record<string, string>> = {
  'Access keys': 'Keys with which programs call the API.',
  'Agent core': 'Brand and personality of an agent.',
  Agents: 'Identities that create and publish.',
  'Asset library': 'Files of an agent in folders.',
  Authentication: 'Sign-up, sign-in, sessions, passwords and second factors.',
  Automation: 'Webhooks that tell other programs what happened.',
  Avatars: 'Pictures of an agent.',
  Batches: 'Generation of many rows within a credit limit.',
  Cells: 'Cells of a sheet.',
  Columns: 'Columns of a sheet.',
  'Content monitoring': 'Repeated scraping of an account, hashtag or words.',
  'Content resources': 'Files: uploads and results.',
  'Conversational agent': 'Conversations, runs, ideas, preferences and trends.',
  Credits: 'Balance, ledger, prices and models.',
  'Direct upload': 'Upload of bytes to a signed address.',
  Engines: 'Sheets, which turn ideas into rows of media.',
  Generations: 'Texts, pictures, clips, speech and transcripts.',
  'Global variables': 'Values that all prompts of a sheet may name.',
  Installation: 'Addresses, networks and vendors of this installation.',
  Layers: 'Layers of a cell, from which a video is composed.',
  Media: 'Stored media, read without a credential.',
  Organizations: 'Organizations with members and their audit log.',
  'Post plans': 'Plans by which rows of a sheet become posts.',
  Provenance: 'Backups at a public blob store.',
  Publishing: 'Posts to social networks.',
  'Recurring jobs': 'Work that an agent repeats.',
  'Resumable upload': 'Upload of bytes in several requests, by the tus protocol.',
  Rendering: 'Composition of videos.',
  Rows: 'Rows of a sheet, with import and export.',
  'Social accounts': 'Connected accounts of social networks.',
  Templates: 'Ready-made sheets.',
  Voice: 'Voices of an agent.',
  Watchlists: 'Sources that an agent follows.',
};

/** Describes parameters whose declaration has no description of its own, and all tags. Throws for unknown ones. */
export function withMeanings<Described extends TaggedDocument>(document: Described): Described {
  const unknown = new Set<string>();
  const tags = new Set<string>();
  for (const [path, item] of Object.entries(document.paths))
    for (const operation of Object.values(
      item as Record<string, TaggedOperation & { readonly tags?: readonly string[] }>,
    )) {
      for (const tag of operation.tags ?? []) tags.add(tag);
      for (const parameter of operation.parameters ?? [])
        parameter.description ??= meaningOf(path, parameter) ?? missing(`${parameter.in} ${parameter.name}`, unknown);
    }
  const described = [...tags].map((name) => ({ name, description: TAGS[name] ?? missing(`tag ${name}`, unknown) }));
  if (unknown.size > 0) throw new Error(`describe these in parameter-meanings.ts: ${[...unknown].join(', ')}`);
  return { ...document, tags: described };
}

function meaningOf(path: string, { in: location, name }: NamedParameter): string | undefined {
  if (location !== 'path' || name !== 'id') return MEANINGS[`${location} ${name}`];
  return IDS[path.split('/{id}')[0]!.split('/').at(-1)!];
}

function missing(what: string, unknown: Set<string>): string {
  unknown.add(what);
  return '';
}
