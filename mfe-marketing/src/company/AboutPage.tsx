import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PageSection } from '../components/PageSection';
import { about } from '../content/company/about';
import { CompanyPage } from './CompanyPage';
import { PointGrid } from './PointGrid';
import { StoryLine } from './StoryLine';

const Story = styled.div`
  display: grid;
  gap: ${theme.space.md};
  max-width: ${theme.layout.measure};
`;

export default function AboutPage() {
  const { story, milestones, values } = about;
  return (
    <CompanyPage page={about}>
      <PageSection {...story.intro}>
        <Story>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Story>
      </PageSection>
      <PageSection tone="tint" {...milestones.intro}>
        <StoryLine steps={milestones.steps} />
      </PageSection>
      <PageSection {...values.intro}>
        <PointGrid points={values.points} />
      </PageSection>
    </CompanyPage>
  );
}
