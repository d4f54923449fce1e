// The packages that run with the site, read from the lock file: those it names, and whatever they bring along.

export type Package = {
  path: string
  name: string
  licence: string
  /** Named by the site itself. */
  isOwn: boolean
  /** Whether it is installed depends on the machine. */
  isOptional: boolean
}

type Entry = {
  optional?: boolean
  license?: string
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
export type Lock = { packages: Record<string, Entry> }

/** Packages whose own description names no licence; the text beside them does. */
const UNNAMED: Readonly<Record<string, string>> = { suncalc: 'BSD-2-Clause' }

export function listPackages({ packages }: Lock): Package[] {
  const found = new Map<string, Package>()
  const add = (from: string, name: string, isOwn: boolean) => {
    const path = findPath(packages, from, name)
    if (!path || found.has(path)) return
    const entry = packages[path] ?? {}
    const licence = entry.license ?? UNNAMED[name]
    if (!licence)
      throw new Error(`${path} names no licence: look at its text and add it to scripts/licences/packages.ts`)
    found.set(path, {
      path,
      name: isForOneMachine(entry) ? familyOf(name) : name,
      licence: licence.replace(/^\((.*)\)$/, '$1'),
      isOwn,
      isOptional: entry.optional === true,
    })
    for (const inner of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) add(path, inner, false)
  }
  const { dependencies, optionalDependencies } = packages[''] ?? {}
  const own = Object.keys({ ...dependencies, ...optionalDependencies })
  for (const name of own) add('', name, true)
  // A package that others bring along too is still one of the site's own.
  for (const name of own) {
    const known = found.get(`node_modules/${name}`)
    if (known) known.isOwn = true
  }
  return [...found.values()]
}

/** The nearest one on the way up, as Node looks for it. */
function findPath(packages: Lock['packages'], from: string, name: string): string | null {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`
  if (packages[path]) return path
  return from ? findPath(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name) : null
}

const isForOneMachine = ({ os, cpu }: Entry) => os !== undefined || cpu !== undefined

/** `@img/sharp-libvips-linux-x64` → `@img/sharp-libvips-*`: which one is installed depends on the machine. */
const familyOf = (name: string) =>
  name.replace(/-(?:aix|android|darwin|freebsd|linux|linuxmusl|openbsd|wasm|webcontainers|win32)\b.*$/, '-*')
