import { Cluster, Container, Eyebrow, media, RegistrationMark, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { PageSections, type PageSectionsProps } from '../components/PageSections';
import type { MarkdownContent } from '../content/MarkdownContent';
import ClosingCall from '../sections/ClosingCall';

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
  h1 + p { color: ${color.inkSoft}; font-size: ${text.lead}; line-height: 1.5; }
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

function Opening({ eyebrow, heading, lead, actions = [] }: MarkdownContent) {
  return (
    <Band aria-labelledby="page-heading">
      <Inner>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1 id="page-heading" tabIndex={-1}>
          {heading}
        </h1>
        <p>{lead}</p>
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

interface CompanyPageProps extends Omit<PageSectionsProps, 'sections'> {
  content: MarkdownContent;
  structuredData?: readonly object[];
}

export function CompanyPage({ content, structuredData, ...looks }: CompanyPageProps) {
  const { title, description, sections, closing } = content;
  return (
    <>
      <PageHead title={title} description={description} structuredData={structuredData} />
      <Opening {...content} />
      <PageSections sections={sections} {...looks} />
      <ClosingCall {...closing} />
    </>
  );
}
