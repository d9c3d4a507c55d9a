import { Card, colorBar, theme } from '@pressline/shared-ui';
import type { ComponentProps, ComponentType } from 'react';
import { styled } from 'styled-components';
import { BoardScreen } from './BoardScreen';
import { PipelineScreen } from './PipelineScreen';
import { RuleScreen } from './RuleScreen';
import { StockScreen } from './StockScreen';
import { StorefrontScreen } from './StorefrontScreen';

const { color, font, space, text } = theme;

/** Every kind of screen; one line adds one. */
const screens = {
  rules: RuleScreen,
  board: BoardScreen,
  pipeline: PipelineScreen,
  stock: StockScreen,
  storefront: StorefrontScreen,
};

type Screens = typeof screens;
type ScreenContent = {
  [T in keyof Screens]: { type: T } & ComponentProps<Screens[T]>;
}[keyof Screens];

const Sheet = styled(Card)`
  overflow: hidden;
  padding: 0;
  box-shadow: ${theme.shadow.sheet};

  &::after { ${colorBar} }
  & > :last-child { padding: ${space.md}; }
`;
const Bar = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space.md};
  padding: ${space.xs} ${space.md};
  border-bottom: 1px solid ${color.line};
  background: ${color.tint};
  color: ${color.inkMuted};
  font: 400 ${text.caption} / 1.6 ${font.mono};
`;
const Caption = styled.figcaption`
  margin-top: ${space.sm};
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

export interface ScreenProps {
  /** What the title bar reads, left and right. */
  title: readonly [string, string];
  /** The screen in words, for everyone. */
  caption: string;
  content: ScreenContent;
}

/** A screen of the product as an illustration; its caption says what it shows. */
export function Screen({ title, caption, content: { type, ...content } }: ScreenProps) {
  // `ScreenContent` pairs every type with the props of its own component.
  const Content = screens[type] as ComponentType<typeof content>;
  return (
    <figure>
      <Sheet aria-hidden="true">
        <Bar>
          {title[0]} <span>{title[1]}</span>
        </Bar>
        <Content {...content} />
      </Sheet>
      <Caption>{caption}</Caption>
    </figure>
  );
}
