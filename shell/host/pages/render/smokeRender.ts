import type { LoadedRemote } from '@pressline/releases/files/LoadedRemote';
import { createElement, Fragment } from 'react';
import { pageRequest } from '../pageRequest';
import { isPage, type RenderContext, renderPage } from './renderPage';

// Before and behind what a remote renders, so that the shell's frame does not count as its page.
const MARK = '<template data-smoke=""></template>';
const mark = createElement('template', { 'data-smoke': '' });

/** Renders the page of a release at a path: the remote's own part of its HTML; null when it has no page there. */
export async function smokeRender(
  context: RenderContext,
  release: LoadedRemote,
  path: string,
): Promise<string | null> {
  const request = pageRequest(new URL(path, context.publicUrl), [marked(release)], false);
  const page = await renderPage(request, context);
  return isPage(page) ? (page.complete().split(MARK)[1] ?? '') : null;
}

function marked({ server, ...release }: LoadedRemote): LoadedRemote {
  return {
    ...release,
    server: server && {
      load: server.load,
      // biome-ignore lint/correctness/noComponentHookFactories: rendered once, to a string
      App: (props) => createElement(Fragment, null, mark, createElement(server.App, props), mark),
    },
  };
}
