import { Cluster, media, RegistrationMark } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { type Action, ActionLink } from '../components/ActionLink';
import { PageSection } from '../components/PageSection';
import type { SectionHead } from '../content/MarkdownContent';

const Actions = styled(Cluster)`
  position: relative;

  & > a { flex: 1 1 auto; }
  & > svg { display: none; }
  ${media.small} { & > a { flex-grow: 0; } }
  ${media.medium} {
    & > svg { position: absolute; right: 0; bottom: 0; display: block; }
  }
`;

interface ClosingCallProps extends SectionHead {
  actions: readonly [Action, Action];
}

/** The last word of a page: a band printed solid in process yellow. */
export default function ClosingCall({ actions, ...intro }: ClosingCallProps) {
  const [first, second] = actions;
  return (
    <PageSection tone="yellow" {...intro}>
      <Actions>
        <ActionLink size="lg" {...first} /> <ActionLink size="lg" variant="secondary" {...second} />
        <RegistrationMark size="12rem" strokeWidth={0.5} />
      </Actions>
    </PageSection>
  );
}
