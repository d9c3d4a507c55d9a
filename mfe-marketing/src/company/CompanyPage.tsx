import { PageHead } from '@pressline/shared-ui/head';
import { PageSection } from '../components/PageSection';
import { type BlockKinds, TextBlocks } from '../components/TextBlocks';
import type { MarkdownContent } from '../content/MarkdownContent';
import ClosingCall from '../sections/ClosingCall';
import { Opening } from './Opening';

interface CompanyPageProps {
  content: MarkdownContent;
  structuredData?: readonly object[];
  /** The sections on a tinted band, by id. */
  tinted: readonly string[];
  kinds: BlockKinds;
}

export function CompanyPage({ content, structuredData, tinted, kinds }: CompanyPageProps) {
  const { title, description, sections, closing } = content;
  return (
    <>
      <PageHead title={title} description={description} structuredData={structuredData} />
      <Opening {...content} />
      {sections.map(({ blocks, ...intro }) => (
        <PageSection key={intro.id} tone={tinted.includes(intro.id) ? 'tint' : 'paper'} {...intro}>
          <TextBlocks blocks={blocks} kinds={kinds} />
        </PageSection>
      ))}
      <ClosingCall {...closing} />
    </>
  );
}
