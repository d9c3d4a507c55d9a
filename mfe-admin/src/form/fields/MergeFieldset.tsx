import { TextArea, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { NameOf } from '../api/queries';
import { ComparedTexts } from './ComparedTexts';
import { kindOf } from './fieldKinds';
import { type FieldConflict, valueText } from './mergeEdits';

const { color, space, text, layout } = theme;

const Root = styled.fieldset`
  padding-block: ${space.md};
  border-top: 1px solid ${color.line};
`;
const Legend = styled.legend`
  float: inline-start;
  width: 100%;
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
`;

export type Choice = 'mine' | 'theirs' | 'edited';

export interface Decision {
  choice: Choice | undefined;
  /** The merged text as edited by hand; begins with what was chosen before. */
  edited: string;
}

interface MergeFieldsetProps {
  merged: FieldConflict;
  decision: Decision;
  nameOf: NameOf;
  /** The full name of the other editor; undefined when it was the same user. */
  other: string | undefined;
  onChoose: (choice: Choice) => void;
  onEdit: (text: string) => void;
}

export function MergeFieldset(props: MergeFieldsetProps) {
  const { merged, decision, nameOf, other, onChoose, onEdit } = props;
  const { name, label, field, mine, theirs } = merged;
  const options: [Choice, string][] = [
    ['mine', 'Keep mine'],
    ['theirs', other ? `Use ${other}’s` : 'Use the saved one'],
  ];
  if (kindOf(field).isTyped) options.push(['edited', 'Edit the merged text']);
  return (
    <Root>
      <Legend>{label}</Legend>
      <Below>
        <ComparedTexts
          name={label}
          left={valueText(field, mine, nameOf)}
          leftLabel="Your version"
          right={valueText(field, theirs, nameOf)}
          rightLabel={other ? `${other}’s version` : 'Saved version'}
        />
        <Choices>
          {options.map(([choice, optionText]) => (
            <Option key={choice}>
              <input
                type="radio"
                name={`merge-${name}`}
                checked={decision.choice === choice}
                onChange={() => onChoose(choice)}
              />
              {optionText}
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
