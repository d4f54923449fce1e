// Commands of members on articles and classes. The database decides who may.
import { besideField, inputOf, markContribution } from '#app/core/contributions/commands.server.ts'
import type { ContributionInput } from '#app/core/contributions/schema.ts'
import { type Saved, saved as savedShape } from '#app/core/contributions/shapes.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type FieldErrors, type Outcome, placeAt } from '#app/lib/outcome.ts'
import { educationFields } from './schema.ts'

type Acting = Pick<Services, 'db' | 'log'>
type Values = Record<string, string>
type Form = { form: ContributionInput; id?: string; wanted: string }

/** Words of the database that belong beside a field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  articleShort: 'body',
  sources: 'sources',
  series: 'series',
  reviewer: 'reviewer',
  schedule: 'schedule',
  teacher: 'teacher',
  mosque: 'place_id',
}

/** The words and their facts in one transaction. */
export async function saveEducation(
  services: Acting,
  { form, id, wanted }: Form,
  values: Values,
): Promise<Outcome<Saved>> {
  const fields = educationFields.safeParse(values)
  if (!fields.success) {
    const errors: FieldErrors = {}
    for (const { path, message } of fields.error.issues) errors[String(path[0] ?? 'form')] = [message]
    return { ok: false, status: 400, errors, values }
  }
  const { place_id: mosque, ...entry } = { place_id: undefined, ...fields.data }
  const saving = services.db().rpc('save_education', {
    input: inputOf(form),
    entry: { ...entry, ...(mosque && { mosque }) },
    wanted,
    ...(id && { contribution: id }),
  })
  const saved = await attempt(services, saving, { values, shape: savedShape })
  const field = saved.ok ? undefined : FIELD_OF[saved.errors.form?.[0] ?? '']
  return field && !saved.ok ? placeAt(saved, field, values) : besideField(saved, values)
}

export function actOnEducation(services: Acting, intent: string, values: Values, contribution: string) {
  if (intent === 'keep' || intent === 'unkeep')
    return markContribution(services, contribution, { keep: intent === 'keep' })
  const review = { contribution, version: values.version ?? '', wanted: intent === 'confirm' }
  return attempt(services, services.db().rpc('review_article', review), { values })
}
