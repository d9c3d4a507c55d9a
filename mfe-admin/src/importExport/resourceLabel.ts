import { type ResourceKey, resources } from '@pressline/shared-api';
import { lowerFirst } from '../documents/resourceTexts';

/** What a record is, in a sentence: `article`. */
export const resourceLabel = (key: ResourceKey): string => lowerFirst(resources[key].label);
