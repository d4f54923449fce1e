// Times as Supabase's storage service says it: to the millisecond, in UTC.
import type { Row } from '../database/database.ts'

const COLUMNS = ['created_at', 'updated_at', 'last_accessed_at'] as const

/** The row with its times as they are answered; what is no moment of any calendar stays as it is. */
export function withTimes<T extends Row>(row: T): T {
  const told = Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const moment = typeof row[column] === 'string' ? new Date(row[column]) : null
      return moment && !Number.isNaN(moment.getTime()) ? [[column, moment.toISOString()]] : []
    }),
  )
  return { ...row, ...told }
}
