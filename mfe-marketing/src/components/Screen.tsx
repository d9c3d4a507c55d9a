import { Card, colorBar, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, shadow, space, text } = theme;

const Sheet = styled(Card)`
  display: block;
  overflow: hidden;
  padding: 0;
  box-shadow: ${shadow.sheet};

  &::after { ${colorBar} }
  img { display: block; width: 100%; height: auto; }
`;
const Caption = styled.figcaption`
  margin-top: ${space.sm};
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

interface Drawing {
  src: string;
  width: number;
  height: number;
}

export interface ScreenProps {
  narrow: Drawing;
  wide: Drawing;
  /** The screen in words, for everyone. */
  caption: string;
}

/** A screen of the product as an illustration, drawn for two widths; its caption says what it shows. */
export function Screen({ narrow, wide, caption }: ScreenProps) {
  return (
    <figure>
      <Sheet as="picture">
        <source
          media="(min-width: 640px)"
          srcSet={wide.src}
          width={wide.width}
          height={wide.height}
        />
        <img {...narrow} alt="" loading="lazy" />
      </Sheet>
      <Caption>{caption}</Caption>
    </figure>
  );
}
