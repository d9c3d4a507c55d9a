import { Badge, TextArea, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { NameOf } from '../documents/useDocuments';
import { kindOf } from '../fields/fieldKinds';
import { ComparedTexts } from './ComparedTexts';
import { type Choice, type Decision, type MergeField, valueText } from './mergeFields';

const { color, space, text, layout } = theme;

const Root = styled.fieldset`
  padding-block: ${space.md};
  border-top: 1px solid ${color.line};
`;
const Legend = styled.legend`
  float: inline-start;
  width: 100%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  margin-bottom: ${space.xs};
  padding: 0;
  font-weight: 600;
`;
const Below = styled.div`
  clear: both;
  display: grid;
  gap: ${space.xs};
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
`;
const Option = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${layout.target};
  font-size: ${text.small};
  cursor: pointer;

  input { width: 1.15em; height: 1.15em; accent-color: ${color.accent}; }
`;
const Edited = styled(TextArea)`
  font-family: ${theme.font.mono};
  font-size: ${text.small};
`;

const who = {
  me: { text: 'Only you changed this', tone: 'neutral' },
  them: { text: 'Only they changed this', tone: 'neutral' },
  both: { text: 'Both changed this', tone: 'warning' },
} as const;

const optionTexts: Readonly<Record<Choice, string>> = {
  mine: 'Keep yours',
  theirs: 'Take theirs',
  both: 'Take both changes',
  edited: 'Edit the merged text',
};

interface MergeFieldsetProps {
  merged: MergeField;
  decision: Decision;
  nameOf: NameOf;
  onChoose: (choice: Choice) => void;
  onEdit: (text: string) => void;
}

export function MergeFieldset({ merged, decision, nameOf, onChoose, onEdit }: MergeFieldsetProps) {
  const { name, label, field, mine, theirs, combined, changedBy } = merged;
  const choices: Choice[] = ['mine', 'theirs'];
  if (combined !== undefined) choices.push('both');
  if (kindOf(field).isTyped) choices.push('edited');
  return (
    <Root>
      <Legend>
        {label}
        <Badge tone={who[changedBy].tone}>{who[changedBy].text}</Badge>
      </Legend>
      <Below>
        <ComparedTexts
          name={label}
          left={valueText(field, mine, nameOf)}
          leftLabel="Yours"
          right={valueText(field, theirs, nameOf)}
          rightLabel="Theirs"
        />
        <Choices>
          {choices.map((choice) => (
            <Option key={choice}>
              <input
                type="radio"
                name={`merge-${name}`}
                checked={decision.choice === choice}
                onChange={() => onChoose(choice)}
              />
              {optionTexts[choice]}
            </Option>
          ))}
        </Choices>
        {decision.choice === 'edited' && (
          <Edited
            aria-label={`Merged ${label}`}
            rows={kindOf(field).merge?.(field) === 'lines' ? 12 : 2}
            value={decision.edited}
            onChange={(event) => onEdit(event.target.value)}
          />
        )}
      </Below>
    </Root>
  );
}
