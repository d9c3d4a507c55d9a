import { Badge, IconButton, media, theme, VisuallyHidden } from '@pressline/shared-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { RowFacts } from './rowFacts';

const { color, space, text } = theme;

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.md};
  padding: ${space.sm} ${space.md};
  border-bottom: 1px solid ${color.line};

  &:last-child { border-bottom: 0; }
  &:hover { background: ${color.tint}; }
`;
const Main = styled.div`
  display: grid;
  gap: ${space.xxs};
  align-content: start;
  min-width: 0;
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.xs};
`;
const Title = styled.h3`
  margin-inline-end: ${space.xxs};
  font: 600 ${text.body}/1.35 ${theme.font.body};
  letter-spacing: 0;
  text-wrap: pretty;
`;
const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  max-width: ${theme.layout.measure};
  color: ${color.inkSoft};
  font-size: ${text.small};
  line-height: 1.45;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.md};
  color: ${color.inkMuted};
  font-size: ${text.caption};
`;
const Actions = styled.div`
  display: flex;
  flex-direction: column;
  align-self: center;

  button:disabled { border-color: transparent; background: none; opacity: 0.45; }
  ${media.small} { flex-direction: row; }
`;

export interface DocumentRowProps extends RowFacts {
  title: string;
  /** Stands in the line of facts after them. */
  extra?: ReactNode;
  /** Why the record cannot be deleted at present. */
  keptBecause?: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

/** One record in a list, with what can be done to it. */
export function DocumentRow({
  title,
  badges,
  description,
  facts,
  extra,
  keptBecause,
  onEdit,
  onRemove,
}: DocumentRowProps) {
  const reasonId = useId();
  return (
    <Root>
      <Main>
        <Head>
          <Title>{title}</Title>
          {badges.map((badge) => (
            <Badge key={badge.text} tone={badge.tone}>
              {badge.text}
            </Badge>
          ))}
        </Head>
        {description && <Description>{description}</Description>}
        {(facts.length > 0 || extra) && (
          <Facts as="div">
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {extra}
          </Facts>
        )}
      </Main>
      <Actions>
        <IconButton icon="edit" label={`Edit ${title}`} onClick={onEdit} />
        <span title={keptBecause}>
          <IconButton
            icon="trash"
            label={`Delete ${title}`}
            disabled={keptBecause !== undefined}
            aria-describedby={keptBecause ? reasonId : undefined}
            onClick={onRemove}
          />
          {keptBecause && <VisuallyHidden id={reasonId}>{keptBecause}</VisuallyHidden>}
        </span>
      </Actions>
    </Root>
  );
}
