import { type Article, articlePath, type Presence } from '@pressline/shared-api';
import { Badge, Icon, IconButton, LinkButton, theme, VisuallyHidden } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { Link, useLocation, useNavigate, useParams } from '@pressline/shared-ui/router';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import {
  copyPath,
  editorPath,
  isAtEditor,
  parseEditorAddress,
  REPLACE_PATH,
} from '../form/api/paths';
import { useStaffNames } from '../form/api/queries';
import type { AnyDocument } from '../form/api/useApi';
import { dueBadge, freshnessFacts, VerifyRowButton } from '../list/freshness';
import { ListPanel } from '../list/ListPanel';
import type { Describe, RowContent } from '../list/rowContent';
import { usePanelDialogs } from '../list/usePanelDialogs';
import { ArticleEditor } from './ArticleEditor';
import { NewDrafts } from './drafts/NewDrafts';
import { CHANGES_BADGE, scheduleTexts } from './drafts/scheduleTexts';
import { presenceText, usePresence } from './usePresence';

const SHOWN_TAGS = 3;

const ViewLink = styled(LinkButton)`
  width: ${theme.layout.target};
  padding: 0;
`;

const describeWith =
  (editors: Presence['editors'], staff: Readonly<Record<string, string>>): Describe =>
  (document) => {
    const { id, isPublished, isFeatured, readTime, views, tags, changesSavedAt } =
      document as unknown as Article;
    const title = String(document.title);
    const badges: RowContent['badges'] = isPublished
      ? [{ text: 'Published', tone: 'success' }]
      : [{ text: 'Draft', tone: 'warning' }];
    if (changesSavedAt) badges.push(CHANGES_BADGE);
    const due = dueBadge(document.verifiedUntil as string | null);
    const planned = scheduleTexts(document);
    if (planned) badges.push(planned.badge);
    if (due) badges.push(due);
    if (isFeatured) badges.push({ text: 'Featured', tone: 'accent' });
    for (const one of editors.filter(({ articleId }) => articleId === id)) {
      const text = presenceText(one, (username) => staff[username] ?? username);
      badges.push({ text, tone: 'warning' });
    }
    return {
      badges,
      facts: [
        `${readTime} min read`,
        formatCount(views ?? 0, 'view'),
        ...(planned?.facts ?? []),
        ...freshnessFacts(document, staff),
      ],
      action: (
        <>
          {isPublished && (
            <ViewLink variant="ghost" href={articlePath(document.slug)} isNewTab>
              <VisuallyHidden>{`View ${title}`}</VisuallyHidden>
            </ViewLink>
          )}
          {due && <VerifyRowButton id={id} title={title} />}
          <DuplicateButton id={id} title={title} />
        </>
      ),
      extra: tags.slice(0, SHOWN_TAGS).map((tag) => <Badge key={tag}>{tag}</Badge>),
    };
  };

function DuplicateButton({ id, title }: Pick<Article, 'id' | 'title'>) {
  const navigate = useNavigate();
  return (
    <IconButton
      icon="copy"
      label={`Duplicate ${title}`}
      onClick={() => navigate(copyPath(id), { state: { isFromList: true } })}
    />
  );
}

export default function ArticlePanel() {
  const panel = usePanelDialogs('articles');
  const editors = usePresence();
  const staff = useStaffNames();
  const describe = useMemo(() => describeWith(editors, staff), [editors, staff]);
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const opened = parseEditorAddress(rest, search);

  function open(id?: string) {
    // A second click comes before the editor is on the screen: it would need closing twice.
    if (!isAtEditor()) navigate(editorPath(id), { state: { isFromList: true } });
  }

  const dialogs = {
    ...panel,
    dialogs: (
      <>
        {opened && <ArticleEditor key={rest} opened={opened} />}
        {panel.dialogs}
      </>
    ),
    create: () => open(),
    edit: ({ id }: AnyDocument) => open(id),
  };
  return (
    <ListPanel
      resourceKey="articles"
      dialogs={dialogs}
      describe={describe}
      above={(searched, status) =>
        ['draft', 'mine'].includes(status) && (
          <NewDrafts
            search={searched}
            isOwn={status === 'mine'}
            onOpen={open}
            onRemove={panel.removal.expectRemoval}
          />
        )
      }
      tools={
        <LinkButton asChild variant="ghost" size="sm">
          <Link to={REPLACE_PATH} aria-label="Find and Replace">
            <Icon name="compare" />
            <span>Find and Replace</span>
          </Link>
        </LinkButton>
      }
    />
  );
}
