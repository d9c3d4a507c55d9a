import { showToast } from '@pressline/shared-ui/toast';

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    showToast({ title: 'Link copied', description: 'It opens this page with your figures.' });
  } catch {
    showToast({
      title: 'The link could not be copied',
      description: 'The address of this page holds your figures: copy it from the address bar.',
      variant: 'destructive',
    });
  }
}
