import { Cluster, Container, Eyebrow, media, RegistrationMark, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import type { MarkdownContent } from '../content/MarkdownContent';

const { color, space, text } = theme;

const Band = styled.section`
  padding-block: ${space.xl} ${space.section};
  overflow-x: clip;
`;
const Inner = styled(Container)`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space.md};

  & > :not(svg) { max-width: 52rem; }
`;
const Mark = styled(RegistrationMark)`
  display: none;
  position: absolute;
  top: 0;
  right: ${theme.layout.gutter};
  z-index: -1;
  color: ${color.lineStrong};
  ${media.medium} { display: block; }
`;
const Lead = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.lead};
  line-height: 1.5;
`;

export function Opening({ eyebrow, heading, lead, actions = [] }: MarkdownContent) {
  return (
    <Band aria-labelledby="page-heading">
      <Inner>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 id="page-heading" tabIndex={-1}>
          {heading}
        </h1>
        <Lead>{lead}</Lead>
        {actions.length > 0 && (
          <Cluster gap="sm">
            {actions.map((action, index) => (
              <ActionLink
                key={action.label}
                variant={index === 0 ? 'primary' : 'secondary'}
                {...action}
              />
            ))}
          </Cluster>
        )}
        <Mark size="15rem" strokeWidth={0.5} />
      </Inner>
    </Band>
  );
}
