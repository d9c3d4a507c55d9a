import { Card, media, theme } from '@pressline/shared-ui';
import { island } from '@pressline/shared-ui/island';
import { styled } from 'styled-components';
import { type Action, ActionLink } from '../components/ActionLink';
import { IconTitle, type TitleIcon } from '../components/IconTitle';
import { PageSection, type SectionIntro } from '../components/PageSection';
import type { ContactFormProps } from '../forms/ContactForm';

const { color, space } = theme;

const ContactForm = island<ContactFormProps>(
  () => import(/* webpackChunkName: "contact-form" */ '../forms/ContactForm'),
  'used',
);

const Columns = styled.div`
  display: grid;
  gap: ${space.xxl};

  ${media.medium} { grid-template-columns: 7fr 5fr; align-items: start; }
`;
const Sheet = styled(Card)`
  ${media.small} { padding: ${space.xl}; }
`;
const Options = styled.ul`
  display: grid;
  border-top: 1px solid ${color.ink};
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

interface ContactSectionProps extends SectionIntro {
  form: ContactFormProps;
  options: readonly { title: string; icon: TitleIcon; text: string; action: Action }[];
}

export default function ContactSection({ form, options, ...intro }: ContactSectionProps) {
  return (
    <PageSection {...intro}>
      <Columns>
        <Sheet hasCropMarks>
          <ContactForm {...form} />
        </Sheet>
        <Options>
          {options.map(({ title, icon, text, action }) => (
            <Option key={title}>
              <OptionTitle data-icon={icon}>{title}</OptionTitle>
              <p>{text}</p>
              <ActionLink {...action} variant="secondary" />
            </Option>
          ))}
        </Options>
      </Columns>
    </PageSection>
  );
}
