// The bundler returns the address of the published file.
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
declare module '*.svg' {
  const address: string;
  export default address;
}
// The bundler answers what stands in the file; of `?heads` without blocks, of `?blocks` those alone.
declare module '*.md' {
  const content: import('./content/MarkdownContent').MarkdownContent;
  export default content;
}
declare module '*.md?heads' {
  const content: import('./content/MarkdownContent').MarkdownHeads;
  export default content;
}
declare module '*.md?blocks' {
  const content: import('./content/MarkdownContent').MarkdownBlocks;
  export default content;
}
