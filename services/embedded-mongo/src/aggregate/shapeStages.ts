import { type Doc, isDoc, setField, typeInfo } from '../bson/values';
import { MongoError } from '../errors';
import { compileProjection } from '../query/project';
import { compileExpression, type Evaluate, type Variables } from './expression';
import { type StageCompiler, stageDoc, stageError } from './stage';

type FieldTree = Map<string, FieldTree | Evaluate>;

/** Stages that turn one document into one document; pipeline updates may use them too. */
type DocChange = (doc: Doc, variables?: Variables) => Doc;

function addFields(argument: unknown): DocChange {
  if (!isDoc(argument)) throw stageError('$addFields', 'the specification must be an object');
  const tree: FieldTree = new Map();
  const add = (path: string, value: unknown) => {
    if (isDoc(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]?.startsWith('$')) {
      for (const [name, inner] of Object.entries(value)) add(`${path}.${name}`, inner);
      return;
    }
    let node = tree;
    const parts = path.split('.');
    const last = parts.pop() as string;
    for (const part of parts) {
      const next = node.get(part) ?? new Map();
      if (typeof next === 'function') throw stageError('$addFields', `path collision at ${path}`);
      node.set(part, next);
      node = next;
    }
    if (last === '' || node.has(last)) throw stageError('$addFields', `invalid path ${path}`);
    node.set(last, compileExpression(value));
  };
  for (const [path, value] of Object.entries(argument)) add(path, value);
  return (doc, variables) => setTree(doc, tree, doc, variables) as Doc;
}

function setTree(value: unknown, tree: FieldTree, root: Doc, variables?: Variables): unknown {
  if (Array.isArray(value)) return value.map((item) => setTree(item, tree, root, variables));
  const out: Doc = isDoc(value) ? { ...value } : {};
  for (const [name, rule] of tree) {
    const result =
      typeof rule === 'function'
        ? rule(root, variables)
        : setTree(out[name], rule, root, variables);
    if (result === undefined) delete out[name];
    else setField(out, name, result);
  }
  return out;
}

function unset(argument: unknown): DocChange {
  const paths = Array.isArray(argument) ? argument : [argument];
  if (paths.length === 0 || !paths.every((path) => typeof path === 'string')) {
    throw stageError('$unset', 'the specification must be a string or an array of strings');
  }
  return compileProjection(Object.fromEntries(paths.map((path) => [path, 0])));
}

function replaceWith(argument: unknown): DocChange {
  const evaluate = compileExpression(argument);
  return (doc, variables) => {
    const result = evaluate(doc, variables);
    if (isDoc(result)) return result;
    throw new MongoError(
      'Location40228',
      `'newRoot' expression must evaluate to an object, but was ${typeInfo(result).name}`,
    );
  };
}

function project(argument: unknown): DocChange {
  if (!isDoc(argument) || Object.keys(argument).length === 0) {
    throw stageError('$project', 'the specification must be an object with at least one field');
  }
  return compileProjection(argument);
}

export const docChanges: Record<string, (argument: unknown) => DocChange> = {
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $project: project,
  $replaceWith: replaceWith,
  $replaceRoot: (argument) => replaceWith(stageDoc('$replaceRoot', argument, ['newRoot']).newRoot),
};

export const shapeStages: Record<string, StageCompiler> = Object.fromEntries(
  Object.entries(docChanges).map(([name, compile]): [string, StageCompiler] => [
    name,
    (argument) => {
      const change = compile(argument);
      return (docs, { variables }) => docs.map((doc) => change(doc, variables));
    },
  ]),
);
