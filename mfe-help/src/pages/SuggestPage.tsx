import { type ArticlePage, MAX_FEEDBACK_COMMENT } from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { suggestionFields } from '@pressline/shared-api/forms/suggestionFields';
import { useQuery } from '@pressline/shared-api/query';
import {
  Button,
  Container,
  Field,
  Honeypot,
  SectionHeading,
  TextArea,
  theme,
} from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link, Navigate, useLocation, useParams } from '@pressline/shared-ui/router';
import { styled } from 'styled-components';
import { ArticleFailure } from '../article/ArticleFailure';
import { ArticleSkeleton } from '../article/ArticleSkeleton';
import { Breadcrumbs } from '../article/Breadcrumbs';
import { articleQuery, isNotFound } from '../queries';
import { articlePath, suggestPath } from '../routes';
import { NotFoundPage } from './lazyNotFoundPage';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.lg};
  justify-items: start;

  > div { width: 100%; }
`;

/** The form itself: the browser posts it, with scripts or without. */
function SuggestForm({ article, passage }: { article: ArticlePage; passage: string }) {
  return (
    <Form method="post" action={`/api/help/articles/${article.id}/suggestions`} data-page-script="">
      {suggestionFields.map(([name, label, hint]) => (
        <Field key={name} label={label} hint={hint} required={name === 'passage'}>
          <TextArea
            name={name}
            rows={3}
            required={name === 'passage'}
            maxLength={MAX_FEEDBACK_COMMENT}
            defaultValue={name === 'comment' ? undefined : passage}
          />
        </Field>
      ))}
      <Honeypot />
      <Button type="submit">Send suggestion</Button>
    </Form>
  );
}

const { space } = theme;

const Page = styled(Container)`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  padding-block: ${space.lg} ${space.section};
  overflow-wrap: anywhere;
  > section { display: grid; gap: ${space.lg}; width: 100%; max-width: 46rem; }
`;

/** The form for another wording of a passage of an article; complete without script. */
export default function SuggestPage() {
  const { slug = '' } = useParams();
  const params = new URLSearchParams(useLocation().search);
  const { data: article, isPending, error, refetch } = useQuery(articleQuery(slug));

  if (isPending) return <ArticleSkeleton />;
  if (article === null || isNotFound(error)) return <NotFoundPage />;
  if (!article) return <ArticleFailure onRetry={() => void refetch()} />;
  if (article.slug !== slug) return <Navigate to={suggestPath(article.slug)} replace />;

  const isSent = params.get('sent') === 'suggestion';
  // HTML cannot contain all control characters: server and browser would differ.
  const asked = (params.get('passage') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const trail = [
    ...article.breadcrumbs,
    { label: 'Suggest a change', path: suggestPath(article.slug) },
  ];

  return (
    <Page>
      <PageHead
        title={`Suggest a change: ${article.title} · ${company.productName} Help Center`}
        description={`Suggest a change to a sentence in "${article.title}", or tell us what’s wrong with it.`}
        noIndex
      />
      <Breadcrumbs trail={trail} />
      <SectionHeading
        level={1}
        title="Suggest a change"
        lead={`To the article "${article.title}". An editor reviews it before anything changes.`}
      />
      <section id="suggestion" aria-label="Your suggestion">
        {isSent ? (
          <p role="status">Thanks. We read every suggestion.</p>
        ) : (
          <SuggestForm
            key={asked}
            article={article}
            passage={asked.slice(0, MAX_FEEDBACK_COMMENT)}
          />
        )}
      </section>
      <p>
        <Link to={articlePath(article.slug)}>Back to the article</Link>
      </p>
    </Page>
  );
}
