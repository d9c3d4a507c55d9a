/** Saves a file among the visitor’s downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser may begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
