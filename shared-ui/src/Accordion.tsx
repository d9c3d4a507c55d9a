import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from './theme';

const { color, text, space, motion, layout } = theme;

const Row = styled(Item)`
  border-bottom: 1px solid ${color.line};

  &:first-child { border-top: 1px solid ${color.line}; }
`;
const Button = styled(Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  width: 100%;
  min-height: ${layout.target};
  padding: ${space.md} 0;
  border: 0;
  background: none;
  font-family: inherit;
  font-size: ${text.heading4};
  font-weight: inherit;
  letter-spacing: inherit;
  line-height: 1.3;
  text-align: start;

  &:hover { color: ${color.accent}; }
`;
/* A cross of two hairlines that loses one of them when the item is open. */
const Cross = styled.span`
  flex: none;
  width: 1rem;
  height: 1rem;
  background:
    linear-gradient(currentColor 0 0) center / 100% 1.5px no-repeat,
    linear-gradient(currentColor 0 0) center / 1.5px 100% no-repeat;
  transition: rotate ${motion.medium} ${motion.easeOut};

  [data-state='open'] > & { rotate: 90deg; background-size: 0 1.5px, 1.5px 100%; }
`;
/* Closed answers stay in the page: search engines read them, and readers without script. */
const Panel = styled(Content)`
  max-width: ${theme.layout.measure};
  padding-bottom: ${space.lg};
  color: ${color.inkSoft};

  &[data-state='closed'] { display: none; }
  @media (scripting: none) { &[data-state='closed'] { display: block; } }
`;

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  items: readonly AccordionItem[];
  /** Level of the items' headings in the page's outline; 3 unless given. */
  headingLevel?: 2 | 3 | 4;
  /** Id of the item that is open at first. */
  defaultOpen?: string;
}

/** A list of headings that unfold, one open at a time. */
export function Accordion({ items, headingLevel = 3, defaultOpen, ...rest }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root type="single" collapsible defaultValue={defaultOpen} {...rest}>
      {items.map(({ id, title, content }) => (
        <Row key={id} value={id}>
          <Header asChild>
            <Heading>
              <Button>
                {title}
                <Cross aria-hidden="true" />
              </Button>
            </Heading>
          </Header>
          <Panel forceMount>{content}</Panel>
        </Row>
      ))}
    </Root>
  );
}
