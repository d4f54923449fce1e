/** A name that is not taken: the wish itself, or with the first number that is free. */
export function freeName(wish: string, taken: readonly string[]): string {
  let name = wish
  for (let number = 2; taken.includes(name); number++) name = `${wish} ${number}`
  return name
}

/** The key in groups of four, as people type it. */
export const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
