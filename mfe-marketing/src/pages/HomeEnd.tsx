import { Card, media, theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { IconTitle, titleIcon } from '../components/IconTitle';
import { PageSections } from '../components/PageSections';
import { bookDemo, startTrial } from '../content/actions';
import content from '../content/home/end.md';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import ClosingCall from '../sections/ClosingCall';

const { color, space } = theme;

const ContactForm = island(
  () => import(/* webpackChunkName: "contact-form" */ '../forms/ContactForm'),
  'used',
);

const Columns = styled.div`
  display: grid;
  gap: ${space.xxl};
  > ul { display: grid; border-top: 1px solid ${color.ink}; }

  ${media.medium} { grid-template-columns: 7fr 5fr; align-items: start; }
`;
const Sheet = styled(Card)`
  ${media.small} { padding: ${space.xl}; }
`;
const Option = styled.li`
  display: grid;
  justify-items: start;
  gap: ${space.sm};
  padding-block: ${space.lg};
  border-bottom: 1px solid ${color.line};

  p { color: ${color.inkSoft}; }
`;
const OptionTitle = styled(IconTitle)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
`;

/** The contact form, and beside it what else one can do. */
function ContactSection(block: Block) {
  const { blocks } = required(block, 'blocks');
  const options = blocks.map((option) => required(option, 'caption', 'texts', 'label', 'to'));
  return (
    <Columns>
      <Sheet hasCropMarks>
        <ContactForm />
      </Sheet>
      <ul>
        {options.map(({ caption, icon, texts, label, to, about }) => (
          <Option key={caption}>
            <OptionTitle data-icon={titleIcon(icon)}>{caption}</OptionTitle>
            <p>{texts}</p>
            <ActionLink {...{ label, to, about }} variant="secondary" />
          </Option>
        ))}
      </ul>
    </Columns>
  );
}

const NewsletterForm = island(
  () => import(/* webpackChunkName: "newsletter-form" */ '../forms/NewsletterForm'),
  'used',
);

const Note = styled.p`
  margin-top: ${theme.space.md};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

const NewsletterSection = (block: Block) => (
  <>
    <NewsletterForm />
    <Note>{required(block, 'texts').texts}</Note>
  </>
);

const kinds = { contact: ContactSection, newsletter: NewsletterSection };

/** The sections after the resources; their code arrives together. */
export default function HomeEnd() {
  return (
    <>
      <PageSections {...content} kinds={kinds} />
      <ClosingCall {...content.closing} actions={[bookDemo, startTrial]} />
    </>
  );
}
