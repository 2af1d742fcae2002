import type { PostTextBody } from '@reelsheet/client';
import { SelectField } from '../design/components/controls/select-field.js';
import { Switch } from '../design/components/controls/switch.js';
import { scheduleStrings } from '../strings/schedule-en.js';

const text = scheduleStrings.options;

interface ShortVideoOptionsProps {
  readonly content: PostTextBody;
  readonly onChange: (next: PostTextBody) => void;
}

/** Options without which the short-video network takes no post. */
export function ShortVideoOptions({ content, onChange }: ShortVideoOptionsProps) {
  return (
    <>
      <SelectField
        label={text.privacy}
        value={content.shortvideo_privacy_level ?? 'PUBLIC_TO_EVERYONE'}
        options={Object.entries(text.privacies).map(([value, label]) => ({ value, label }))}
        onChange={(level) => onChange({ shortvideo_privacy_level: level })}
      />
      <Switch
        isSelected={content.shortvideo_disable_comment !== true}
        onChange={(isOn) => onChange({ shortvideo_disable_comment: !isOn })}
      >
        {text.comments}
      </Switch>
      <Switch
        isSelected={content.shortvideo_disable_duet !== true}
        onChange={(isOn) => onChange({ shortvideo_disable_duet: !isOn })}
      >
        {text.duets}
      </Switch>
      <Switch
        isSelected={content.shortvideo_disable_stitch !== true}
        onChange={(isOn) => onChange({ shortvideo_disable_stitch: !isOn })}
      >
        {text.stitches}
      </Switch>
    </>
  );
}
