import { configureCompany } from '@pressline/shared-api/company';
import type { HostConfig } from './config';
import type { SmokeRender } from './releases/checkRelease';
import { type RenderContext, renderPage } from './renderPage';
import { readShellAssets } from './shellAssets';

/** What pages are rendered with, for the host and for the command line. */
export async function createRenderContext(
  config: HostConfig,
  shellDir: string,
): Promise<RenderContext> {
  configureCompany(config.company);
  return {
    servicesUrl: config.servicesUrl,
    publicUrl: config.publicUrl,
    company: config.company,
    assets: await readShellAssets(shellDir),
  };
}

/** Renders pages of releases that are not in force yet. */
export const createSmokeRender =
  (context: RenderContext): SmokeRender =>
  async (release, example) => {
    const page = await renderPage(new URL(example, context.publicUrl), [release], context);
    return 'html' in page ? page.html : '';
  };
