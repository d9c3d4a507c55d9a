import { showToast } from '@pressline/shared-ui/toast';

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    showToast({ title: 'Link copied', description: 'It opens this page with your numbers.' });
  } catch {
    showToast({
      title: 'Couldn’t copy the link',
      description: 'Copy it from the address bar instead.',
      variant: 'destructive',
    });
  }
}
