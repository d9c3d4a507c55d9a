import { type Doc, isDoc, isNumeric } from '../bson/values';
import { MongoError, notImplemented } from '../errors';

/** Whether a projection keeps the field. @throws for operators, expressions and paths. */
function isKept(name: string, value: unknown): boolean {
  const [operator = ''] = isDoc(value) ? Object.keys(value) : [];
  if (operator.startsWith('$')) {
    throw new MongoError('InvalidPipelineOperator', `Unrecognized expression '${operator}'`);
  }
  if (/[.$]/.test(name)) throw notImplemented(`The path '${name}' in a projection`);
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return Number(value) !== 0;
  throw notImplemented(`The value of '${name}' in a projection`);
}

/**
 * Compiles a projection of find: the fields to keep, or those to leave out.
 * @throws Location31253/31254 for a mix of both.
 */
export function compileProjection(spec: Doc): (doc: Doc) => Doc {
  const kept = new Map(Object.entries(spec).map(([name, value]) => [name, isKept(name, value)]));
  const [first, ...others] = [...kept].filter(([name]) => name !== '_id');
  const isInclusion = first?.[1] ?? kept.get('_id') ?? false;
  const other = others.find(([, keeps]) => keeps !== isInclusion);
  if (other) {
    const [given, wanted] = isInclusion ? ['exclusion', 'inclusion'] : ['inclusion', 'exclusion'];
    throw new MongoError(
      isInclusion ? 'Location31254' : 'Location31253',
      `Cannot do ${given} on field ${other[0]} in ${wanted} projection`,
    );
  }
  const keeps = (name: string) => kept.get(name) ?? (name === '_id' || !isInclusion);
  return (doc) => Object.fromEntries(Object.entries(doc).filter(([name]) => keeps(name)));
}
