// Commands of members, owners, staff and mosque admins on a business's pages. The database decides who may; this file turns
// its answers into words for the page.
import { type KitchenForm, readKitchen } from '#app/core/listing-form/kitchen.ts'
import type { Askable } from '#app/core/listings/freshness.ts'
import { keepDocument } from '#app/core/media/keep-document.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Db, Services } from '#app/core/request/services.ts'
import type { Database, Json } from '#app/lib/database.types.ts'
import { parseForm, readIntent } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { confirmForm, type HalalIntent, halalForms } from './schema.ts'

/** What the page says when it is done. */
export type Thanks = 'thanks' | 'pending' | 'takenBack'

/** Is it still true? */
export async function confirmFact(
  services: Services,
  place: string,
  request: Request,
): Promise<Outcome<{ wrong: Askable | null }>> {
  const form = await parseForm(confirmForm, request)
  if (!form.ok) return form
  if (!services.allow('write')) return refuse('tooMany')
  const { fact, answer } = form.value
  const kept = await attempt(services, services.db().rpc('confirm_fact', { place, fact, answer: answer === 'yes' }))
  return kept.ok ? done({ wrong: answer === 'no' && fact !== 'halal' ? fact : null }) : kept
}

type Functions = Database['public']['Functions']
type Evidence = Omit<Functions['add_halal_evidence']['Args'], 'place'>

/** What an intent asks of the database. */
function questionOf(db: Db, place: string, intent: HalalIntent, form: Record<string, string>) {
  const evidence = (args: Evidence) => db.rpc('add_halal_evidence', { place, ...args })
  const optional = (value: string | undefined) => value || undefined
  switch (intent) {
    case 'confirm':
      return db.rpc('confirm_fact', { place, fact: 'halal', answer: true })
    case 'dispute':
      return evidence({ kind: 'dispute', statement: form.statement ?? '' })
    case 'declare':
      return evidence({ kind: 'declaration', details: (readKitchen(form as KitchenForm) ?? {}) as Json })
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

const THANKS: Partial<Record<HalalIntent, Thanks>> = {
  dispute: 'pending',
  certificate: 'pending',
  document: 'pending',
  withdraw: 'takenBack',
  ownership_withdraw: 'takenBack',
}

/** Every form of the halal page. A scan is kept once all else is in order, and stands in for a web address. */
export async function addEvidence(
  services: Services,
  place: string,
  userId: string,
  request: Request,
): Promise<Outcome<{ intent: HalalIntent; said: Thanks }>> {
  const read = await readIntent(request, halalForms)
  if (!read.ok) return read
  const { intent, value, values } = read.value
  if (!services.allow('write')) return refuse('tooMany', { values })
  const { scan, ...fields } = { scan: undefined, ...value }
  const kept = await keepDocument(services, 'evidence-documents', userId, scan)
  if (!kept.ok) {
    const [key] = kept.errors.form ?? []
    if (key === 'document') return refuse('scan', { field: 'scan', values })
    if (key === 'sealedDocument') return refuse(key, { field: 'scan', values })
    return refuse(key === 'documentLimit' ? 'tooMany' : 'failed', { values })
  }
  const proof = kept.value ? { document: `evidence-documents/${kept.value}` } : {}
  const question = questionOf(services.db(), place, intent, { ...(fields as Record<string, string>), ...proof })
  const carried = await attempt(services, question, { values })
  return carried.ok ? done({ intent, said: THANKS[intent] ?? 'thanks' }) : carried
}
