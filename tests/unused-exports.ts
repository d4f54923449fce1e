// Exports that nothing but tests leads to: followed from what runs, statement by statement, not from file to file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { type Module, readModules } from '../scripts/source/modules.ts'

/** A statement of the file's outermost level. One that declares nothing runs whenever the file is read. */
type Statement = { declares: string[]; mentions: Set<string> }

export type Source = Module & { statements: Statement[] }

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || /^(?:supabase\/)?tests\//.test(file)

/** What a framework or a runner takes from a file by its name. */
const TAKEN: [files: RegExp, names: RegExp][] = [
  [
    /^app\/(?:routes\/|layouts\/|root\.tsx$)/,
    /^(?:default|loader|action|client(?:Loader|Action|Middleware)|meta|links|headers|handle|keeping|middleware|shouldRevalidate|Layout|ErrorBoundary|HydrateFallback)$/,
  ],
  [/^app\/entry\.server\.tsx$/, /^(?:default|handleError|handleDataRequest|streamTimeout)$/],
  [/^app\/(?:routes|entry\.client)\.tsx?$/, /^default$/],
  // The document's head asks for it by its address.
  [/^app\/layouts\/frame\/first-look\.ts$/, /^lookFirst$/],
  [/^app\/i18n\/messages\//, /^default$/],
  [/^bench\/[^/]+\/scenario\.ts$/, /^default$/],
  [/^supabase\/functions\/[^/]+\/index\.ts$/, /^default$/],
  [/^[^/]+\.config\.ts$/, /^default$/],
]

/** Everything but tests, with its statements. */
export function readSources(root: string): Map<string, Source> {
  const files = [...readModules(root)].filter(([file]) => !isTest(file))
  return new Map(
    files.map(([file, module]) => [
      file,
      { ...module, statements: parseStatements(file, readFileSync(join(root, file), 'utf8')) },
    ]),
  )
}

/** `file: name` of every export that neither the site, the server nor a script comes to. */
export function findUnusedExports(sources: Map<string, Source>): string[] {
  const live = new Set<string>()
  const waiting: [file: string, name: string][] = []
  const reach = (file: string, name: string) => {
    if (live.has(`${file}#${name}`)) return
    live.add(`${file}#${name}`)
    waiting.push([file, name])
  }
  const reachExport = (file: string, name: string) => {
    const source = sources.get(file)
    const local = source?.exports.get(name)
    if (local) reach(file, local)
    for (const { target, name: original, passedOnAs } of source?.imports ?? [])
      if (passedOnAs === '*') reachExport(target, name)
      else if (passedOnAs === name && original !== '*') reachExport(target, original)
      else if (passedOnAs === name)
        for (const each of sources.get(target)?.exports.keys() ?? []) reachExport(target, each)
  }

  for (const [file, { statements, exports }] of sources) {
    for (const { declares, mentions } of statements)
      if (declares.length === 0) for (const name of mentions) reach(file, name)
    for (const [name, local] of exports)
      if (TAKEN.some(([files, names]) => files.test(file) && names.test(name))) reach(file, local)
  }

  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [file, name] = next
    const source = sources.get(file)
    if (!source) continue
    for (const { declares, mentions } of source.statements)
      if (declares.includes(name)) for (const mention of mentions) reach(file, mention)
    for (const { target, name: original, local, passedOnAs } of source.imports) {
      if (passedOnAs !== null) continue
      if (original !== '*' && local === name) reachExport(target, original)
      // Of a module taken whole, what the file names counts as used; `lazy(() => import(…))` takes the default.
      if (original === '*' && (local === null || local === name))
        for (const each of sources.get(target)?.exports.keys() ?? [])
          if (each === 'default' || source.statements.some(({ mentions }) => mentions.has(each)))
            reachExport(target, each)
    }
  }

  return [...sources].flatMap(([file, { exports }]) =>
    [...exports].filter(([, local]) => !live.has(`${file}#${local}`)).map(([name]) => `${file}: ${name}`),
  )
}

type Node = { type: string; start: number; end: number }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The names a pattern such as `{ a, b: [c] }: Pair = pair` binds: not its types, keys and defaults. */
function bindingsOf(pattern: Node): string[] {
  if (pattern.type === 'Identifier' && 'name' in pattern) return [String(pattern.name)]
  return Object.entries(pattern).flatMap(([key, part]) =>
    ['typeAnnotation', 'key', 'right'].includes(key)
      ? []
      : [part].flat().flatMap((each) => (isNode(each) ? bindingsOf(each) : [])),
  )
}

export function parseStatements(file: string, text: string): Statement[] {
  const { program, comments } = parseSync(file, text)
  // A name in a comment is no use of it.
  let code = text
  for (const { start, end } of comments) code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
  return program.body.flatMap((statement) => {
    const declaration = 'declaration' in statement && isNode(statement.declaration) ? statement.declaration : null
    // Imports and `export { … }` are read as such; they use nothing by themselves.
    if (!declaration && /^(?:Import|Export)/.test(statement.type)) return []
    const inner: Node = declaration ?? statement
    const parts = 'declarations' in inner && Array.isArray(inner.declarations) ? inner.declarations : [inner]
    const declares = parts.flatMap((part) =>
      isNode(part) && 'id' in part && isNode(part.id) ? bindingsOf(part.id) : [],
    )
    if (statement.type === 'ExportDefaultDeclaration') declares.push('default')
    return [{ declares, mentions: new Set(code.slice(inner.start, inner.end).match(/[\p{L}\p{N}_$]+/gu)) }]
  })
}
