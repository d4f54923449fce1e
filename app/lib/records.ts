/** Objects whose keys are known: the language's own functions forget which they are. */

/** Whether a value from outside is an object, and no list, whose parts can be asked for. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys of a record that was written here, so that it has no others than its type says. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>) =>
  Object.keys(record) as Key[]

/** The same with their values. */
export const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>) =>
  Object.entries(record) as [Key, Value][]

/** A record with a value for each of these keys. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], make: (key: Key, index: number) => Value) =>
  Object.fromEntries(keys.map((key, index) => [key, make(key, index)])) as Record<Key, Value>

/** Whether a word from outside is a key of this record. */
export const isKeyOf = <Known extends object>(record: Known, key: PropertyKey): key is keyof Known =>
  Object.hasOwn(record, key)

/** What a record has under a word from outside; undefined where it has nothing of that name. */
export const lookUp = <Value>(record: Readonly<Record<string, Value>>, key: string | number): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined
