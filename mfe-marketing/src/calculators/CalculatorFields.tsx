import { Field, TextInput, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { type CalculatorInput, type Drafts, rangeProblem } from './inputs';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13.5rem), 1fr));
  gap: ${theme.space.md} ${theme.space.lg};
  align-items: end;
`;

interface CalculatorFieldsProps {
  calculatorId: string;
  inputs: readonly CalculatorInput[];
  drafts: Drafts;
  onChange: (name: string, draft: string) => void;
}

export function CalculatorFields(props: CalculatorFieldsProps) {
  const { calculatorId, inputs, drafts, onChange } = props;
  return (
    <Fields>
      {inputs.map((input) => {
        const { name, label, max, step } = input;
        const draft = drafts[name] ?? '';
        return (
          <Field
            key={name}
            label={label}
            controlId={`${calculatorId}-${name}`}
            error={rangeProblem(draft, input)}
          >
            <TextInput
              type="number"
              inputMode="decimal"
              name={name}
              min={0}
              max={max}
              step={step}
              value={draft}
              onChange={(event) => onChange(name, event.target.value)}
            />
          </Field>
        );
      })}
    </Fields>
  );
}
