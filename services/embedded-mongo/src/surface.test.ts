import surface from '../surface.json';
import { expressionOperators } from './aggregate/expression';
import { accumulators } from './aggregate/group';
import { stages } from './aggregate/pipeline';
import { commonFields } from './commands/command';
import { commands } from './commands/dispatch';
import { deleteFields, updateFields } from './commands/writeCommands';
import { fieldOperators } from './query/fieldOperators';
import { filterOperators } from './query/match';
import { indexFields } from './store/indexSpec';
import { updateOperators } from './update/operators';

const fieldsOf = Object.entries(commands).map(([name, { fields }]) => [name, fields]);

test('surface.json lists what the server accepts, and nothing else', () => {
  expect(surface).toEqual({
    commands: { 'every command': commonFields, ...Object.fromEntries(fieldsOf) },
    statements: { update: updateFields, delete: deleteFields },
    filters: Object.keys(filterOperators),
    'filters of one field': Object.keys(fieldOperators),
    updates: Object.keys(updateOperators),
    stages: Object.keys(stages),
    accumulators: Object.keys(accumulators),
    expressions: Object.keys(expressionOperators),
    indexes: indexFields,
  });
});
