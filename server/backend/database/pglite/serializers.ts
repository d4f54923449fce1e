// PGlite writes a message into a buffer that all messages share. A value it stumbles over leaves half a message there, in
// front of the next visitor's: so nothing reaches it but texts.

type Serializer = (value: unknown) => unknown
type Serializers = Record<number | string, Serializer>

/** As PostgreSQL refuses a value that is none of its type. */
const refusal = () =>
  Object.assign(new Error('invalid input syntax: the value does not fit the type it is for'), {
    name: 'error',
    code: '22P02',
    severity: 'ERROR',
  })

/** What `known` makes of a value, for every type there is: a text, or a refusal before a byte is written. */
export function strictSerializers(known: Serializers): Record<number | string, (value: unknown) => string> {
  return new Proxy(known, {
    get: (target, type: string) => (value: unknown) => serialize(target[type], value),
  }) as Record<number | string, (value: unknown) => string>
}

function serialize(known: Serializer | undefined, value: unknown): string {
  // Whether it is one of the type is PostgreSQL's to say. Half a character would be counted wrongly.
  if (typeof value === 'string') return value.toWellFormed()
  const text = known ? attempt(known, value) : undefined
  if (typeof text === 'string') return text.toWellFormed()
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString()
  throw refusal()
}

function attempt(known: Serializer, value: unknown): unknown {
  try {
    return known(value)
  } catch {
    return undefined
  }
}
