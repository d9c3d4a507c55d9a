import { ANALYTICS_PERIODS, type AnalyticsPeriod } from '@pressline/shared-api';
import { forcedChosen, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, layout, space, text } = theme;

const Root = styled.fieldset`
  display: flex;
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.sm};
  background: ${color.surface};

  label { position: relative; display: grid; place-items: center; min-height: ${layout.target}; padding-inline: ${space.md}; font-size: ${text.small}; font-weight: 600; cursor: pointer; }
  label + label { border-inline-start: 1px solid ${color.line}; }
  label:hover { background: ${color.tint}; }
  label:has(:checked) { background: ${color.accent}; color: ${color.accentInk}; ${forcedChosen} }
  label:has(:focus-visible) { outline: 3px solid ${color.focus}; outline-offset: 2px; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
`;

interface PeriodSwitchProps {
  period: AnalyticsPeriod;
  onChange: (period: AnalyticsPeriod) => void;
}

export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  return (
    <Root aria-label="Period">
      {ANALYTICS_PERIODS.map((days) => (
        <label key={days}>
          <input
            type="radio"
            name="period"
            checked={days === period}
            onChange={() => onChange(days)}
          />
          {days} days
        </label>
      ))}
    </Root>
  );
}
