import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import about from '../content/company/about.md';
import type { Block } from '../content/MarkdownContent';
import { CompanyPage } from './CompanyPage';
import { PointGrid } from './PointGrid';
import { StoryLine } from './StoryLine';

const Root = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.layout.measure};
`;

function Story({ texts }: Block) {
  return (
    <Root>
      {texts.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Root>
  );
}

const kinds = { story: Story, milestones: StoryLine, points: PointGrid };

export default function AboutPage() {
  return <CompanyPage content={about} tinted={['milestones']} kinds={kinds} />;
}
