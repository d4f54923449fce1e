// What members, owners, staff and mosque admins may do on a business's pages. The database decides who may; this file
// turns its answers into words for the page.
import { data } from 'react-router'
import type { HalalDetails } from '#app/core/listings/facts.ts'
import { keepDocument } from '#app/core/media/keep-document.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Database, Json } from '#app/lib/database.types.ts'
import { type FieldErrors, parseForm, readForm } from '#app/lib/form.server.ts'
import { confirmForm, type ErrorKey, type HalalIntent, halalForms, isHalalIntent } from './schema.ts'

/** What a posted form leads to; the page shows it where the form stands. */
export type Outcome = {
  intent: string
  done?: 'thanks' | 'pending' | 'takenBack'
  errors?: FieldErrors
  values?: Record<string, string>
}

type Failure = { code?: string | undefined; message: string }

const STATUS: Partial<Record<ErrorKey, number>> = {
  signIn: 401,
  notAllowed: 403,
  missing: 404,
  tooMany: 429,
  failed: 503,
}

function readFailure(services: Pick<Services, 'log'>, name: string, { code = '', message }: Failure): ErrorKey {
  if (code === '42501') return 'notAllowed'
  if (code === 'P0002') return 'missing'
  if (code === 'PT429') return 'tooMany'
  // Values of the wrong kind or outside their limits.
  if (code.startsWith('22') || code.startsWith('23')) return 'invalid'
  services.log('command failed', { name, error: message })
  return 'failed'
}

const refuse = (outcome: Outcome, key: ErrorKey) =>
  data<Outcome>({ ...outcome, errors: { form: [key] } }, { status: STATUS[key] ?? 400 })

const accept = (intent: string, done: NonNullable<Outcome['done']>) => data<Outcome>({ intent, done }, { status: 200 })

type Invalid = { errors: FieldErrors; values: Record<string, string> }
const correct = (intent: string, { errors, values }: Invalid) =>
  data<Outcome>({ intent, errors, values }, { status: 400 })

/** Is it still true? */
export async function confirmFact(services: Services, place: string, request: Request) {
  const intent = 'confirm'
  const form = await parseForm(confirmForm, request)
  if (!form.ok) return correct(intent, form)
  if (!services.allow('write')) return refuse({ intent }, 'tooMany')
  const { fact, answer } = form.value
  const { error } = await services.db().rpc('confirm_fact', { place, fact, answer: answer === 'yes' })
  return error ? refuse({ intent }, readFailure(services, 'confirm_fact', error)) : accept(intent, 'thanks')
}

type Functions = Database['public']['Functions']
type Task = { name: 'add_halal_evidence'; args: Functions['add_halal_evidence']['Args']; done: Outcome['done'] }

function readDetails(values: Record<string, string>): HalalDetails {
  const { menu, alcohol, pork, beef, lamb, chicken } = values
  const slaughter = Object.fromEntries(Object.entries({ beef, lamb, chicken }).filter(([, how]) => how))
  return {
    ...(menu && { menu }),
    ...(alcohol && { alcohol }),
    ...(pork && { pork: pork === 'yes' }),
    ...(Object.keys(slaughter).length > 0 && { slaughter }),
  } as HalalDetails
}

/** Calls what an intent stands for and tells how it went. */
async function carryOut(services: Services, place: string, intent: HalalIntent, form: Record<string, string>) {
  const db = services.db()
  const evidence = (args: Omit<Task['args'], 'place'>) => db.rpc('add_halal_evidence', { place, ...args })
  const optional = (value: string | undefined) => value || undefined
  switch (intent) {
    case 'confirm':
      return db.rpc('confirm_fact', { place, fact: 'halal', answer: true })
    case 'dispute':
      return evidence({ kind: 'dispute', statement: form.statement ?? '' })
    case 'declare':
      return evidence({ kind: 'declaration', details: readDetails(form) as Json })
    case 'certificate': {
      const certifier = optional(form.certifier)
      const name = certifier ? undefined : optional(form.certifier_name)
      const document = optional(form.document)
      return evidence({
        kind: 'certificate',
        certificate_number: form.number ?? '',
        issued_on: form.issued_on ?? '',
        expires_on: form.expires_on ?? '',
        ...(certifier && { certifier }),
        ...(name && { certifier_name: name }),
        ...(document && { document }),
      })
    }
    case 'visit':
      return evidence({ kind: 'visit', issued_on: form.visited_on ?? '', statement: form.statement ?? '' })
    case 'withdraw':
      return db.rpc('withdraw_halal_evidence', { evidence: form.evidence ?? '' })
    case 'ownership':
      return db.rpc('set_ownership', {
        place,
        is_muslim_owned: form.is_muslim_owned === 'yes',
        is_hidden: form.hide === 'on',
      })
    case 'document':
      return db.rpc('add_ownership_statement', {
        place,
        kind: 'document',
        statement: form.statement ?? '',
        document: form.document ?? '',
      })
    case 'vouch':
      return db.rpc('add_ownership_statement', { place, kind: 'mosque_vouched', mosque: form.mosque ?? '' })
    case 'ownership_visit':
      return db.rpc('add_ownership_statement', { place, kind: 'staff_visited' })
    case 'ownership_withdraw':
      return db.rpc('withdraw_ownership_statement', { statement_id: form.statement_id ?? '' })
  }
}

const DONE: Partial<Record<HalalIntent, Outcome['done']>> = {
  dispute: 'pending',
  certificate: 'pending',
  document: 'pending',
  withdraw: 'takenBack',
  ownership_withdraw: 'takenBack',
}

/** What was typed, to be shown again. */
function typed(fields: FormData | null): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of fields ?? []) if (typeof value === 'string') values[name] = value
  return values
}

/** Every form of the halal page. A scan is kept once all else is in order, and stands in for a web address. */
export async function addEvidence(services: Services, place: string, userId: string, request: Request) {
  const fields = await request.formData().catch(() => null)
  const intent = fields?.get('intent')
  if (!isHalalIntent(intent)) return refuse({ intent: '' }, 'invalid')
  const scan = fields?.get('scan')
  if (scan instanceof File && scan.size > 0) fields?.set('has_scan', 'on')
  const form = readForm(halalForms[intent], fields)
  if (!form.ok) return correct(intent, form)
  if (!services.allow('write')) return refuse({ intent }, 'tooMany')
  const value = { ...form.value } as Record<string, string>
  if (value.has_scan) {
    const kept = await keepDocument(services.db(), 'evidence-documents', userId, scan)
    if (!kept.ok)
      return kept.error === 'document'
        ? correct(intent, { errors: { scan: ['scan'] }, values: typed(fields) })
        : refuse({ intent, values: typed(fields) }, kept.error === 'document_limit' ? 'tooMany' : 'failed')
    value.document = `evidence-documents/${kept.value}`
  }
  const { error } = await carryOut(services, place, intent, value)
  if (!error) return accept(intent, DONE[intent] ?? 'thanks')
  return refuse({ intent, values: typed(fields) }, readFailure(services, intent, error))
}
