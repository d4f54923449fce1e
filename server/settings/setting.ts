// Reads one setting: absent, or in the form it must have, or refused with a sentence that says why.

/** A setting that is present but unusable. The text is for the operator. */
export class SettingError extends Error {}

export function text(source: NodeJS.ProcessEnv, name: string): string | null {
  return source[name]?.trim() || null
}

export function integer(source: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number): number {
  const value = text(source, name)
  if (value === null) return fallback
  const n = Number(value)
  if (!Number.isInteger(n) || n < min || n > max)
    throw new SettingError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
  return n
}

export function flag(source: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const value = text(source, name)
  if (value === null) return fallback
  if (['1', 'true', 'on', 'yes'].includes(value)) return true
  if (['0', 'false', 'off', 'no'].includes(value)) return false
  throw new SettingError(`${name} must be on or off, not "${value}".`)
}

export function url(source: NodeJS.ProcessEnv, name: string, protocols: string[]): string | null {
  const value = text(source, name)
  if (value === null) return null
  const parsed = URL.parse(value)
  if (!parsed || !protocols.includes(parsed.protocol))
    throw new SettingError(`${name} must be a ${protocols.map((p) => `${p}//`).join(' or ')} address.`)
  return value.replace(/\/+$/, '')
}

/** A setting that is a list of objects, written as JSON. */
export function jsonList(source: NodeJS.ProcessEnv, name: string): unknown[] {
  const given = text(source, name)
  if (given === null) return []
  let list: unknown
  try {
    list = JSON.parse(given)
  } catch {
    list = null
  }
  if (!Array.isArray(list)) throw new SettingError(`${name} must be a JSON list.`)
  return list
}
