import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Makes what depends on the width of the window depend on that of the guest's place. */
export const byOwnWidth: Plugin = function byOwnWidth(element) {
  if (element.type === '@media' && /^@media \((?:min|max)-width:[^)]*\)$/.test(element.value)) {
    element.value = element.value.replace('@media', '@container');
  }
};
