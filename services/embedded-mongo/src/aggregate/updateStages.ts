import type { Doc } from '../bson/values';
import { MongoError } from '../errors';
import type { Variables } from './expression';
import { docChanges } from './shapeStages';
import { stageEntry } from './stage';

/** Compiles the pipeline form of an update. @throws for a stage that updates may not use. */
export function compileUpdateStages(pipeline: unknown[], variables?: Variables) {
  const changes = pipeline.map((stage) => {
    const [name, argument] = stageEntry(stage);
    const compile = Object.hasOwn(docChanges, name) ? docChanges[name] : undefined;
    if (!compile) {
      throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
    }
    return compile(argument);
  });
  return (doc: Doc): Doc => changes.reduce((value, change) => change(value, variables), doc);
}
