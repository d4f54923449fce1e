// Queries of imports. Row-level security shows them to staff alone.
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { csvLine } from '#app/lib/csv.ts'
import type { Database } from '#app/lib/database.types.ts'

export type ImportRow = Database['public']['Tables']['imports']['Row']
export type ImportProblem = Pick<Database['public']['Tables']['import_problems']['Row'], 'line' | 'reason' | 'excerpt'>

export type ImportPreview = { columns: string[]; rows: string[][]; isOsm: boolean; refused: number }

type Example = {
  line: number
  name: string
  city: string | null
  old_name?: string
  old_city?: string
  first_line?: number
}
export type ImportReport = Partial<
  Record<
    'business' | 'mosque' | 'prayer_room',
    {
      new: number
      changed: number
      same: number
      known: number
      alike: number
      repeated: number
      examples: Record<'new' | 'changed' | 'known' | 'alike' | 'repeated', Example[]>
    }
  >
>

type Asking = Pick<Services, 'db' | 'log'>

const LISTED = 100
export const PROBLEMS_SHOWN = 50

export const listImports = (services: Asking): Promise<ImportRow[]> =>
  ask(services, services.db().from('imports').select('*').order('created_at', { ascending: false }).limit(LISTED))

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function findImport(services: Asking, id: string): Promise<ImportRow | null> {
  if (!UUID.test(id)) return null
  return ask(services, services.db().from('imports').select('*').eq('id', id).maybeSingle())
}

export const listProblems = (services: Asking, id: string, from = 0, size = PROBLEMS_SHOWN): Promise<ImportProblem[]> =>
  ask(
    services,
    services
      .db()
      .from('import_problems')
      .select('line, reason, excerpt')
      .eq('import_id', id)
      .order('line')
      .order('id')
      .range(from, from + size - 1),
  )

/** All refused lines that are kept, as a file. */
export async function writeProblems(services: Asking, id: string, reasons: Record<string, string>): Promise<string> {
  let text = '\ufeffline,reason,what,excerpt\r\n'
  for (let from = 0; ; from += 1000) {
    const problems = await listProblems(services, id, from, 1000)
    for (const { line, reason, excerpt } of problems)
      text += csvLine([line, reason, reasons[reason] ?? reason, excerpt])
    if (problems.length < 1000) return text
  }
}
