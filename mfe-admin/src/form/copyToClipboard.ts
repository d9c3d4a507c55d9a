import { showToast } from '@pressline/shared-ui/toast';

/** Copies a text, and says whether that worked; `name` begins the sentence, such as "Preview link". */
export async function copyToClipboard(text: string, name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: `${name} copied` });
  } catch {
    showToast({
      title: `Couldn’t copy ${name}`,
      description: 'Please select it and copy it manually.',
      variant: 'destructive',
    });
  }
}
