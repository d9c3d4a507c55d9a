import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Run } from './Run';

const { color } = theme;

const Strip = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;

  i { flex: 1; align-self: stretch; min-width: 0; border: 1px solid ${color.lineStrong}; }
  i[data-state='done'] { border-color: ${color.success}; background: ${color.success}; }
  i[data-state='failed'] { border-color: ${color.danger}; background: repeating-linear-gradient(135deg, ${color.danger} 0 4px, ${color.surface} 4px 7px); }
  i[data-here] { outline: 2px solid ${color.ink}; outline-offset: 1px; }
  @media (forced-colors: active) { i[data-state] { forced-color-adjust: none; } }
`;

export function Progress({ run: { steps, marks, at } }: { run: Run }) {
  const marked = steps.filter(({ key }) => marks[key]).length;
  return (
    <Strip role="img" aria-label={`${marked} of ${steps.length} steps answered`}>
      {steps.map(({ key }, index) => (
        <i key={key} data-state={marks[key]?.state} data-here={index === at || undefined} />
      ))}
    </Strip>
  );
}
