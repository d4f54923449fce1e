// Commands of staff on imports. The database decides which step is allowed when.
import type { SessionUser } from '#app/core/auth/session.server.ts'
import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import { checkMapping, checkOrigin, TYPED } from './rules.ts'
import { stageForm } from './schema.ts'

/** The id of the import that begins with the posted file. */
export async function receiveFile(request: Request, services: Services, user: SessionUser): Promise<Outcome<string>> {
  const stored = await services.tasks.storeImportFile(request)
  if (!stored.ok) return refuse(stored.reason, { field: 'file' })
  const row = {
    id: stored.id,
    file_name: stored.fileName || 'file',
    file_size: stored.size,
    source: (stored.fileName.replace(/\.[^.]+$/, '') || 'file').slice(0, 60),
    started_by: user.id,
  }
  const begun = await attempt(services, services.db().from('imports').insert(row))
  if (!begun.ok) {
    await services.tasks.discardImportFile(stored.id)
    return begun
  }
  services.tasks.wakeImports()
  return done(stored.id)
}

/** Column n's name and field are posted as `column.n` and `field.n`: a name may hold any character. */
function readMapping(form: FormData): Record<string, string> {
  const mapping: Record<string, string> = {}
  for (const [name, value] of form) {
    const n = /^column\.(\d{1,4})$/.exec(name)?.[1]
    const field = n === undefined ? null : form.get(`field.${n}`)
    if (typeof value === 'string' && typeof field === 'string' && field !== '') mapping[value] = field
  }
  return mapping
}

const STEPS = { merge: 'merge_import', undo: 'undo_import', resume: 'resume_import' } as const

export async function takeStep(request: Request, services: Services, id: string): Promise<Outcome<unknown>> {
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  if (intent !== 'stage' && intent !== 'merge' && intent !== 'undo' && intent !== 'resume') return refuse('invalid')
  const taken =
    intent === 'stage'
      ? await stage(form, services, id)
      : await attempt(services, services.db().rpc(STEPS[intent], { import_id: id }))
  if (taken.ok) services.tasks.wakeImports()
  return taken
}

/** What is refused brings the chosen columns back as the form's values. */
async function stage(form: FormData, services: Services, id: string): Promise<Outcome<unknown>> {
  const mapping = readMapping(form)
  const parsed = stageForm.safeParse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
  if (!parsed.success) return refuse('sourceMissing', { field: 'mapping', values: mapping })
  const { kind, source, licence, takeAll, isOsm } = parsed.data
  const problem = isOsm ? null : (checkMapping(mapping) ?? checkOrigin(source, licence))
  const values = { ...mapping, [TYPED.source]: source, [TYPED.licence]: licence }
  if (problem) return refuse(problem, { field: 'mapping', values })
  const wish = { import_id: id, mapping, kind, source, ...(licence && { licence }), take_all: takeAll }
  return attempt(services, services.db().rpc('stage_import', wish), { values: mapping })
}
