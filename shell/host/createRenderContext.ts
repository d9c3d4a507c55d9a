import { configureCompany } from '@pressline/shared-api/company';
import type { HostConfig } from './config';
import { readShellAssets } from './files/shellAssets';
import type { RenderContext } from './pages/render/renderPage';

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
