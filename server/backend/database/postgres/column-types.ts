// Readers and writers of column types: nothing is lost on the way to JSON.
import type { PostgresType } from 'postgres'
import { readInstant } from '../instant.ts'

const asText = (oid: number): PostgresType<string> => ({
  to: oid,
  from: [oid],
  serialize: (value) => value,
  parse: (value: string) => value,
})
const asJson = (oid: number): PostgresType<unknown> => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => JSON.stringify(value),
  parse: (value: string) => JSON.parse(value),
})

export const WITHOUT_LOSS: Record<string, PostgresType> = {
  bigint: {
    to: 20,
    from: [20],
    serialize: (value) => String(value),
    parse: (value: string) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value)),
  },
  json: asJson(114),
  jsonb: asJson(3802),
  numeric: {
    to: 1700,
    from: [1700],
    serialize: (value) => String(value),
    parse: (value: string) =>
      Number.isFinite(Number(value)) && String(Number(value)) === value ? Number(value) : value,
  },
  date: asText(1082),
  time: asText(1083),
  timestamp: asText(1114),
  timestamptz: { ...asText(1184), parse: readInstant },
  timetz: asText(1266),
}
