import { GlobalStyle, theme } from '@pressline/shared-ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { opening } from '../src/content/home/opening';
import { PressScene } from '../src/heroVideo/PressScene';
import { createPressRun } from './pressRun';

const Stage = styled.div`
  container-type: inline-size;
  background: ${theme.color.surface};
`;

flushSync(() =>
  createRoot(document.body).render(
    <Stage>
      <GlobalStyle />
      <PressScene {...opening.scene} />
    </Stage>,
  ),
);

// For the camera, in heroVideo.ts.
Object.assign(window, { showTime: createPressRun(document.body) });
