import { type SaveResult, savePreferences } from '@pressline/shared-consent/vanilla';
import {
  Badge,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  Stack,
  Switch,
  theme,
} from '@pressline/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type ConsentCategory, consentCategories } from '../record/record';
import { categories } from '../texts/categories';
import { GPC_HONORED_TEXT } from './GpcHonored';
import { useConsent } from './useConsent';

const { color, text, space } = theme;

const Signal = styled.p`
  padding: ${space.sm} ${space.md};
  background: ${color.accentSoft};
  font-size: ${text.small};
`;
const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
`;

interface ConsentPreferencesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the result of Save Preferences; on `asked` the dialog stays open. */
  onSave: (result: SaveResult) => void;
}

/** The Cookie Preferences dialog: a toggle per category, Cancel, Save Preferences. */
export function ConsentPreferences({ open, onOpenChange, onSave }: ConsentPreferencesProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cookie Preferences"
      description="Choose which cookies we may use. You can change this at any time."
    >
      <PreferencesForm onCancel={() => onOpenChange(false)} onSave={onSave} />
    </Dialog>
  );
}

interface PreferencesFormProps {
  onCancel: () => void;
  onSave: (result: SaveResult) => void;
}

// Mounted again each time the dialog opens, so that it starts from the active choice.
function PreferencesForm({ onCancel, onSave }: PreferencesFormProps) {
  const { effective, isGpcHonored } = useConsent();
  const [chosen, setChosen] = useState(effective);

  const toggleOf = (category: ConsentCategory) => {
    const { title, description, examples, isAlwaysActive } = categories[category];
    return (
      <Switch
        key={category}
        label={
          <Name>
            {title}
            {isAlwaysActive && <Badge>Required</Badge>}
          </Name>
        }
        hint={`${description} Examples: ${examples.join(', ')}.`}
        checked={isAlwaysActive || chosen[category]}
        disabled={isAlwaysActive}
        onCheckedChange={(isOn) => setChosen({ ...chosen, [category]: isOn })}
      />
    );
  };

  return (
    <>
      <DialogBody>
        <Stack gap="xs">
          {isGpcHonored && (
            <Signal>
              <strong>{GPC_HONORED_TEXT}.</strong> Your browser sends a Global Privacy Control
              signal. Analytics and marketing stay off unless you allow them here.
            </Signal>
          )}
          {consentCategories.map(toggleOf)}
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button onClick={() => onSave(savePreferences(chosen))}>Save Preferences</Button>
      </DialogActions>
    </>
  );
}
