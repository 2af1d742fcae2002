import { choices, invalid } from '@reelsheet/kernel';

export const IDENTITY_TYPES = choices('Identity of an agent', {
  brand: 'it speaks for a brand',
  character: 'it is a character',
});
export const ITEM_TYPES = choices('Type of a followed source', {
  account: 'an account',
  hashtag: 'a hashtag',
  keyword: 'a text to search for',
});
export const BACKUP_SOURCES = choices('Event that makes a provenance backup', {
  generated: 'a generation made a picture',
  uploaded: 'a picture was uploaded',
  downloaded: 'a render was downloaded',
  published: 'a video was rendered (no preview), or published in a post',
});
export const BACKUP_ASSET_TYPES = choices('File of a provenance backup', {
  video: 'a video',
  image: 'a picture',
});

export interface MonitoredItem {
  readonly handle: string;
  readonly itemType: string;
}

export interface LinkedAccount {
  readonly id: number;
  readonly url: string;
  readonly platform: string | null;
  readonly displayName: string | null;
}

/** An account as it is sent: with `id` it changes that account, without `id` it adds one. */
export type LinkedAccountDraft = Pick<LinkedAccount, 'url'> & Partial<LinkedAccount>;

export interface CoreVoice {
  readonly voiceId: string;
  readonly name: string | null;
  readonly source: string | null;
}

export interface BrandFields {
  readonly brandName: string | null;
  readonly description: string | null;
  readonly identityType: string | null;
  readonly goal: string | null;
  readonly targetPlatforms: readonly string[];
  readonly shortform: boolean | null;
  readonly longform: boolean | null;
  readonly onboardingStatus: string | null;
  readonly keywords: readonly string[];
  readonly provenanceEnabled: boolean;
  readonly provenanceAutoBackupSources: readonly string[];
  readonly provenanceAutoBackupAssetTypes: readonly string[];
}

export interface Brand extends BrandFields {
  readonly monitored: readonly MonitoredItem[];
  readonly researchTopics: readonly string[];
  readonly linkedAccounts: readonly LinkedAccount[];
}

/** The data of an agent that core itself stores. */
export interface Profile {
  readonly brand: Brand;
  readonly personality: string | null;
}

export interface AgentCore extends Profile {
  readonly voice: CoreVoice | null;
}

export type BrandChanges = Partial<Omit<Brand, 'linkedAccounts'>> & {
  readonly linkedAccounts?: readonly LinkedAccountDraft[];
};

/** The changes of a request by target; undefined for targets that it does not change. */
export interface CoreChanges {
  readonly brand?: BrandChanges;
  readonly personality?: string | null;
  readonly voice?: CoreVoice | null;
}

/** The profile of an agent for which nothing was set. */
export const UNSET: Profile = {
  brand: {
    brandName: null,
    description: null,
    identityType: null,
    goal: null,
    targetPlatforms: [],
    shortform: null,
    longform: null,
    onboardingStatus: null,
    keywords: [],
    provenanceEnabled: false,
    provenanceAutoBackupSources: ['downloaded', 'published'],
    provenanceAutoBackupAssetTypes: [],
    monitored: [],
    researchTopics: [],
    linkedAccounts: [],
  },
  personality: null,
};

/** Keywords sent without `monitored` become the monitored items. */
export function updateMonitored(changes: BrandChanges): BrandChanges {
  const { keywords, monitored } = changes;
  if (!keywords || monitored) return changes;
  return { ...changes, monitored: keywords.map((handle) => ({ handle, itemType: 'keyword' })) };
}

const DISTINGUISHING: readonly (readonly [
  field: string,
  keysOf: (changes: BrandChanges) => readonly unknown[] | undefined,
])[] = [
  ['keywords', ({ keywords }) => keywords],
  ['target_platforms', ({ targetPlatforms }) => targetPlatforms],
  ['monitored', ({ monitored }) => monitored?.map(({ handle, itemType }) => `${itemType} ${handle}`)],
  ['research_topics', ({ researchTopics }) => researchTopics],
  ['linked_accounts', ({ linkedAccounts }) => linkedAccounts?.flatMap(({ id }) => id ?? [])],
  ['linked_accounts', ({ linkedAccounts }) => linkedAccounts?.map(({ url }) => url)],
  ['provenance_auto_backup_sources', ({ provenanceAutoBackupSources }) => provenanceAutoBackupSources],
  ['provenance_auto_backup_asset_types', ({ provenanceAutoBackupAssetTypes }) => provenanceAutoBackupAssetTypes],
];

/** Throws `validation_error` for a list with duplicates. */
export function assertDistinct(changes: BrandChanges): void {
  for (const [field, keysOf] of DISTINGUISHING) {
    const keys = keysOf(changes) ?? [];
    if (new Set(keys).size < keys.length) throw invalid(field, 'must not name anything twice');
  }
}

/**
 * Returns the accounts after the change; fields that a draft with an id leaves out stay. Throws `validation_error` for
 * an id that is not in `own`.
 */
export function mergeAccounts(
  drafts: readonly LinkedAccountDraft[],
  own: readonly LinkedAccount[],
): (Omit<LinkedAccount, 'id'> & { id: number | null })[] {
  const byId = new Map(own.map((account) => [account.id, account]));
  return drafts.map((draft, index) => {
    if (draft.id === undefined) return { id: null, platform: null, displayName: null, ...draft };
    const account = byId.get(draft.id);
    if (!account) throw invalid(`linked_accounts.${index}.id`, 'names no linked account of this agent');
    return { ...account, ...draft };
  });
}
