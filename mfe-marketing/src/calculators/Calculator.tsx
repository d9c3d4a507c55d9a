import { Button, Icon, LinkButton, theme } from '@pressline/shared-ui';
import { PrintOnlyStyle, printOnly } from '@pressline/shared-ui/print-only';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { CalculatorFields } from './CalculatorFields';
import { type CalculatorInput, otherParameters, type Values } from './inputs';
import { copyLink, useCalculator } from './useCalculator';

const { color, space } = theme;

const Frame = styled.div`
  container-type: inline-size;
  @media print { container-type: normal; }
`;
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  @container (min-width: 50rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.95fr);
    align-items: start;
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${space.lg};
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} 0;

  @media print { display: none; }
  @media (scripting: none) { [data-scripted] { display: none; } }
`;
const Result = styled.div`
  border: 1px solid ${color.ink};
  border-radius: ${theme.radius.sm};
  background: ${color.surface};
  color: ${color.ink};

  &:focus-visible { outline-offset: 4px; }
`;

interface CalculatorProps<Inputs extends readonly CalculatorInput[]> {
  /** Anchor of the section around it; links to these figures lead there. */
  id: string;
  resultLabel: string;
  inputs: Inputs;
  children: (values: Values<Inputs>) => ReactNode;
}

/**
 * Fields on one side, their live result on the other. Without a script the form asks the server
 * for the same page with the new figures.
 */
export function Calculator<const Inputs extends readonly CalculatorInput[]>({
  id,
  resultLabel,
  inputs,
  children,
}: CalculatorProps<Inputs>) {
  const calculator = useCalculator(inputs);
  const frame = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLDivElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    result.current?.focus();
  }

  return (
    <Frame ref={frame}>
      <PrintOnlyStyle />
      <Layout>
        <Form
          ref={calculator.form}
          action={`${calculator.pathname}#${id}-result`}
          noValidate
          onSubmit={handleSubmit}
        >
          <CalculatorFields
            calculatorId={id}
            inputs={inputs}
            drafts={calculator.drafts}
            onChange={calculator.change}
          />
          {otherParameters(calculator.search, inputs).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Tools>
            <Button type="submit" variant="secondary">
              Show Result
            </Button>
            <Button
              variant="ghost"
              size="sm"
              data-scripted
              onClick={() => copyLink(`${calculator.address()}#${id}`)}
            >
              <Icon name="link" size="1.1em" />
              Copy link
            </Button>
            <Button
              variant="ghost"
              size="sm"
              data-scripted
              onClick={() => printOnly(frame.current?.closest('section') ?? document.body)}
            >
              <Icon name="file" size="1.1em" />
              Print
            </Button>
            <LinkButton
              variant="ghost"
              size="sm"
              href={`${calculator.pathname}#${id}`}
              onClick={(event) => {
                event.preventDefault();
                calculator.reset();
              }}
            >
              <Icon name="refresh" size="1.1em" />
              Reset
            </LinkButton>
          </Tools>
        </Form>
        <Result
          ref={result}
          id={`${id}-result`}
          tabIndex={-1}
          role="group"
          aria-label={resultLabel}
        >
          {children(calculator.values)}
        </Result>
      </Layout>
    </Frame>
  );
}
