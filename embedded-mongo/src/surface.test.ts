import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import surface from '../surface.json';
import { accumulators, expressionOperators } from './aggregate/group';
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

test('a test uses each operator', () => {
  const texts = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(__dirname, name), 'utf8'));
  const operators = Object.values(surface).filter(Array.isArray).flat().filter(isOperator);
  expect(operators.length).toBeGreaterThan(20);
  expect(operators.filter((name) => !texts.some((text) => usesOperator(text, name)))).toEqual([]);
});

const isOperator = (name: string) => name.startsWith('$');
const usesOperator = (text: string, name: string) => new RegExp(`\\${name}\\b`).test(text);
