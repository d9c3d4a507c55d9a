import { Button, theme } from '@pressline/shared-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { RunStep } from './readSteps';
import { Body, Foot, Sheet } from './runStyle';

const { color, space, text } = theme;

const Text = styled.section`
  display: grid;
  gap: ${space.md};
  font-size: ${text.lead};

  &:focus { outline: none; }
  h3 { font-size: ${text.heading2}; }
  h4 { font-size: ${text.heading4}; }
  ul { display: grid; gap: ${space.sm}; padding: 0; list-style: none; }
  li { padding-inline-start: ${space.md}; border-inline-start: 4px solid ${color.success}; font-weight: 600; unicode-bidi: plaintext; }
  li:has(del) { border-color: ${color.danger}; color: ${color.danger}; font-weight: 400; }
`;

interface RunChangesProps {
  changes: { added: readonly RunStep[]; removed: readonly RunStep[] };
  onAdopt: () => void;
}

export function RunChanges({ changes: { added, removed }, onAdopt }: RunChangesProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <Body>
      <Sheet>
        <Text ref={place} tabIndex={-1} aria-label="The article has changed">
          <h3>The article has changed</h3>
          <p>Completed steps stay done. Changed steps need to be done again.</p>
          {added.length > 0 && (
            <>
              <h4>New or changed steps</h4>
              <ul>
                {added.map(({ key, text: words }) => (
                  <li key={key}>{words}</li>
                ))}
              </ul>
            </>
          )}
          {removed.length > 0 && (
            <>
              <h4>No longer in the article</h4>
              <ul>
                {removed.map(({ key, text: words }) => (
                  <li key={key}>
                    <del>{words}</del>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Text>
      </Sheet>
      <Foot>
        <div>
          <Button onClick={onAdopt}>Continue with the new steps</Button>
        </div>
      </Foot>
    </Body>
  );
}
