import type { SheetCheck } from '@pressline/shared-api';
import { Container, Icon, type IconName, LinkButton, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LocalDate } from '../../components/LocalDate';
import { articlePath, HELP_PATH } from '../../routes';

const { color, space, text } = theme;

const LOOKS = {
  success: [color.successSoft, color.success, 'check'],
  warning: [color.warningSoft, color.warning, 'alert'],
  danger: [color.dangerSoft, color.danger, 'close'],
} as const satisfies Record<string, readonly [string, string, IconName]>;

const Band = styled.header`
  border-bottom: 4px solid currentColor;
  ${Object.entries(LOOKS).map(
    ([tone, [background, ink]]) =>
      `&[data-tone='${tone}'] { background: ${background}; color: ${ink}; }`,
  )}

  > div { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space.sm} ${space.lg}; padding-block: ${space.xl}; overflow-wrap: anywhere; }
  svg { width: clamp(2.5rem, 10vw, 4.5rem); height: auto; stroke-width: 2.4; }
  h1 { align-self: center; font-size: ${text.heading2}; }
  p, nav { grid-column: 1 / -1; max-width: 46rem; color: ${color.ink}; font-size: ${text.lead}; }
  nav { display: flex; flex-wrap: wrap; gap: ${space.sm}; margin-top: ${space.sm}; }

  @media (min-width: 640px) { p, nav { grid-column: 2; } }
`;

interface VerdictProps {
  tone: keyof typeof LOOKS;
  title: string;
  children: ReactNode;
  /** Where to go from here. */
  links: ReactNode;
}

export function Verdict({ tone, title, children, links }: VerdictProps) {
  const [, , icon] = LOOKS[tone];
  return (
    <Band data-tone={tone}>
      <Container>
        <Icon name={icon} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{children}</p>
        <nav aria-label="From here">{links}</nav>
      </Container>
    </Band>
  );
}

export type SheetArticle = NonNullable<SheetCheck['article']>;

export function PresentRevision({ article }: { article: SheetArticle }) {
  return (
    <>
      <strong dir="auto">{article.title}</strong>, revision {article.revision} of{' '}
      <LocalDate iso={article.updatedAt} />
    </>
  );
}

const toHelp = (
  <LinkButton asChild variant="secondary">
    <Link to={HELP_PATH}>Search the Help Center</Link>
  </LinkButton>
);

export function CurrentSheet({ article }: { article: SheetArticle }) {
  return (
    <Verdict
      tone="success"
      title="This sheet is current"
      links={
        <LinkButton asChild variant="secondary">
          <Link to={articlePath(article.slug)}>Read the article</Link>
        </LinkButton>
      }
    >
      It matches <PresentRevision article={article} />. You can keep using it.
    </Verdict>
  );
}

export function UnpublishedSheet() {
  return (
    <Verdict tone="danger" title="This article is no longer published" links={toHelp}>
      Stop using this sheet and take it down. The article was unpublished, either for editing or
      permanently.
    </Verdict>
  );
}

export function UnknownSheet() {
  return (
    <Verdict tone="danger" title="Unknown sheet" links={toHelp}>
      We couldn’t find an article with this revision. Check the address below the code on the sheet.
      If it’s correct, stop using the sheet: its article was deleted or never had this revision.
    </Verdict>
  );
}
