import { MAX_ALT } from '@pressline/shared-api';
import { Field, Switch, TextInput } from '@pressline/shared-ui';

export interface AltText {
  alt: string;
  isDecorative: boolean;
}

export function altProblem({ alt, isDecorative }: AltText): string | undefined {
  if (isDecorative) return undefined;
  if (alt.trim() === '') return 'Say what the image shows, or mark it as decorative';
  return alt.trim().length > MAX_ALT ? `At most ${MAX_ALT} characters` : undefined;
}

interface AltFieldsProps {
  text: AltText;
  problem: string | undefined;
  onChange: (text: AltText) => void;
}

export function AltFields({ text, problem, onChange }: AltFieldsProps) {
  return (
    <>
      <Field
        label="Alternative text"
        hint="What the image shows, for people who cannot see it"
        error={problem}
        required={!text.isDecorative}
      >
        <TextInput
          value={text.alt}
          disabled={text.isDecorative}
          onChange={({ target }) => onChange({ ...text, alt: target.value })}
        />
      </Field>
      <Switch
        label="Decorative"
        hint="For images that add no information. Screen readers skip them."
        checked={text.isDecorative}
        onCheckedChange={(isDecorative) => onChange({ ...text, isDecorative })}
      />
    </>
  );
}
