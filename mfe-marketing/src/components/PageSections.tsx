import type { TextSection } from '../content/MarkdownContent';
import type { Tone } from './PageSection';
import { PageSection } from './PageSection';
import { type BlockKinds, TextBlocks } from './TextBlocks';

export interface PageSectionsProps {
  sections: readonly TextSection[];
  /** The bands that are not plain paper, by id. */
  tones?: Readonly<Record<string, Tone>>;
  kinds: BlockKinds;
}

export const PageSections = ({ sections, tones = {}, kinds }: PageSectionsProps) =>
  sections.map(({ blocks, ...intro }) => (
    <PageSection key={intro.id} tone={tones[intro.id] ?? 'paper'} {...intro}>
      <TextBlocks blocks={blocks} kinds={kinds} />
    </PageSection>
  ));
