// `Prefer`: what is asked beside the question, and what of it was heard.
import { refuse } from './errors.ts'

const WORDS = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const

type Words = typeof WORDS
export type Preferences = { [Name in keyof Words]: Words[Name][number] | null } & {
  timezone: string | null
  maxAffected: number | null
  unknown: string[]
}

const NONE: Preferences = {
  resolution: null,
  return: null,
  count: null,
  tx: null,
  missing: null,
  handling: null,
  timezone: null,
  maxAffected: null,
  unknown: [],
}

export function readPreferences(header: string | null): Preferences {
  if (header === null) return NONE
  const found: Record<string, unknown> & { unknown: string[] } = { ...NONE, unknown: [] }
  for (const part of header.split(',')) {
    const preference = part.trim()
    if (preference === '') continue
    const at = preference.indexOf('=')
    const [name, value] = at < 0 ? [preference, ''] : [preference.slice(0, at), preference.slice(at + 1)]
    if (Object.hasOwn(WORDS, name) && (WORDS[name as keyof Words] as readonly string[]).includes(value))
      found[name] ??= value
    else if (name === 'timezone') found.timezone ??= value
    else if (name === 'max-affected') {
      if (/^\d{1,15}$/.test(value)) found.maxAffected ??= Number(value)
    } else found.unknown.push(preference)
  }
  return found as Preferences
}

export function checkPreferences({ handling, unknown }: Preferences) {
  if (handling === 'strict' && unknown.length > 0)
    refuse(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${unknown.join(', ')}`,
    )
}

type Heard = 'read' | 'insert' | 'update' | 'put' | 'delete' | 'call'

/** `hasKey`: whether rows that are there already can be told. */
export function preferenceApplied(preferences: Preferences, kind: Heard, hasKey: boolean): string | null {
  const { handling, maxAffected, timezone } = preferences
  const applied: string[] = []
  const add = (name: keyof Words) => {
    if (preferences[name] !== null) applied.push(`${name}=${preferences[name]}`)
  }
  if (kind === 'insert' && hasKey) add('resolution')
  if (kind === 'insert' || kind === 'update') add('missing')
  if (kind !== 'read' && kind !== 'call') add('return')
  add('count')
  add('tx')
  add('handling')
  if (timezone !== null) applied.push(`timezone=${timezone}`)
  if (handling === 'strict' && maxAffected !== null && ['update', 'delete', 'call'].includes(kind))
    applied.push(`max-affected=${maxAffected}`)
  return applied.length > 0 ? applied.join(', ') : null
}
