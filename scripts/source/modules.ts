// Reads the imports and exports of every source file with the bundler's own parser, and resolves them to files.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { parseSync } from 'vite'

export type Import = {
  /** The file, from the root on. */
  target: string
  /** `*` for the whole module, empty for `import './x.ts'`, which takes nothing. */
  name: string
  /** What it is called in this file; none where it is only passed on, or asked for with `import()`. */
  local: string | null
  /** `export { name as … } from`: what this file calls it for others. */
  passedOnAs: string | null
}

export type Module = {
  imports: Import[]
  /** What others call it → what the file itself does. */
  exports: Map<string, string>
}

const FOLDERS = ['app', 'server', 'supabase', 'tests', 'bench', 'scripts']

/** Every file of the project's own folders and of its root, from the root on. */
export function listFiles(root: string): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
  const atRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile())
  return [...inFolders, ...atRoot.map(({ name }) => name)]
}

/** Every source file of the project. */
export function readModules(root: string): Map<string, Module> {
  const files = listFiles(root).filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  return new Map(files.map((file) => [file, parseModule(file, readFileSync(join(root, file), 'utf8'))]))
}

export function parseModule(file: string, text: string): Module {
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports: Import[] = []
  const exports = new Map<string, string>()
  const add = (from: string, taken: Omit<Import, 'target'>) => {
    const target = resolveTarget(file, from)
    if (target) imports.push({ target, ...taken })
  }
  for (const { moduleRequest, entries } of module.staticImports) {
    if (entries.length === 0) add(moduleRequest.value, { name: '', local: null, passedOnAs: null })
    for (const { importName, localName } of entries)
      add(moduleRequest.value, { name: nameOf(importName), local: localName.value, passedOnAs: null })
  }
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap((s) => s.entries)) {
    const name = nameOf(exportName)
    if (name !== '*') exports.set(name, localName.name ?? name)
    if (moduleRequest) add(moduleRequest.value, { name: nameOf(importName), local: null, passedOnAs: name })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"]([^'"]*)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    if (literal) add(literal, { name: '*', local: null, passedOnAs: null })
  }
  return { imports, exports }
}

function nameOf({ kind, name }: { kind: string; name?: string | null }): string {
  return kind === 'Default' ? 'default' : (kind === 'Name' && name) || '*'
}

/** Files of this project only, without the types the router generates. */
function resolveTarget(file: string, from: string): string | null {
  const path = from.replace(/\?.*$/, '')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') && !path.includes('+types') ? normalize(join(dirname(file), path)) : null
}
