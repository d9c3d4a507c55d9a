import type { Fields, ResourceDefinition } from '../definition/defineResource';
import { resources } from './table';

const names = new Set(Object.values(resources).map(({ name }) => name as string));

describe.each(Object.entries(resources) as [string, ResourceDefinition][])(
  '%s',
  (key, resource) => {
    test('has its key as its name', () => {
      const kebab = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(resource.name).toBe(kebab);
    });

    test('references an existing resource, and names existing fields', () => {
      const fields = resource.fields as Fields;
      for (const field of Object.values(fields)) {
        if (field.kind === 'reference') expect(names).toContain(field.to);
      }
      expect(Object.keys(fields)).toContain(resource.titleField);
      const stored = ['_id', ...Object.keys(fields), 'createdAt', 'updatedAt'];
      for (const { keys } of resource.indexes ?? []) {
        const indexed = Object.keys(keys).map((key) => key.split('.')[0]);
        expect(stored).toEqual(expect.arrayContaining(indexed));
      }
    });

    test('makes nothing public that is hidden or write-only', () => {
      for (const name of resource.publicFields) {
        expect(['hidden', 'writeOnly']).not.toContain(resource.fields[name]?.mode);
      }
      if (resource.access.read !== 'public') expect(resource.publicFields).toEqual([]);
    });
  },
);
