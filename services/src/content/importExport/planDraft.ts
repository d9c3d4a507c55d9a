import { writtenFields } from '@pressline/shared-api';
import { newValues } from '@pressline/shared-api/contract/articles/workingCopies';
import { Types } from 'mongoose';
import { copiedValues, isUnchanged } from '../editing/copiedValues';
import type { ResourceTypes } from '../resource/resourceTypes';
import { numberAfter } from '../versions/Version';
import { unpublishedBody } from './bodies';
import { checkRecord } from './checkRecord';
import type { References } from './createReferences';
import type { ImportPlan } from './ImportPlan';
import type { FileRecord } from './parseFiles';
import type { Content } from './readContent';
import { recordName } from './toRecord';

interface DraftNeeds {
  types: ResourceTypes;
  content: Content;
  references: References;
  /** Whether an article with this id was deleted. */
  wasDeleted(id: string): boolean;
}

const IS_HERE = 'This draft, or its article, is here already and stays as it is.';

/** The drafts of articles that were not created come back as drafts. */
export const isDraft = ({ layout, values }: FileRecord): boolean =>
  layout.type.key === 'articles' && values.draft !== undefined;

/** Adds the draft of an article that was not created to a plan, unless it or its article is here. */
export function planDraft(
  plan: ImportPlan,
  record: FileRecord,
  { types, content, references, wasDeleted }: DraftNeeds,
): void {
  const { file, place, layout } = record;
  const { resource } = layout.type;
  const withPosition = (messages: readonly string[]) =>
    messages.map((message) => ({ file, message: place + message }));
  const { checked, problems } = checkRecord(record);
  const names = writtenFields(resource).map((field) => recordName(resource, field));
  const fields = Object.fromEntries(names.map((name) => [name, checked[name]]));
  const said = unpublishedBody(references, resource, fields, problems, newValues);
  const { id = new Types.ObjectId().toHexString(), draft } = checked;
  if (problems.length > 0 || !draft) return void plan.errors.push(...withPosition(problems));
  const base = copiedValues(new types.articles.model({}).toObject());
  const values = { ...base, ...said };
  const present = content.newDrafts.find(({ docId }) => docId === id);
  const isCreated = content.sections.some(({ documents }) =>
    documents.some(({ _id }) => String(_id) === id),
  );
  if (present || isCreated) {
    plan.unchanged += 1;
    const isSame = present && isUnchanged(present.values, values);
    return void (isSame || plan.warnings.push(...withPosition([IS_HERE])));
  }
  plan.creations.push({
    ...{ file, key: 'articles', title: String(values.title || 'Untitled'), body: {}, past: {} },
    id: wasDeleted(id) ? new Types.ObjectId().toHexString() : id,
    draft: {
      ...{ resource: 'articles', kind: 'draft', number: numberAfter(), baseNumber: 0 },
      ...{ base, values, at: new Date(draft.savedAt), by: draft.savedBy },
    },
  });
}
