/** The text, if it has all the `names` that a component requires. @throws Error that says which one is missing */
export function required<Text extends object, Name extends keyof Text & string>(
  text: Text,
  ...names: readonly Name[]
): Text & Required<Pick<Text, Name>> {
  const missing = names.find((name) => text[name] === undefined);
  if (!missing) return text as Text & Required<Pick<Text, Name>>;
  const what = 'kind' in text ? `block of the kind ${text.kind}` : 'text';
  throw new Error(`A ${what} has no ${missing}`);
}

/** A name that a text chose, if it is one of the table's. */
export function knownName<Table extends object>(
  table: Table,
  name: string | undefined,
  what: string,
): keyof Table {
  if (name && Object.hasOwn(table, name)) return name as keyof Table;
  throw new Error(name ? `There is no ${what} of the name ${name}` : `The ${what} has no name`);
}
