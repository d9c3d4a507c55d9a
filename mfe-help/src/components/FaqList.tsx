import type { PublicFaq } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PanelHeading } from './PanelHeading';
import { Prose } from './Prose';

const { space, color, text } = theme;

const Faq = styled.details`
  border-bottom: 1px solid ${color.line};

  > summary {
    padding-block: ${space.sm};
    font-weight: 600;
    line-height: 1.4;
    cursor: pointer;
  }
  > summary:hover { color: ${color.accent}; }
  > summary::marker { color: ${color.inkMuted}; }
`;
const Answer = styled(Prose)`
  padding: 0 0 ${space.md} ${space.md};
  font-size: ${text.small};
`;

/** Questions that unfold their answers; the browser's own, so that they need no script. */
export function FaqList({ faqs }: { faqs: readonly PublicFaq[] }) {
  return (
    <div>
      <PanelHeading>Frequently asked</PanelHeading>
      {faqs.map(({ id, question, answerHtml }) => (
        <Faq key={id}>
          <summary>{question}</summary>
          <Answer html={answerHtml} />
        </Faq>
      ))}
    </div>
  );
}
