/** The word among these that a text from outside is; null where it is none of them. */
export const wordIn = <Word extends string | number>(words: readonly Word[], value: unknown): Word | null =>
  words.find((word) => word === value) ?? null
