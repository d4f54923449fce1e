import type { Services } from '#app/core/request/services.ts'

/** Members see their own reports: is this one of them? */
export async function hasReported(services: Pick<Services, 'db'>, kind: string, subject: string): Promise<boolean> {
  const { data, error } = await services
    .db()
    .from('reports')
    .select('id')
    .eq('subject_kind', kind)
    .eq('subject_id', subject)
    .limit(1)
  if (error) throw new Error(`reports: ${error.message}`)
  return data.length > 0
}
