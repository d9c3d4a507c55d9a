import type { FindMode, ReplaceRule } from '@pressline/shared-api';
import {
  Button,
  Cluster,
  Field,
  Icon,
  Select,
  Stack,
  Switch,
  TextInput,
} from '@pressline/shared-ui';
import { type FormEvent, useState } from 'react';
import { FormCard, Note } from '../form/controls';

const MODES: Readonly<Record<FindMode, string>> = {
  plain: 'Plain text',
  word: 'Whole words',
  regex: 'Regular expression',
};

interface ReplaceFormProps {
  isBusy: boolean;
  problem: string | undefined;
  onFind: (rule: ReplaceRule) => void;
}

export function ReplaceForm({ isBusy, problem, onFind }: ReplaceFormProps) {
  const [find, setFind] = useState('');
  const [replace, setReplace] = useState('');
  const [mode, setMode] = useState<FindMode>('plain');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(find === '');
    if (find !== '') onFind({ find, replace, mode, isCaseSensitive });
  }

  return (
    <FormCard forwardedAs="section" aria-label="What to replace">
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm">
          <Field label="Find" required error={isEmpty && find === '' ? 'Required' : problem}>
            <TextInput
              value={find}
              maxLength={500}
              spellCheck={false}
              onChange={({ target }) => setFind(target.value)}
            />
          </Field>
          <Field label="Replace with" hint="Leave blank to delete the matches.">
            <TextInput
              value={replace}
              maxLength={2_000}
              spellCheck={false}
              onChange={({ target }) => setReplace(target.value)}
            />
          </Field>
          <Field label="Look for">
            <Select
              value={mode}
              options={MODES}
              onChange={({ target }) => setMode(target.value as FindMode)}
            />
          </Field>
          {mode === 'regex' && (
            <details>
              <summary>Syntax help</summary>
              <Note>Uses RE2 syntax. $1 is the first group, $& the whole match.</Note>
            </details>
          )}
          <Cluster align="between">
            <Switch
              label="Match case"
              checked={isCaseSensitive}
              onCheckedChange={setIsCaseSensitive}
            />
            <Button type="submit" isBusy={isBusy}>
              {!isBusy && <Icon name="search" />}
              Find
            </Button>
          </Cluster>
        </Stack>
      </form>
    </FormCard>
  );
}
