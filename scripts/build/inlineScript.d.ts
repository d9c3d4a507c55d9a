// The bundler answers the text of the compiled script.
declare module '*.script?inline' {
  const text: string;
  export default text;
}
