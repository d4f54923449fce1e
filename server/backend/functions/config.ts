// Reads the functions' settings from supabase/config.toml: the keys the Supabase CLI reads, so that one file serves both.
import { readFileSync } from 'node:fs'

export type FunctionSettings = { enabled: boolean; verifyJwt: boolean }
export type FunctionsConfig = {
  functions: ReadonlyMap<string, FunctionSettings>
  /** Name of a secret → the setting of the process it is taken from. Functions get these and no others. */
  secrets: ReadonlyMap<string, string>
}

/** Upstream's defaults for a function the file does not mention. */
export const DEFAULT_SETTINGS: FunctionSettings = { enabled: true, verifyJwt: true }

const SECTION = /^\[([^[\]]+)\]$/
const ENTRY = /^([A-Za-z0-9_-]+)\s*=\s*(true|false|"[^"]*")$/
const FROM_SETTING = /^"env\(([A-Za-z_][A-Za-z0-9_]*)\)"$/

export function parseConfig(toml: string): FunctionsConfig {
  const functions = new Map<string, FunctionSettings>()
  const secrets = new Map<string, string>()
  let section = ''
  for (const [i, raw] of toml.split('\n').entries()) {
    const line = raw.replace(/(^|\s)#.*$/, '').trim()
    if (line === '') continue
    const heading = SECTION.exec(line)?.[1]?.trim()
    if (heading !== undefined) {
      section = heading
      const name = functionOf(section)
      if (name) functions.set(name, DEFAULT_SETTINGS)
      continue
    }
    const name = functionOf(section)
    if (!name && section !== 'edge_runtime.secrets') continue
    const [, key = '', value = ''] = ENTRY.exec(line) ?? []
    const place = `supabase/config.toml, line ${i + 1}`
    if (name) functions.set(name, withEntry(functions.get(name) ?? DEFAULT_SETTINGS, key, value, place))
    else {
      const setting = FROM_SETTING.exec(value)?.[1]
      // A secret written out would be in the repository.
      if (!setting) throw new Error(`${place}: a secret must be written as NAME = "env(NAME)".`)
      secrets.set(key, setting)
    }
  }
  return { functions, secrets }
}

const functionOf = (section: string) => /^functions\.([a-z0-9_-]+)$/.exec(section)?.[1] ?? null

function withEntry(settings: FunctionSettings, key: string, value: string, place: string): FunctionSettings {
  if (key !== 'verify_jwt' && key !== 'enabled')
    throw new Error(`${place}: only verify_jwt and enabled are known here.`)
  if (value !== 'true' && value !== 'false') throw new Error(`${place}: ${key} must be true or false.`)
  return key === 'enabled' ? { ...settings, enabled: value === 'true' } : { ...settings, verifyJwt: value === 'true' }
}

export const readConfig = (path: string): FunctionsConfig => parseConfig(readFileSync(path, 'utf8'))
