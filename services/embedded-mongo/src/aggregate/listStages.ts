import { splitPath } from '../bson/paths';
import { type Doc, isDoc, isNumeric } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileQuery } from '../query/match';
import { compileSort } from '../query/sort';
import { setPath } from './setPath';
import { pathOf, type Stage, type StageCompiler, stageDoc, stageEntry, stageError } from './stage';

function whole(name: string, value: unknown, least: number): number {
  const number = isNumeric(value) ? Number(value) : Number.NaN;
  if (!Number.isInteger(number) || number < least) {
    throw badValue(`the ${name} must be a whole number of at least ${least}`);
  }
  return number;
}

const $match: StageCompiler = (argument) => {
  if (!isDoc(argument)) throw stageError('$match', 'the filter must be an object');
  const plain = compileQuery(argument);
  return (docs, { variables }) =>
    docs.filter(variables ? compileQuery(argument, { variables }) : plain);
};

const $sort: StageCompiler = (argument) => {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw stageError('$sort', 'the specification must have at least one sort key');
  }
  const order = compileSort(argument);
  return (docs) => [...docs].sort(order);
};

const $count: StageCompiler = (argument) => {
  if (typeof argument !== 'string' || !/^[^$.\0]+$/.test(argument)) {
    throw stageError('$count', 'the count field must be a non-empty string without $ and .');
  }
  return (docs) => (docs.length === 0 ? [] : [{ [argument]: docs.length }]);
};

const $unwind: StageCompiler = (argument) => {
  const options = isDoc(argument)
    ? stageDoc('$unwind', argument, ['path'], ['includeArrayIndex', 'preserveNullAndEmptyArrays'])
    : { path: argument };
  const parts = splitPath(pathOf('$unwind', options.path));
  const preserve = options.preserveNullAndEmptyArrays === true;
  const indexField = options.includeArrayIndex;
  const withIndex = (doc: Doc, index: number | null): Doc =>
    typeof indexField === 'string' ? setPath(doc, splitPath(indexField), index) : doc;
  return (docs) =>
    docs.flatMap((doc): Doc[] => {
      const value = parts.reduce<unknown>(
        (inner, part) => (isDoc(inner) && Object.hasOwn(inner, part) ? inner[part] : undefined),
        doc,
      );
      if (Array.isArray(value) && value.length > 0) {
        return value.map((item, index) => withIndex(setPath(doc, parts, item), index));
      }
      if (Array.isArray(value)) {
        return preserve ? [withIndex(setPath(doc, parts, undefined), null)] : [];
      }
      if (value === null || value === undefined) return preserve ? [withIndex(doc, null)] : [];
      return [withIndex(doc, null)];
    });
};

const $facet: StageCompiler = (argument, compile) => {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw stageError('$facet', 'the specification must be a non-empty object');
  }
  const facets = Object.entries(argument).map(([name, pipeline]): [string, Stage] => {
    for (const stage of Array.isArray(pipeline) ? pipeline : []) {
      const [inner] = stageEntry(stage);
      if (['$facet', '$out', '$merge'].includes(inner)) {
        throw new MongoError('Location40600', `${inner} is not allowed to be used within a $facet`);
      }
    }
    return [name, compile(pipeline)];
  });
  return (docs, context) => [
    Object.fromEntries(facets.map(([name, run]) => [name, run(docs, context)])),
  ];
};

const $sample: StageCompiler = (argument) => {
  const { size } = stageDoc('$sample', argument, ['size']);
  const count = whole('size of $sample', size, 1);
  return (docs) => {
    const pool = [...docs];
    for (let i = 0; i < Math.min(count, pool.length); i++) {
      const j = i + Math.floor(Math.random() * (pool.length - i));
      [pool[i], pool[j]] = [pool[j] as Doc, pool[i] as Doc];
    }
    return pool.slice(0, count);
  };
};

export const listStages: Record<string, StageCompiler> = {
  $match,
  $sort,
  $count,
  $unwind,
  $facet,
  $sample,
  $limit: (argument) => {
    const count = whole('$limit', argument, 1);
    return (docs) => docs.slice(0, count);
  },
  $skip: (argument) => {
    const count = whole('$skip', argument, 0);
    return (docs) => docs.slice(count);
  },
};
