import type { Comment, WatchedPost } from '../scraping/scraped-post.reader.js';

export const ANALYSES = [
  'top_videos',
  'top_hooks',
  'top_creators',
  'trending_music',
  'comment_themes',
  'trends_over_time',
] as const;
export type Analysis = (typeof ANALYSES)[number];

/** Posts that have something in common. */
export interface Group {
  readonly label: string;
  readonly posts: number;
  readonly watchCount: number;
  /** Mean over its posts. */
  readonly engagementRate: number;
  readonly examples: readonly string[];
}

/** Words in a question that select an analysis; the first match wins. Without a match the question asks for videos. */
const ANALYSIS_BY_WORDS: readonly (readonly [Analysis, RegExp])[] = [
  [
    'comment_themes',
    /\b(comments?|commenters?|say(s|ing)?|discuss\w*|feedback|reactions?|audience (ask|want|think)\w*)\b/i,
  ],
  ['trending_music', /\b(music|songs?|sounds?|audios?|tracks?|soundtracks?)\b/i],
  ['top_hooks', /\b(hooks?|openings?|opening lines?|first (seconds?|words?|lines?))\b/i],
  ['top_creators', /\b(creators?|accounts?|influencers?|channels?|who (posts?|makes?|is|are))\b/i],
  ['trends_over_time', /\b(over time|per day|by day|daily|timeline|growth|growing|grow|week over week|trend line)\b/i],
];

export function analysisOf(question: string): Analysis {
  return ANALYSIS_BY_WORDS.find(([, words]) => words.test(question))?.[0] ?? 'top_videos';
}

const MAX_GROUPS = 20;
const MAX_EXAMPLES = 3;
const MAX_HOOK_LENGTH = 120;

/** Returns the first sentence, shortened to one line. */
export function hookOf(caption: string): string {
  const line = caption.split('\n', 1)[0]!.trim();
  const sentence = /^.{10,}?[.!?…](?=\s|$)/u.exec(line)?.[0] ?? line;
  return sentence.length <= MAX_HOOK_LENGTH
    ? sentence
    : `${sentence
        .slice(0, MAX_HOOK_LENGTH - 1)
        .toWellFormed()
        .trimEnd()}…`;
}

/** Returns the groups of posts for an analysis. */
export function groupsOf(kind: Analysis, posts: readonly WatchedPost[], comments: readonly Comment[]): Group[] {
  if (kind === 'top_hooks')
    return grouped(
      posts,
      ({ caption }) => [hookOf(caption)],
      ({ url }) => url,
    );
  if (kind === 'top_creators')
    return grouped(
      posts,
      ({ creator }) => [creator],
      ({ url }) => url,
    );
  if (kind === 'trending_music')
    return grouped(
      posts,
      ({ music }) => (music ? [music] : []),
      ({ url }) => url,
    );
  if (kind === 'comment_themes') return themes(posts, comments);
  if (kind === 'trends_over_time')
    return grouped(
      posts,
      ({ postedAt }) => [postedAt.toISOString().slice(0, 10)],
      ({ url }) => url,
      366,
    ).toSorted((a, b) => a.label.localeCompare(b.label));
  return [];
}

/** Most viewed groups first. */
function grouped(
  posts: readonly WatchedPost[],
  labelsOf: (post: WatchedPost) => readonly string[],
  exampleOf: (post: WatchedPost) => string,
  max = MAX_GROUPS,
): Group[] {
  const groups = new Map<string, WatchedPost[]>();
  for (const post of posts)
    for (const label of labelsOf(post)) {
      const members = groups.get(label);
      if (members) members.push(post);
      else if (label) groups.set(label, [post]);
    }
  return [...groups]
    .map(([label, members]) => summed(label, members, members.slice(0, MAX_EXAMPLES).map(exampleOf)))
    .toSorted((a, b) => b.watchCount - a.watchCount || b.posts - a.posts || a.label.localeCompare(b.label))
    .slice(0, max);
}

const summed = (label: string, posts: readonly WatchedPost[], examples: readonly string[]): Group => ({
  label,
  posts: posts.length,
  watchCount: posts.reduce((sum, { watchCount }) => sum + watchCount, 0),
  engagementRate: posts.reduce((sum, { engagementRate }) => sum + engagementRate, 0) / posts.length,
  examples,
});

const STOP_WORDS = new Set(
  `about also and are because been but can could did does doing for from get got has have her him his how into its just like
  made make more much not now off one our out please really she should some than that the their them then there they this too use
  very was were what when where which who why will with would you your`.split(/\s+/),
);

/** Groups words that occur under several posts, with example comments. */
function themes(posts: readonly WatchedPost[], comments: readonly Comment[]): Group[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const found = new Map<string, { posts: Set<WatchedPost>; said: Set<string>; times: number }>();
  for (const { postId, body } of comments) {
    const post = byId.get(postId);
    if (!post) continue;
    for (const word of new Set(messageOf(body))) {
      const theme = found.get(word) ?? { posts: new Set(), said: new Set(), times: 0 };
      theme.posts.add(post);
      theme.times += 1;
      if (theme.said.size < MAX_EXAMPLES) theme.said.add(body.slice(0, 200).toWellFormed());
      found.set(word, theme);
    }
  }
  return [...found]
    .toSorted(([a, { times }], [b, other]) => other.times - times || a.localeCompare(b))
    .slice(0, MAX_GROUPS)
    .map(([label, theme]) => summed(label, [...theme.posts], [...theme.said]));
}

const messageOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}[\p{L}'’-]{2,}/gu) ?? []).filter((word) => !STOP_WORDS.has(word));

/** Returns a short summary of the result. */
export function summaryOf(
  kind: Analysis,
  name: string,
  posts: readonly WatchedPost[],
  groups: readonly Group[],
  days?: number,
): string {
  const when = days === undefined ? '' : ` of the last ${days === 1 ? 'day' : `${days} days`}`;
  if (posts.length === 0) return `Nothing in “${name}”${when} fits.`;
  const among = `Among ${posts.length === 1 ? 'one post' : `${posts.length} posts`}${when} in “${name}”`;
  if (kind === 'top_videos') {
    const [best] = posts;
    return `${among}, the first is by ${best!.creator}: “${hookOf(best!.caption)}”, watched ${best!.watchCount.toLocaleString('en')} times with ${percent(best!.engagementRate)} engagement.`;
  }
  if (groups.length === 0) return `${among}, ${NOTHING[kind]}.`;
  const list = groups
    .slice(0, 5)
    .map(({ label, posts: count, watchCount }) => `${label} (${count}, ${watchCount.toLocaleString('en')} watched)`);
  return `${among}, ${LEADING[kind]}: ${list.join('; ')}.`;
}

const LEADING: Readonly<Record<Exclude<Analysis, 'top_videos'>, string>> = {
  top_hooks: 'the hooks that were watched most',
  top_creators: 'the creators who were watched most',
  trending_music: 'the music that was heard most',
  comment_themes: 'what comments are about',
  trends_over_time: 'what was posted day by day',
};

const NOTHING: typeof LEADING = {
  top_hooks: 'none has words to begin with',
  top_creators: 'none names its creator',
  trending_music: 'none names its music',
  comment_themes: 'none has comments that were collected; monitoring with comments collects them',
  trends_over_time: 'none has a date',
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
