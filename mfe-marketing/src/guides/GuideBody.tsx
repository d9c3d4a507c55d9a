import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { type BlockKinds, TextBlocks } from '../components/TextBlocks';
import type { MarkdownBlocks, MarkdownHeads } from '../content/MarkdownContent';
import { GuideSection } from './GuideSection';

const Prose = styled.p`
  max-width: ${theme.layout.measure};
`;

interface GuideBodyProps {
  heads: MarkdownHeads;
  /** The blocks of the same sections; one without blocks is shown elsewhere. */
  texts: MarkdownBlocks;
  kinds: BlockKinds;
}

export function GuideBody({ heads, texts, kinds }: GuideBodyProps) {
  return heads.sections.map((head, index) => {
    const blocks = texts.sections[index]?.blocks;
    return (
      blocks && (
        <GuideSection key={head.id} {...head}>
          <TextBlocks blocks={blocks} kinds={kinds} Paragraph={Prose} />
        </GuideSection>
      )
    );
  });
}
