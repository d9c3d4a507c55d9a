// What `defineStandalone` puts in: the remote that is shown, and the element that contains it.
declare module 'remote/App' {
  const App: import('react').ComponentType;
  export default App;
}
declare const ROOT_TAG: string;
