import { makeSlug } from '../../resource/makeSlug';

/** Makes unique file names from titles: the second `plates` is `plates-2`. */
export function createFileNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const base = makeSlug(title);
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return name;
  };
}
