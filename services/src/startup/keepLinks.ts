import type { Model } from 'mongoose';
import { readLinks, targetsOf } from '../articles/links/readLinks';
import type { Models, StoredDocument } from '../database/createModel';

const text = (value: unknown) => String(value ?? '');

const SOURCES: Partial<Record<keyof Models, (stored: StoredDocument) => string[]>> = {
  articles: ({ html }) => readLinks(text(html)),
  faqs: ({ answerHtml }) => readLinks(text(answerHtml), '/help'),
  announcements: ({ contentHtml }) => readLinks(text(contentHtml), '/help'),
  quickLinks: ({ url }) => targetsOf([text(url)], '/help'),
  downloads: ({ fileUrl }) => targetsOf([text(fileUrl)], '/help'),
};

const SOURCE_FIELDS = 'html answerHtml contentHtml url fileUrl';

/** Adds where its links lead to each document of former releases. */
export async function keepLinks(models: Models): Promise<void> {
  for (const [key, read] of Object.entries(SOURCES)) {
    const model = models[key as keyof Models] as unknown as Model<StoredDocument>;
    const unread = model.find({ linksTo: null }).select(`version ${SOURCE_FIELDS}`);
    for (const stored of await unread.lean<StoredDocument[]>()) {
      const { _id, version } = stored;
      // Skipped if somebody saves it in the meantime: the save adds them.
      await model.updateOne({ _id, version }, { $set: { linksTo: read(stored) } });
    }
  }
}
