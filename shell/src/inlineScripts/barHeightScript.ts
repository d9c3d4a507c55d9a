import script from './barHeight.script?inline';

/** Stands at the document's end and tells CSS how much of the page the consent bar covers. */
export const barHeightScript: string = script;
