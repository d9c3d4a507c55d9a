import { theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';

const NewsletterForm = island(
  () => import(/* webpackChunkName: "newsletter-form" */ '../forms/NewsletterForm'),
  'used',
);

const Note = styled.p`
  margin-top: ${theme.space.md};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

export const NewsletterSection = (block: Block) => (
  <>
    <NewsletterForm />
    <Note>{required(block, 'texts').texts}</Note>
  </>
);
