import { ObjectId } from 'bson';
import { type Doc, field, isDoc } from '../bson/values';
import { MongoError, notImplemented } from '../errors';
import { findDocs } from '../query/find';
import type { Stage, StageCompiler, StageContext } from './stage';
import { stageDoc, stageError } from './stage';

function targetOf(name: string, value: unknown, context: StageContext): [string, string] {
  if (typeof value === 'string') return [context.db, value];
  const { db, coll } = stageDoc(name, value, ['coll'], ['db']);
  return [String(db ?? context.db), String(coll)];
}

const withId = (doc: Doc): Doc => ('_id' in doc ? doc : { _id: new ObjectId(), ...doc });

const $out: StageCompiler =
  (argument): Stage =>
  (docs, context) => {
    const [db, name] = targetOf('$out', argument, context);
    const collection = context.catalog.getOrCreate(db, name);
    for (const stored of [...collection.docs.values()]) collection.remove(stored);
    for (const doc of docs) collection.insert(withId(doc));
    return [];
  };

const $merge: StageCompiler = (argument) => {
  const spec = typeof argument === 'string' ? { into: argument } : argument;
  const parsed = stageDoc('$merge', spec, ['into'], ['on', 'whenMatched', 'whenNotMatched']);
  const { on = '_id', whenMatched = 'merge', whenNotMatched = 'insert' } = parsed;
  const paths = (Array.isArray(on) ? on : [on]).map(String);
  if (Array.isArray(whenMatched)) throw notImplemented('$merge with a pipeline for whenMatched');
  if (!['replace', 'keepExisting', 'merge', 'fail'].includes(String(whenMatched))) {
    throw stageError('$merge', `invalid whenMatched '${String(whenMatched)}'`);
  }
  if (!['insert', 'discard', 'fail'].includes(String(whenNotMatched))) {
    throw stageError('$merge', `invalid whenNotMatched '${String(whenNotMatched)}'`);
  }
  return (docs, context) => {
    const [db, name] = targetOf('$merge', parsed.into, context);
    const collection = context.catalog.getOrCreate(db, name);
    const isUnique = collection.indexes.some(
      ({ spec: { key, unique, name: index } }) =>
        (unique || index === '_id_') &&
        paths.length === Object.keys(key).length &&
        paths.every((path) => path in key),
    );
    if (!isUnique) {
      throw new MongoError(
        'Location51183',
        'Cannot find index to verify that join fields will be unique',
      );
    }
    for (const input of docs) {
      const doc = withId(input);
      const filter = Object.fromEntries(paths.map((path) => [path, { $eq: field(doc, path) }]));
      const [existing] = findDocs(collection, filter, { limit: 1 });
      if (!existing && whenNotMatched === 'fail') {
        throw new MongoError('Location13113', '$merge could not find a matching document');
      }
      if (!existing && whenNotMatched === 'insert') collection.insert(doc);
      if (!existing || whenMatched === 'keepExisting') continue;
      if (whenMatched === 'fail') collection.insert(doc);
      const _id = existing.doc._id;
      collection.update(
        existing,
        whenMatched === 'merge' ? { ...existing.doc, ...doc, _id } : { ...doc, _id },
      );
    }
    return [];
  };
};

export const outputStages: Record<string, StageCompiler> = { $out, $merge };

/** Whether a pipeline writes, by its last stage. */
export const writes = (pipeline: unknown): boolean => {
  const last = Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return isDoc(last) && Object.keys(last).some((name) => Object.hasOwn(outputStages, name));
};
