/** A file's type as given, or else the ending of its address. */
export function fileType({ fileType: given, fileUrl }: { fileType: string; fileUrl: string }) {
  return (given || (/\.(\w{1,5})(?:[?#]|$)/.exec(fileUrl)?.[1] ?? 'File')).toUpperCase();
}
