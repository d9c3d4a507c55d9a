import {
  type ArticleSummary,
  type PublicAnnouncement,
  type PublicDownload,
  type PublicFaq,
  type PublicTerm,
  type PublicVideo,
  termAnchor,
} from '@pressline/shared-api';
import { markdownLink } from '@pressline/shared-api/text';
import { articleUrl } from './articleMarkdown';

/** How each kind of public document is written in a page of Markdown. */
export const createEntries = (publicUrl: string) => ({
  article: (article: Pick<ArticleSummary, 'slug' | 'title' | 'summary'>) =>
    `- ${markdownLink(article.title, `${articleUrl(publicUrl, article)}.md`)}: ${article.summary}`,
  faq: ({ question, answer }: Pick<PublicFaq, 'question' | 'answer'>) =>
    `### ${question}\n\n${answer.trim()}`,
  video: ({ title, videoUrl, duration, description }: PublicVideo) =>
    `- ${markdownLink(title, videoUrl)} (${duration} min): ${description}`,
  download: ({ title, fileUrl, fileType, description }: PublicDownload) =>
    `- ${markdownLink(title, new URL(fileUrl, publicUrl).href)} (${fileType}): ${description}`,
  announcement: ({ title, content, activeFrom }: PublicAnnouncement) =>
    `### ${title}\n\n${activeFrom?.slice(0, 10)}\n\n${content.trim()}`,
  term({ term, otherNames, definition, seeAlso }: PublicTerm) {
    const see = seeAlso.map((other) =>
      markdownLink(other, `${publicUrl}/help/glossary#${termAnchor(other)}`),
    );
    return [
      `### ${term}`,
      definition,
      otherNames.length > 0 ? `Also: ${otherNames.join(', ')}` : '',
      see.length > 0 ? `See also: ${see.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  },
});
