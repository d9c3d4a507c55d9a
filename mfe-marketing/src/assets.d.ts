// The bundler answers the address of the published file.
declare module '*.webm' {
  const address: string;
  export default address;
}
declare module '*.mp4' {
  const address: string;
  export default address;
}
