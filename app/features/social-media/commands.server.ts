// Commands of members on accounts of the directory. The database decides who may.
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { placeAt } from '#app/lib/outcome.ts'
import type { Edit, Suggestion } from './schema.ts'
import { savedAccount } from './shapes.server.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>

/** Refusals of the database that belong beside a field. */
const FIELDS: Readonly<Record<string, string>> = {
  handle: 'handle',
  twice: 'handle',
  unwanted: 'handle',
  mixedLetters: 'name',
  wordsRefused: 'about',
}

async function save(services: Acting, input: Suggestion | Edit, values: Values, account?: string) {
  const saving = services.db().rpc('save_social_account', { input, ...(account && { account }) })
  const saved = await attempt(services, saving, { values, shape: savedAccount })
  const field = saved.ok ? undefined : FIELDS[saved.errors.form?.[0] ?? '']
  return field && !saved.ok ? placeAt(saved, field, values) : saved
}

export const suggestAccount = (services: Acting, input: Suggestion, values: Values) => save(services, input, values)

export const editAccount = (services: Acting, account: string, input: Edit, values: Values) =>
  save(services, input, values, account)

export const withdrawAccount = (services: Acting, account: string) =>
  attempt(services, services.db().rpc('withdraw_social_account', { account }))

export const startVerification = (services: Acting, account: string) =>
  attempt(services, services.db().rpc('start_social_verification', { account }))

export const stopVerification = (services: Acting, account: string) =>
  attempt(services, services.db().rpc('stop_social_verification', { account }))

export const appealRemoval = (services: Acting, account: string, words: string, values: Values) =>
  attempt(services, services.db().rpc('appeal', { subject_kind: 'social_account', subject_id: account, words }), {
    values,
  })

export const confirmCode = (services: Acting, token: string) =>
  attempt(services, services.db().rpc('confirm_social_code', { token }))
