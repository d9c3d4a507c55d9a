import type { Finding } from '@pressline/shared-api';
import { AlertDialog, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

/** What a check found; of several articles each says its title. */
type PublishFinding = Finding & { title?: string };

const SHOWN = 3;

const List = styled.ul`
  margin-top: ${theme.space.xs};
  padding-inline-start: 1.25em;
  list-style: disc;
`;

const keyOf = (errors: readonly PublishFinding[]) =>
  errors.map(({ title, message }) => `${title}: ${message}`).join('\n');

const textOf = ({ title, line, message }: PublishFinding) =>
  (title ? `“${title}”: ` : '') + message + (line ? ` (line ${line})` : '');

/** Asks once before readers meet the errors among `findings`; the same ones are not asked about again. */
export function usePublishQuestion(cancelLabel: string) {
  const [asked, setAsked] = useState<{ errors: readonly PublishFinding[]; publish: () => void }>();
  const agreed = useRef('');
  const { errors = [], publish } = asked ?? {};
  const more = errors.length - SHOWN;
  return {
    ask(findings: readonly PublishFinding[], onAgreed: () => void) {
      const found = findings.filter(({ level }) => level === 'error');
      if (found.length === 0 || agreed.current === keyOf(found)) onAgreed();
      else setAsked({ errors: found, publish: onAgreed });
    },
    dialog: (
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`Publish with ${formatCount(errors.length, 'error')}?`}
        description={
          <>
            Readers will run into these problems:
            <List>
              {errors.slice(0, SHOWN).map((error) => (
                <li key={textOf(error)}>{textOf(error)}</li>
              ))}
              {more > 0 && <li>{more} more</li>}
            </List>
          </>
        }
        confirmLabel="Publish anyway"
        cancelLabel={cancelLabel}
        onConfirm={() => {
          agreed.current = keyOf(errors);
          publish?.();
        }}
      />
    ),
  };
}
