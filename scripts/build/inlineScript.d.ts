// The bundler returns the text of the compiled script.
declare module '*.script?inline' {
  const text: string;
  export default text;
}
