// The choice of tests for a path or a feature: by what they import, by their names, and by the pages it is part of.
import { basename } from 'node:path'
import type { Module } from '../source/modules.ts'

export const PARTS = ['unit', 'database', 'contract', 'browser'] as const
export type Part = (typeof PARTS)[number]
export type Choice = Record<Part, string[]>

/** Tests whose names are not those of what they try. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  analytics: ['operations'],
  auth: ['accounts', 'our-auth', 'ways-in', 'factors', 'our-factors', 'second-factor'],
  assistant: ['frame'],
  categories: ['locations', 'location-pages', 'directory'],
  dashboards: ['accounts', 'guarded-a11y'],
  directory: ['search', 'near-me', 'map'],
  embed: ['widgets', 'embed'],
  errors: ['frame'],
  functions: ['our-functions'],
  jobs: ['operations', 'nodes'],
  layouts: ['frame', 'a11y', 'no-js'],
  listings: ['directory', 'business', 'home'],
  mail: ['operations', 'ways-in'],
  media: ['photos'],
  newsletter: ['our-functions', 'frame'],
  ownership: ['claim', 'business'],
  partners: ['home'],
  places: ['locations', 'coordinates'],
  prayer: ['athan', 'worship', 'home'],
  promotions: ['home'],
  realtime: ['our-realtime'],
  registration: ['register-business', 'listing-doubles'],
  reports: ['moderation'],
  rest: ['rest-read', 'rest-write', 'rest-hostile', 'hostile', 'limits'],
  security: ['second-factor'],
  seo: ['locations', 'diagnostics'],
  storage: ['our-storage', 'storage-matrix', 'photos'],
  styles: ['frame', 'a11y'],
  ui: ['frame', 'a11y', 'no-js'],
  zakaat: ['widgets-and-prices'],
}

/** What every test of a part stands on: where no test has its name, all of them try it. */
const BENEATH_ALL: Readonly<Record<Part, RegExp>> = {
  unit: /^vitest\.config\.ts$/,
  database: /^(?:supabase\/schemas|server\/backend|tests\/fixtures)\/|^vitest\.config\.ts$/,
  contract: /^(?:server|tests\/fixtures)\/|^vitest\.config\.ts$/,
  browser: /^(?:playwright\.config\.ts|app\/(?:root|entry\.\w+)\.tsx|tests\/e2e\/site-test\.ts)$/,
}

/** Folders that say where something is, not what it is about. */
const ROOMS = new Set(
  'app server supabase tests scripts bench features core routes backend api seeds data messages e2e contract fixtures'.split(
    ' ',
  ),
)

export function partOf(file: string): Part | null {
  if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return 'browser'
  if (!/\.test\.tsx?$/.test(file)) return null
  if (file.startsWith('tests/contract/')) return 'contract'
  return file.startsWith('supabase/tests/') ? 'database' : 'unit'
}

/** Every file of the path, or of the feature wherever it has a room. `files` are all files of the project. */
export function findTouched(word: string, files: readonly string[]): string[] {
  const path = word.replace(/^\.\//, '').replace(/\/+$/, '')
  const below = files.filter((file) => file === path || file.startsWith(`${path}/`))
  if (below.length > 0 || path.includes('/')) return below
  return files.filter((file) => subjectsOf(file).some((subject) => isSame(subject, path)))
}

/** `app/features/quran/rules.test.ts` is about "quran" and "rules"; what it is called alone says too little. */
function subjectsOf(file: string): string[] {
  const folders = file
    .split('/')
    .slice(0, -1)
    .filter((folder) => !ROOMS.has(folder))
  const part = partOf(file)
  const isNamedBySubject = /^(?:app\/routes|supabase\/schemas)\//.test(file) || (part !== null && part !== 'unit')
  return isNamedBySubject || folders.length === 0 ? [...folders, nameOf(file)] : folders
}

const nameOf = (file: string) => basename(file).replaceAll('_', '-').replace(/\..*$/, '').replace(/^\$/, '')

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
const isSame = (a: string, b: string) => a === b || singular(a) === singular(b)

/** Tests are named by one subject or begin with it: "auth-saml" belongs to auth. */
const isAbout = (test: string, subject: string) =>
  isSame(nameOf(test), subject) ||
  nameOf(test).startsWith(`${singular(subject)}-`) ||
  nameOf(test).startsWith(`${subject}-`)

export function chooseTests(touched: readonly string[], modules: Map<string, Module>): Choice {
  const reached = reachedFrom(touched, modules)
  const own = new Set(touched.flatMap(subjectsOf))
  const subjects = [...own, ...[...own].flatMap((subject) => ALSO[subject] ?? [])]
  const pages = [...reached].filter((file) => file.startsWith('app/routes/')).flatMap(subjectsOf)

  // What unit tests import shows what they try. The others start whole processes, whose parts they do not import.
  const isChosen = (test: string, part: Part): boolean => {
    if (part === 'unit') return reached.has(test)
    const names = part === 'browser' ? [...subjects, ...pages] : subjects
    const taken = modules.get(test)?.imports ?? []
    return (
      touched.includes(test) ||
      names.some((name) => isAbout(test, name)) ||
      taken.some(({ target }) => touched.includes(target))
    )
  }
  const choice: Choice = { unit: [], database: [], contract: [], browser: [] }
  for (const part of PARTS) {
    const tests = [...modules.keys()].filter((file) => partOf(file) === part)
    const chosen = tests.filter((test) => isChosen(test, part))
    const isBeneathAll = touched.some((file) => BENEATH_ALL[part].test(file))
    choice[part] = chosen.length === 0 && isBeneathAll ? tests : chosen
  }
  return choice
}

/** The files themselves and everything that imports them, however far away. */
function reachedFrom(touched: readonly string[], modules: Map<string, Module>): Set<string> {
  const importers = new Map<string, string[]>()
  for (const [file, { imports }] of modules)
    for (const { target } of imports) importers.set(target, [...(importers.get(target) ?? []), file])
  const reached = new Set<string>()
  const waiting = [...touched]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    waiting.push(...(importers.get(file) ?? []))
  }
  return reached
}
