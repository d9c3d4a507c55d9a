import { Icon, type IconName, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { type Action, ActionLink } from '../components/ActionLink';
import { PageSection, type SectionIntro } from '../components/PageSection';

const { color, space } = theme;

const List = styled.ul`
  display: grid;
  border-top: 1px solid ${color.ink};
`;
const Option = styled.li`
  display: grid;
  gap: ${space.sm} ${space.xl};
  padding-block: ${space.lg};
  border-bottom: 1px solid ${color.line};

  h3 { display: flex; align-items: center; gap: ${space.sm}; }
  p { color: ${color.inkSoft}; }
  & > a { justify-self: start; }

  ${media.medium} {
    grid-template-columns: 4fr 6fr 15rem;
    align-items: center;
    & > a { justify-self: stretch; }
  }
`;

export interface ContactOptionsProps extends SectionIntro {
  options: readonly { title: string; icon: IconName; text: string; action: Action }[];
}

/** The ways to reach people, each with what happens next. */
export function ContactOptions({ options, ...intro }: ContactOptionsProps) {
  return (
    <PageSection {...intro}>
      <List>
        {options.map(({ title, icon, text, action }, position) => (
          <Option key={title}>
            <h3>
              <Icon name={icon} size="1.1em" />
              {title}
            </h3>
            <p>{text}</p>
            <ActionLink {...action} variant={position === 0 ? 'primary' : 'secondary'} />
          </Option>
        ))}
      </List>
    </PageSection>
  );
}
