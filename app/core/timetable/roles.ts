// Roles that a column of a timetable may have.
import { JAMAAH_PRAYERS, type Prayer } from '#app/core/mosques/iqamah.ts'

export type Part = 'begins' | 'adhan' | 'iqamah'
export type Role = `${Prayer}:${Part}` | 'date' | 'sunrise' | 'khutbah' | 'jumuah' | 'ignore'

export const ROLES: readonly Role[] = [
  'ignore',
  'date',
  'sunrise',
  ...JAMAAH_PRAYERS.flatMap((prayer) =>
    (['begins', 'adhan', 'iqamah'] as const).map((part): Role => `${prayer}:${part}`),
  ),
  'khutbah',
  'jumuah',
]
export const isRole = (word: string): word is Role => ROLES.some((role) => role === word)
