import type { ContentKey, TextState } from '@pressline/shared-api';
import { textStates } from '@pressline/shared-api/contract/articles/editedArticle';
import { Types } from 'mongoose';
import { byIds } from '../../store/database/byIds';
import type { StoredDocument } from '../../store/database/createModel';
import { joining } from '../../store/database/joining';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Versions } from './createVersions';
import type { ChangedText, New, Values } from './Version';

/** Versions whose documents are read at once. */
const AT_ONCE = 50;

/** What a document says, in one of the states that a text can be in. */
export interface Text {
  resource: ContentKey;
  docId: string;
  kind: TextState;
  number: number;
  /** As stored of a document, as bodies have them of its changes. */
  values: Values;
  /** What changes are based on, and who saved them when. */
  change?: Pick<ChangedText, 'base' | 'at' | 'by'>;
  /** Undefined for the draft of a document that was not created yet. */
  document?: StoredDocument | undefined;
}

interface Wanted {
  /** All unless given. */
  kinds?: readonly TextState[];
  /** What is read of documents. */
  fields: readonly string[];
}

/** The texts of all documents, wherever they are. */
export type Texts = ReturnType<typeof createTexts>;
export type ReadTexts = Texts['read'];

export function createTexts(types: ResourceTypes, { collection, put, remove }: Versions) {
  /** Lists show since when a document has a draft. It gets no new version by that. */
  const note = ({ resource, docId }: Pick<ChangedText, 'resource' | 'docId'>, at: Date | null) =>
    types[resource].model.updateOne({ _id: docId }, { $set: { changesSavedAt: at } }).exec();

  async function* readSaved(resource: ContentKey, fields: readonly string[]) {
    const names = ['version', ...fields];
    const projection = Object.fromEntries(names.map((name) => [name, 1]));
    const documents = joining(types[resource].model.collection);
    for await (const document of documents.find<StoredDocument>({}, { projection })) {
      const { _id, version: number } = document;
      const about = { resource, docId: String(_id), kind: 'saved' as const };
      yield { ...about, number, values: document, document };
    }
  }

  async function* withDocuments(
    resource: ContentKey,
    changes: readonly ChangedText[],
    fields: readonly string[],
  ): AsyncGenerator<Text> {
    const ids = changes.map(({ docId }) => docId);
    const documents = await byIds(types[resource].model, ids, fields);
    for (const { docId, kind, number, values, baseNumber, ...change } of changes) {
      const document = documents.get(String(docId));
      // Others are of documents in the trash.
      if (!document && baseNumber > 0) continue;
      yield { resource, docId: String(docId), kind, number, values, change, document };
    }
  }

  /** Reads texts of a resource: documents first, then what readers do not see yet, one by one. */
  async function* read(
    resource: ContentKey,
    { kinds = textStates, fields }: Wanted,
  ): AsyncGenerator<Text> {
    if (kinds.includes('saved')) yield* readSaved(resource, fields);
    const changed = kinds.filter((kind) => kind !== 'saved');
    if (changed.length === 0) return;
    let batch: ChangedText[] = [];
    const found = collection.find({ resource, kind: { $in: changed } });
    for await (const version of found) {
      batch.push(version as ChangedText);
      if (batch.length < AT_ONCE) continue;
      yield* withDocuments(resource, batch, fields);
      batch = [];
    }
    yield* withDocuments(resource, batch, fields);
  }

  return {
    read,
    /** Stores what readers do not see yet. */
    async save(text: New<ChangedText>): Promise<ChangedText> {
      const saved = await put<ChangedText>(text);
      if (text.kind === 'draft') await note(text, saved.at);
      return saved;
    },
    /** Ends the draft of a document, or of one that was not created yet. */
    async endDraft(resource: ContentKey, id: string): Promise<void> {
      await remove(id, 'draft');
      await note({ resource, docId: new Types.ObjectId(id) }, null);
    },
  };
}
