// What staff do with imports. The database decides which step is allowed when.

import type { SessionUser } from '#app/core/auth/session.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { checkMapping, type Mapping } from './rules.ts'
import { stageForm } from './schema.ts'

export type UploadResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'too_large' | 'no_file' | 'not_a_form' | 'failed' }

export async function receiveFile(request: Request, services: Services, user: SessionUser): Promise<UploadResult> {
  const stored = await services.tasks.storeImportFile(request)
  if (!stored.ok) return stored
  const { error } = await services
    .db()
    .from('imports')
    .insert({
      id: stored.id,
      file_name: stored.fileName || 'file',
      file_size: stored.size,
      source: (stored.fileName.replace(/\.[^.]+$/, '') || 'file').slice(0, 60),
      started_by: user.id,
    })
  if (error) {
    services.log('import not started', { error: error.message })
    await services.tasks.discardImportFile(stored.id)
    return { ok: false, reason: 'failed' }
  }
  services.tasks.wakeImports()
  return { ok: true, id: stored.id }
}

export type StepError = 'name_missing' | 'field_twice' | 'unknown_field' | 'source_missing' | 'refused'
export type StepResult = { ok: true } | { ok: false; error: StepError; mapping?: Record<string, string> }

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

export async function takeStep(request: Request, services: Services, id: string): Promise<StepResult> {
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  if (intent === 'stage') return stage(form, services, id)
  const step = intent === 'merge' || intent === 'undo' || intent === 'resume' ? STEPS[intent] : null
  if (!step) return { ok: false, error: 'refused' }
  const { error } = await services.db().rpc(step, { import_id: id })
  if (error) return { ok: false, error: 'refused' }
  services.tasks.wakeImports()
  return { ok: true }
}

async function stage(form: FormData, services: Services, id: string): Promise<StepResult> {
  const mapping = readMapping(form)
  const parsed = stageForm.safeParse(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')))
  if (!parsed.success) return { ok: false, error: 'source_missing', mapping }
  const { kind, source, licence, takeAll, isOsm } = parsed.data
  const problem = isOsm ? null : checkMapping(mapping)
  if (problem) return { ok: false, error: problem, mapping }
  const { error } = await services.db().rpc('stage_import', {
    import_id: id,
    mapping: mapping as Mapping,
    kind,
    source,
    licence: licence || undefined,
    take_all: takeAll,
  } as never)
  if (error) return { ok: false, error: 'refused', mapping }
  services.tasks.wakeImports()
  return { ok: true }
}
