import type { PublicFaq } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Prose } from '../components/Prose';

const { space, color, text, motion, layout } = theme;

const Faq = styled.details`
  border-bottom: 1px solid ${color.line};

  > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 0.875rem;
    gap: ${space.md};
    align-items: center;
    min-height: ${layout.target};
    padding-block: ${space.sm};
    font-weight: 600;
    line-height: 1.4;
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker { display: none; }
  > summary:hover { color: ${color.accent}; }
  /* A cross of two hairlines that loses one of them when the answer is open. */
  > summary::after {
    content: '';
    height: 0.875rem;
    forced-color-adjust: preserve-parent-color;
    background:
      linear-gradient(currentColor 0 0) center / 100% 1.5px no-repeat,
      linear-gradient(currentColor 0 0) center / 1.5px 100% no-repeat;
    transition: rotate ${motion.medium} ${motion.easeOut};
  }
  &[open] > summary::after { rotate: 90deg; background-size: 0 1.5px, 1.5px 100%; }
`;
const Answer = styled(Prose)`
  padding-block-end: ${space.md};
  font-size: ${text.small};
`;

interface FaqItemProps {
  faq: PublicFaq;
  /** One of a group is open at a time. */
  group: string;
  /** A result of the search: shown instead of the question, with marks. */
  children?: ReactNode;
  /** What opening it counts as besides. */
  counts?: string;
}

/** A question that unfolds its answer; the browser's own, so that it needs no script. */
export function FaqItem({ faq, group, children, counts = '' }: FaqItemProps) {
  return (
    <Faq name={group} data-counts={`faqs/${faq.id}/view ${counts}`.trim()}>
      {children ? (
        <summary data-result-stop="">
          <span dir="auto">{children}</span>
        </summary>
      ) : (
        <summary dir="auto">{faq.question}</summary>
      )}
      <Answer html={faq.answerHtml} />
    </Faq>
  );
}
