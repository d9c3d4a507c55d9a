import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { useMemo } from 'react';
import { ALL, useDocuments } from './useDocuments';

/** The title of a referenced document, once it is known. */
export type NameOf = (id: string) => string | undefined;

const isReference = (field: ResourceDefinition['fields'][string]) => field.kind === 'reference';

/** The names of the documents that a resource refers to (at present always categories). */
export function useReferenceNames(resource: ResourceDefinition): NameOf {
  const reference = Object.values(resource.fields).find(isReference);
  const target = (reference?.kind === 'reference' ? reference.to : 'categories') as ResourceKey;
  const { documents } = useDocuments(target, ALL, reference !== undefined);
  return useMemo(() => {
    const { titleField } = resources[target];
    const names = new Map(documents?.map((one) => [one.id, String(one[titleField])]));
    return (id) => names.get(id);
  }, [documents, target]);
}
