// The backups that are kept, and their names. Pure.

import type { BackupRow } from '#app/core/request/services.ts'

export type Backup = BackupRow
export type Checked = NonNullable<BackupRow['checked']>

const NAME = /^mahalla-(\d{8})T(\d{6})Z\.tar\.gz$/
export const isBackupName = (name: string) => NAME.test(name)
export const backupName = (at: Date) => `mahalla-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`

const DAY_MS = 86_400_000
const WEEKS_KEPT = 4

const weekOf = (at: string) => Math.floor((Date.parse(at) / DAY_MS + 3) / 7)

/** The newest of each of the last days, and the newest of each of four weeks before; what failed goes as soon as one is sound. */
export function outdated(backups: readonly Backup[], days: number, now: Date): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.at.localeCompare(a.at))
  const sound = newestFirst.filter(({ problem }) => problem === null)
  const keptDays = new Set<string>()
  const keptWeeks = new Set<number>()
  const kept = new Set<Backup>()
  for (const backup of sound) {
    const day = backup.at.slice(0, 10)
    const age = now.getTime() - Date.parse(backup.at)
    const isOfDay = age < days * DAY_MS && !keptDays.has(day)
    const isOfWeek = age < (days + WEEKS_KEPT * 7) * DAY_MS && !keptWeeks.has(weekOf(backup.at))
    if (!isOfDay && !isOfWeek) continue
    keptDays.add(day)
    keptWeeks.add(weekOf(backup.at))
    kept.add(backup)
  }
  // Whatever its age: a site that slept for a year still has one.
  const [last] = sound
  if (last) kept.add(last)
  return newestFirst.filter((backup) => !kept.has(backup) && (backup.problem === null || last !== undefined))
}
