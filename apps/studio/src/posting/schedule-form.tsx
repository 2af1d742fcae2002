import { dataOf, type SocialAccountView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { keys } from '../api/query-keys.js';
import { services } from '../api/services.js';
import { useOrganization } from '../app/use-organization.js';
import { Button } from '../design/components/controls/button.js';
import { FieldHint } from '../design/components/controls/field-text.js';
import { Form, FormButtons } from '../design/components/controls/form.js';
import { Segments } from '../design/components/controls/segments.js';
import { TextArea } from '../design/components/controls/text-area.js';
import { TextField } from '../design/components/controls/text-field.js';
import { useSubmission } from '../design/submission.js';
import { useShownAgent } from '../sheets/list/sheets-frame.js';
import { scheduleStrings as text } from '../strings/schedule-en.js';
import { connectedNetworks, NetworkChoice } from './network-choice.js';
import { errorInWords } from './network-words.js';
import {
  bodyOf,
  emptyPost,
  missingOf,
  POST_TIMINGS,
  TITLED,
  type ComposedPost,
  type PostFile,
  type PostTiming,
} from './new-post.js';
import { PostedFile } from './posted-file.js';
import styles from './posting.module.css';
import { addScheduledMessage, namesOf } from './scheduled.js';
import { ShortVideoOptions } from './short-video-options.js';
import { ZonedTimeFields } from './zoned-time-fields.js';

interface ScheduleFormProps {
  readonly file: PostFile | undefined;
  /** Row of a sheet that the video belongs to. */
  readonly rowId?: number | undefined;
  readonly accounts: readonly SocialAccountView[];
  readonly onClose: () => void;
  readonly onDone?: (() => void) | undefined;
}

/** Says what is posted, where and when. */
export function ScheduleForm({ file, rowId, accounts, onClose, onDone }: ScheduleFormProps) {
  const { agent } = useShownAgent();
  const zone = agent.time_zone;
  const [post, setPost] = useState<ComposedPost>(() => emptyPost(file, connectedNetworks(accounts), zone));
  const change = (next: Partial<ComposedPost>) => setPost((before) => ({ ...before, ...next }));
  const { isPending, error, errors, submit } = useScheduling(post, rowId, () => {
    onClose();
    onDone?.();
  });
  return (
    <Form error={error} fields={OWN_FIELDS} onSubmit={submit}>
      <PostedFile
        kind="video"
        file={post.file}
        agentId={agent.id}
        error={errors['media_url']}
        onChange={(chosen) => change({ file: chosen })}
      />
      <NetworkChoice
        accounts={accounts}
        chosen={post.platforms}
        error={errors['platform']}
        onChange={(platforms) => change({ platforms })}
      />
      <Texts post={post} onChange={change} />
      {post.platforms.includes('shortvideo') ? (
        <fieldset className={styles.options}>
          <legend>{text.options.label}</legend>
          <ShortVideoOptions
            content={post.options}
            onChange={(options) => change({ options: { ...post.options, ...options } })}
          />
        </fieldset>
      ) : null}
      <PostedFile
        kind="cover"
        file={post.cover}
        agentId={agent.id}
        error={errors['thumbnail_url']}
        onChange={(cover) => change({ cover })}
      />
      <Timing post={post} timeZone={zone} error={errors['scheduled_time']} onChange={change} />
      <FormButtons>
        <Button onPress={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="primary" isPending={isPending}>
          {post.timing === 'now' ? text.publish : text.schedule}
        </Button>
      </FormButtons>
    </Form>
  );
}

/** Fields of the API at which the form shows their errors. */
const OWN_FIELDS = ['title', 'description', 'media_url', 'thumbnail_url', 'platform', 'scheduled_time'];

/** Sends the post once nothing is missing, and gives errors by their fields in words that people know. */
function useScheduling(post: ComposedPost, rowId: number | undefined, onDone: () => void) {
  const { agent } = useShownAgent();
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { isPending, error: thrown, run } = useSubmission();
  const [isChecked, setChecked] = useState(false);
  const error = useMemo(() => thrown && errorInWords(thrown), [thrown]);
  const missing = missingOf(post, agent.time_zone);
  // The posts of rows, and what uses a file.
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ['sheet-posts'] });
    await queries.invalidateQueries({ queryKey: keys.library(id, agent.id) });
  };
  const send = async () => {
    const body = bodyOf(post, agent.id, agent.time_zone, rowId);
    const made = await dataOf(services().base.posts.create({ body }));
    addScheduledMessage(post, made, agent.time_zone, () => void readAgain());
    onDone();
    await readAgain();
  };
  const submit = () => {
    setChecked(true);
    if (missing.length === 0) run(send);
  };
  const own = isChecked ? Object.fromEntries(missing.map((field) => [field, text.missing[field]])) : {};
  const errors: Readonly<Record<string, string | undefined>> = { ...error?.fields, ...own };
  return { isPending, error, errors, submit };
}

interface PostSectionProps {
  readonly post: ComposedPost;
  readonly onChange: (next: Partial<ComposedPost>) => void;
}

function Texts({ post, onChange }: PostSectionProps) {
  const titled = post.platforms.filter((platform) => TITLED.has(platform));
  return (
    <>
      {titled.length > 0 ? (
        <TextField
          name="title"
          label={text.postTitle}
          hint={text.titleHint(namesOf(titled))}
          value={post.title}
          onChange={(title) => onChange({ title })}
        />
      ) : null}
      <TextArea
        name="description"
        label={text.text}
        hint={text.textHint}
        value={post.text}
        onChange={(typed) => onChange({ text: typed })}
      />
    </>
  );
}

interface TimingProps extends PostSectionProps {
  readonly timeZone: string;
  readonly error: string | undefined;
}

/** When the post goes out. */
function Timing({ post: { timing, at }, timeZone, error, onChange }: TimingProps) {
  return (
    <div className={styles.timing}>
      <span className={styles.label}>{text.when}</span>
      <Segments<PostTiming>
        label={text.when}
        value={timing}
        options={POST_TIMINGS.map((value) => ({ value, label: text.timings[value] }))}
        onChange={(chosen) => onChange({ timing: chosen })}
      />
      {timing === 'at' ? (
        <ZonedTimeFields value={at} timeZone={timeZone} error={error} onChange={(time) => onChange({ at: time })} />
      ) : (
        <FieldHint>{text.timingHints[timing]}</FieldHint>
      )}
    </div>
  );
}
