// The rules of the house, checked on resolved imports: direction, no cycles, path ≡ URL, names, the root's contents.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { addresses } from './e2e/addresses.ts'
import { specifiedAddresses } from './fixtures/specified-addresses.ts'
import {
  belongsTo,
  classAlone,
  classesOf,
  FIRST_SHEET,
  inFirstSheet,
  isCore,
  isState,
  isSystem,
  layerOf,
  readSheet,
  type Sheet,
  utilitiesAmong,
  wordsOf,
  writtenClasses,
} from './fixtures/style-sheets.ts'
import { findLongFunctions } from './long-functions.ts'
import { findUnusedExports, readSources } from './unused-exports.ts'

const root = resolve(import.meta.dirname, '..')
const FOLDERS = ['app', 'server', 'supabase', 'tests', 'bench', 'scripts']

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(join(folder, entry.name)) : [join(folder, entry.name)],
  )
}

const sources = FOLDERS.filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => walk(join(root, folder)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => relative(root, file))

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, from, dynamic]) => {
    const target = (from ?? dynamic ?? '').replace(/\?.*$/, '')
    if (target.startsWith('#')) return [target.slice(1)]
    if (target.startsWith('.') && !target.includes('+types'))
      return [relative(root, resolve(root, dirname(file), target))]
    return []
  })
}

const graph = new Map(sources.map((file) => [file, importsOf(file)]))
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/')

/** Which room a file of app/ is in. */
const room = (file: string) => (file.startsWith('app/') ? (file.split('/')[1] ?? '') : '')

/** A room may lean on those to its right only. */
const MAY_IMPORT: Record<string, string[]> = {
  routes: ['routes', 'layouts', 'features', 'core', 'ui', 'i18n', 'lib'],
  layouts: ['layouts', 'features', 'core', 'ui', 'i18n', 'lib'],
  features: ['features', 'core', 'ui', 'i18n', 'lib'],
  core: ['core', 'ui', 'i18n', 'lib'],
  ui: ['ui', 'i18n', 'lib'],
  i18n: ['i18n', 'lib'],
  lib: ['lib'],
}

test('every import resolves to a file', () => {
  const missing = [...graph].flatMap(([file, imports]) =>
    imports.filter((target) => !existsSync(join(root, target))).map((target) => `${file} → ${target}`),
  )
  expect(missing).toEqual([])
})

test('rooms lean in one direction', () => {
  const wrong = [...graph].flatMap(([file, imports]) => {
    const allowed = MAY_IMPORT[room(file)]
    if (!allowed) return []
    return imports
      .filter((target) => room(target) && !allowed.includes(room(target)))
      .map((target) => `${file} → ${target}`)
  })
  expect(wrong).toEqual([])
})

test('the site never imports the process or the database folder', () => {
  const wrong = [...graph].flatMap(([file, imports]) =>
    file.startsWith('app/')
      ? imports.filter((target) => /^(server|supabase)\//.test(target)).map((t) => `${file} → ${t}`)
      : [],
  )
  expect(wrong).toEqual([])
})

test('features never import each other', () => {
  const feature = (file: string) => /^app\/features\/([^/]+)\//.exec(file)?.[1]
  const wrong = [...graph].flatMap(([file, imports]) =>
    imports
      .filter((target) => feature(file) && feature(target) && feature(file) !== feature(target))
      .map((target) => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('rooms of the backend lean on its database and on what lies beside them, never on each other', () => {
  const backendRoom = (file: string) => /^server\/backend\/([^/]+)\//.exec(file)?.[1]
  const wrong = [...graph].flatMap(([file, imports]) => {
    const own = backendRoom(file)
    if (!own || isTest(file)) return []
    return imports
      .filter((target) => {
        const other = backendRoom(target)
        return other !== undefined && other !== own && other !== 'database'
      })
      .map((target) => `${file} → ${target}`)
  })
  expect(wrong).toEqual([])
})

test('the process has rooms: nothing but its beginning lies loose', () => {
  const loose = sources.filter((file) => /^server\/[^/]+\.ts$/.test(file))
  expect(loose).toEqual(['server/main.ts', 'server/serve.ts'])
})

/** Every way round: from a node, by what it names, back to it. */
function cyclesOf(nodes: Iterable<string>, named: (node: string) => Iterable<string>): string[] {
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (node: string, path: string[]) => {
    if (state.get(node) === 'done') return
    if (state.get(node) === 'open') {
      cycles.push([...path.slice(path.indexOf(node)), node].join(' → '))
      return
    }
    state.set(node, 'open')
    for (const target of named(node)) visit(target, [...path, node])
    state.set(node, 'done')
  }
  for (const node of nodes) visit(node, [])
  return cycles
}

test('there is no import cycle', () => {
  expect(cyclesOf(sources, (file) => runtimeImports(file).filter((target) => graph.has(target)))).toEqual([])
})

test('the rooms of core are a stair: whatever one names, types too, lies on a step below it', () => {
  const roomOfCore = (file: string) => /^app\/core\/([^/]+)\//.exec(file)?.[1]
  const steps = new Map<string, Set<string>>()
  for (const [file, imports] of graph) {
    const from = roomOfCore(file)
    if (!from || isTest(file)) continue
    const below = steps.get(from) ?? new Set()
    for (const target of imports) {
      const to = roomOfCore(target)
      if (to && to !== from) below.add(to)
    }
    steps.set(from, below)
  }
  expect(cyclesOf(steps.keys(), (step) => steps.get(step) ?? [])).toEqual([])
})

/** Type-only imports vanish when compiled, so they cannot make a cycle. */
function runtimeImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replace(
    /(?:^|\n)\s*(?:import|export)\s+type\s[^'"]*?['"][^'"]+['"]/g,
    '',
  )
  return [...text.matchAll(IMPORT)].flatMap(([, from, dynamic]) => {
    if (dynamic) return []
    const target = from ?? ''
    if (target.startsWith('#')) return [target.slice(1)]
    return target.startsWith('.') ? [relative(root, resolve(root, dirname(file), target))] : []
  })
}

test('the path of a route file spells its URL', () => {
  const siteMap = readFileSync(join(root, 'app/routes.ts'), 'utf8')
  const wrong: string[] = []
  for (const [, url = '', file = ''] of siteMap.matchAll(/route\(\s*'([^']+)',\s*'routes\/([^']+)'/g)) {
    const spelled = url.replaceAll(':', '$').replace(/^\*$/, '$')
    if (file.replace(/\.tsx?$/, '') !== spelled) wrong.push(`/${url} is in ${file}`)
  }
  expect(wrong).toEqual([])
  const registered = new Set([...siteMap.matchAll(/'routes\/([^']+)'/g)].map(([, file]) => `app/routes/${file}`))
  expect(sources.filter((file) => file.startsWith('app/routes/') && !isTest(file) && !registered.has(file))).toEqual([])
})

type Page = { file: string; path: string; layouts: string[] }

/** Every page of the map with the layouts around it. */
function pagesOf(entries: RouteConfigEntry[], around: string[] = []): Page[] {
  return entries.flatMap(({ file, children, path, index }) =>
    children && path === undefined && !index
      ? pagesOf(children, [...around, file])
      : [{ file: `app/${file}`, path: path ?? '', layouts: around }],
  )
}

test('the site map says who may enter: dashboards stand behind a guard, and pages ask nobody themselves', () => {
  const unguarded = pagesOf(routes).filter(
    ({ file, layouts }) =>
      /^app\/routes\/dashboard[./]/.test(file) && !layouts.some((layout) => layout === 'layouts/member.ts'),
  )
  expect(unguarded.map(({ file }) => file)).toEqual([])
  // Whoever declines what a letter offers needs no account, whoever accepts it does.
  const both = ['app/routes/business-transfer.tsx', 'app/routes/team-invitation.tsx']
  const asking = sources.filter(
    (file) => file.startsWith('app/routes/') && !both.includes(file) && /\brequire[A-Z]\w*\(/.test(textOf(file)),
  )
  expect(asking).toEqual([])
  // A page that reads who is there without a guard before it would fail for everyone.
  const withUser = pagesOf(routes).filter(
    ({ file, layouts }) => textOf(file).includes('userContext') && !layouts.some((layout) => /member/.test(layout)),
  )
  expect(withUser.map(({ file }) => file)).toEqual([])
})

/** Of the layouts those that ask who is there. */
const isGuard = (layout: string) => textOf(`app/${layout}`).includes('middleware')

test('a page behind a guard has a loader: without one, moving to it would ask the server nothing', () => {
  const silent = pagesOf(routes).filter(
    ({ file, layouts }) => layouts.some(isGuard) && !/export (?:async function|const) loader\b/.test(textOf(file)),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('a page that may be missing says so in its title too', () => {
  const untitled = pagesOf(routes).filter(
    ({ file }) =>
      /\bmissingPage\b/.test(textOf(file)) &&
      /export const meta/.test(textOf(file)) &&
      !textOf(file).includes('missingMeta'),
  )
  expect(untitled.map(({ file }) => file)).toEqual([])
})

/** Answered before the router is asked (server/http/mounts.ts). */
const MOUNTED =
  /^(api|assets|athan-sounds|brand\.css|brand-mark|course-files|course-samples|cover|embed|healthz|logos|map|open-data|photos|still-life|store-pictures|worker\.js)$/
/** Beginnings of addresses, and one that must not be there. */
const NO_PAGES = [
  ...['/business', '/mosque', '/claim', '/no-such-page'],
  ...['/prayer-room', '/group', '/donate/stop', '/newsletter/go'],
]

/** The parts of an address as it is written; null for one that is known only when the site runs. */
function partsOf(written: string): (string | null)[] {
  const path = written.replace(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\$\{.*/g, '\0').replace(/[?#].*/, '')
  return path
    .slice(1)
    .split('/')
    .map((part) => (part.startsWith('\0') ? null : part.replace(/\0.*/, '')))
}

test('every address written in the site is one of its own', () => {
  const patterns = pagesOf(routes)
    .map(({ path }) => path.split('/'))
    // Words of places fit anything.
    .filter(([first]) => first !== '*' && !first?.startsWith(':'))
  const isPage = (parts: (string | null)[]) =>
    patterns.some(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((part, i) => parts[i] === null || part.startsWith(':') || part === parts[i]),
    )
  const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g
  const wrong = appSources.flatMap((file) =>
    [
      ...textOf(file)
        .replace(comments, '')
        .matchAll(/(["'`])(\/[a-z][\w.-]*(?=[/?#$"'`])[^"'`\n\\]*)/g),
    ]
      .map(([, , written = '']) => written)
      .filter((written) => {
        const parts = partsOf(written)
        const isService = written.startsWith('/auth/v1/')
        const isFile = existsSync(join(root, 'public', ...parts.map((part) => part ?? '')))
        return !isPage(parts) && !isFile && !isService && !MOUNTED.test(parts[0] ?? '') && !NO_PAGES.includes(written)
      })
      .map((written) => `${file}: ${written}`),
  )
  expect(wrong).toEqual([])
})

test('every address of the specification is on the site map', () => {
  const paths = addresses.map(({ path }) => path)
  expect(specifiedAddresses.filter((path) => !paths.includes(path))).toEqual([])
})

test('file names are kebab-case and say something', () => {
  const vague = /(?:^|\/)(?:utils?|helpers?|misc|common|shared|types|constants|manager|service|index)(?:\.|\/)/
  const kebab = /^[a-z0-9$.-]+$/
  // Supabase's own name for where a function begins.
  const named = sources.filter((file) => !/\/functions\/[^/]+\/index\.ts$/.test(file))
  const wrong = named.filter(
    (file) =>
      vague.test(file) ||
      !file.split('/').every((part) => kebab.test(part) || part.startsWith('$') || part === '_shared'),
  )
  expect(wrong).toEqual([])
})

test('messages are named as the feature or the room of core that speaks them', () => {
  const rooms = ['features', 'core'].flatMap((folder) => readdirSync(join(root, 'app', folder)))
  // What every page shares, and words that other messages are made of.
  const shared = ['first', 'frame', 'ui', 'pages', 'fact-names', 'service-names', 'place-phrases']
  const areas = readdirSync(join(root, 'app/i18n/messages/en')).map((file) => file.replace(/(\.test)?\.ts$/, ''))
  expect(areas.filter((area) => !rooms.includes(area) && !shared.includes(area))).toEqual([])
})

test('from right to left, how an address begins is kept apart: its slashes would jump before it', () => {
  const jumping = sources
    .filter((file) => /^app\/i18n\/(?:messages|mail)\/(?:ar|ur)\b/.test(file))
    .filter((file) => /(?<!\\u2066)https?:\/\/(?![A-Za-z0-9{$])(?!…?\\u2069)/.test(textOf(file)))
  expect(jumping).toEqual([])
})

test('the design system and lib know nothing of the subject', () => {
  const domain = /\b(mosques?|prayers?|surahs?|quran|halal|businesses|athan|zakaat|masjid)\b/i
  const wrong = sources
    .filter((file) => /^app\/(ui|lib)\//.test(file) && !/database\.types\.ts$/.test(file) && !isTest(file))
    .filter((file) => domain.test(readFileSync(join(root, file), 'utf8')))
  expect(wrong).toEqual([])
})

test('no page starts from North America’s times: method 2 and school 1 stand in the endpoint’s own file alone', () => {
  const naming =
    /\bDEFAULT_(?:METHOD|SCHOOL|CHOICE)\b|\b(?:method\s*(?::|\?\?|=(?!=))\s*2|school\s*(?::|\?\?|=(?!=))\s*1)\b|\bparsePrayerTimesQuery\b/
  const guilty = sources
    .filter((file) => /^(app|server)\//.test(file) && !isTest(file))
    .filter((file) => file !== 'app/core/prayer/api-shape.ts' && file !== 'server/api/prayer-times.ts')
    .filter((file) => naming.test(readFileSync(join(root, file), 'utf8')))
  expect(guilty).toEqual([])
})

test('no suppressions, no any, no skipped tests', () => {
  const banned =
    /biome-ignore|eslint-disable|@ts-(?:ignore|expect-error|nocheck)|:\s*any\b|\bas any\b|<any>|\btest\.(?:skip|only)\(|\bTODO\b|\bFIXME\b/
  const wrong = sources.filter(
    (file) => file !== 'tests/architecture.test.ts' && banned.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('an id is any uuid: those made from a hash have no version, and a form that wants one refuses them', () => {
  const picky = sources.filter(
    (file) => file !== 'tests/architecture.test.ts' && /\bz\.uuid(?:v\d)?\(/.test(textOf(file)),
  )
  expect(picky).toEqual([])
})

test('whether a word from outside is one of ours is asked with wordIn', () => {
  const byHand = /(?<![.\w?])\w+\.find\(\((\w+)\) => \1 === (?:[^()]|\([^()]*\))+\) \?\? null/
  const wrong = sources.filter(
    (file) =>
      /^(?:app|server)\//.test(file) && file !== 'app/lib/word-in.ts' && !isTest(file) && byHand.test(textOf(file)),
  )
  expect(wrong).toEqual([])
})

test('a test that stops the clock starts it again: the next file runs in the same process', () => {
  const stopped = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return isTest(file) && /\.useFakeTimers\(/.test(text) && !/afterEach\([^\n]*\.useRealTimers\(/.test(text)
  })
  expect(stopped).toEqual([])
})

test('an answer belongs to one sending: the router’s fetchers, which go on holding the former one, are behind one hook', () => {
  const behind = /^app\/core\/request\/use-sending\.tsx$/
  const bad = sources.filter(
    (file) => file.startsWith('app/') && !behind.test(file) && /\buseFetchers?\b/.test(textOf(file)),
  )
  expect(bad).toEqual([])
})

test('pages render no style attribute: the content security policy forbids it', () => {
  const wrong = sources.filter(
    (file) =>
      file.startsWith('app/') && file.endsWith('.tsx') && /\sstyle=\{/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('what every page carries reads no shapes and asks no database: both weigh as much as the frame itself', () => {
  const carried = new Set<string>()
  const carry = (file: string) => {
    if (carried.has(file) || !graph.has(file) || /\.server\.tsx?$/.test(file)) return
    carried.add(file)
    for (const target of runtimeImports(file)) carry(target)
  }
  for (const file of ['app/entry.client.tsx', 'app/root.tsx', 'app/layouts/frame.tsx']) carry(file)
  const heavy = /(?:^|\n)import (?!type)[^'"]*['"](?:zod|@supabase\/[\w-]+)['"]/
  expect([...carried].filter((file) => heavy.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('no module makes an Intl format as it is loaded: the first takes a phone a tenth of a second', () => {
  const made = sources.filter(
    (file) =>
      file.startsWith('app/') &&
      !/\.(server|test)\.tsx?$/.test(file) &&
      /^(?:export )?const .*= new Intl\./m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(made).toEqual([])
})

/** Who reads the answers of the database, of auth, of the store and of functions. Everyone else asks through them. */
const READERS: Readonly<Record<string, string>> = {
  'app/core/request/ask.server.ts': 'ask, attempt and their kin',
  'app/core/request/call-function.server.ts': 'the same for functions',
  'app/core/auth/attempt-auth.server.ts': 'the same for auth',
  'app/core/auth/session.server.ts': 'tells who is signed in from nobody can tell',
  'app/features/diagnostics/commands.server.ts': 'shows what was answered',
  'app/features/diagnostics/queries.server.ts': 'shows what was answered',
}

/** A question that was put together before it is awaited: `rows`, `rows.eq('id', id).limit(1)`. */
const QUERY =
  '\\w+(?:\\s*\\.(?:select|insert|update|upsert|delete|order|eq|neq|in|is|or|limit|range|single|maybeSingle)\\([^()]*\\))*'

/** Ways to read such an answer by oneself, where an outage is easily taken for nothing, for missing or for done. */
const UNREAD: readonly RegExp[] = [
  /(?<![\w.])(?:await|void)\s+\(?(?:services\s*\.\s*)?db(?:\(\))?\s*\.\s*(?:from|rpc|auth|storage|functions)\b/g,
  /(?<![\w.])(?:await|void)\s+\(?(?:auth|mfa|passkey)\s*\.\s*\w/g,
  /(?<![\w.])(?:await|void)\s+\(?\w+\s*\.\s*(?:rpc\(|from\(['"`])/g,
  /\{[^{}]*\b(?:data|error|count)\b[^{}]*\}(?:: \w+)?\s*=\s*await\b/g,
  /\[[^\]=]*\{[^{}]*\b(?:data|error|count)\b[^{}]*\}[^\]=]*\]\s*=\s*await\b/g,
  /\.then\(\s*(?:async )?\(\{[^})]*\b(?:data|error|count)\b/g,
  /\.then\(\s*(?:async )?\(?(\w+)\)?\s*=>[^\n]*\b\1\??\.(?:data|error|count)\b/g,
  /\bconst (\w+) = await\b(?=[\s\S]*?\b\1\??\.error\b)/g,
  new RegExp(`\\bconst (\\w+) = await ${QUERY}\\s*\\n(?=[\\s\\S]*?\\b\\1\\??\\.(?:data|count)\\b)`, 'g'),
  new RegExp(`\\(await ${QUERY}\\)\\??\\.(?:data|count|error)\\b`, 'g'),
  /\.throwOnError\(/g,
  /\bservices\.page\(/g,
]

const readsOf = (text: string) =>
  UNREAD.flatMap((way) => [...text.matchAll(way)].map(({ index }) => text.slice(0, index).split('\n').length))

test('an outage is told as nothing else: answers of the database and of auth go through ask or attempt', () => {
  const wrong = sources
    .filter((file) => file.startsWith('app/') && !isTest(file) && !(file in READERS))
    .flatMap((file) => readsOf(textOf(file)).map((line) => `${file}:${line}`))
  expect(wrong).toEqual([])
  expect(Object.keys(READERS).filter((file) => readsOf(textOf(file)).length === 0)).toEqual([])
})

/** Comments, strings and SQL are no code; what is imported or exported under another name is no cast. */
const codeOf = (text: string) =>
  text
    .replace(
      /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*|`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g,
      (part) => (part.startsWith('/') ? '' : "''"),
    )
    .replace(/^\s*(?:import|export)\s[^;]*?\sfrom\s''/gm, '')
    .replace(/\b(?:import|export) (?:type )?\{[^}]*\}|\bexport \* as\b/g, '')

/** `x as y`, where it is not `as const`. */
const CAST = /(?<=[\w)\]}'"]\s+)as\s+(?!const\b)(?=[\w{[(|'"])/g
/** As many as there are: whoever removes one lowers it, and nobody adds one. */
const CASTS = 220

test('casts do not grow', () => {
  const count = sources
    .filter(
      (file) => /^(?:app|server|supabase|scripts)\//.test(file) && !isTest(file) && !file.startsWith('supabase/tests/'),
    )
    .reduce((sum, file) => sum + [...codeOf(textOf(file)).matchAll(CAST)].length, 0)
  expect(count).toBe(CASTS)
})

/** Where a type is turned into another that it is not, and why nothing better is known. */
const FORCED: Record<string, string> = {
  'app/entry.server.tsx': 'a stream of Node is a stream of the web, under another name',
  'app/features/imports/import-page.tsx': 'JSON in a row that the importer itself wrote',
  'app/features/registration/commands.server.ts': 'values that were read from a form, and go there as JSON',
  'app/features/security/commands.server.ts': 'what a key said goes to the service as it is',
  'app/features/security/passkey-commands.server.ts': 'what a key said goes to the service as it is',
  'app/features/zakaat/commands.server.ts': 'a price goes to the database as text, digit by digit',
  'app/i18n/catalogue.ts': 'messages that are fetched when they are asked for',
}

/** A cast on what a question to the database brought, at once or by its name. */
function castAnswersOf(text: string): string[] {
  const named = [...text.matchAll(/\bconst (\w+) = \(?await (?:ask\w*|attempt)\(/g)].map(([, name]) => name ?? '')
  return [
    ...[
      ...text.matchAll(
        /\bawait (?:ask\w*|attempt)\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)\)? as (?!const\b)/g,
      ),
    ],
    ...named.flatMap((name) => [...text.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.value)? as (?!const\\b)`, 'g'))]),
  ].map(([found]) => found)
}

test('what a SQL function answers is read by its shape: no answer is cast, and no type forced', () => {
  const app = sources.filter((file) => file.startsWith('app/') && !isTest(file))
  const cast = app
    .filter((file) => file !== 'app/core/request/ask.server.ts')
    .flatMap((file) => castAnswersOf(codeOf(textOf(file))).map((found) => `${file}: ${found}`))
  expect(cast).toEqual([])
  const forced = app.filter((file) => /\bas (?:unknown as|never)\b/.test(codeOf(textOf(file))))
  expect(forced.sort()).toEqual(Object.keys(FORCED).sort())
  const beside = app.filter((file) => /\.parse\(\s*await ask/.test(codeOf(textOf(file))))
  expect(beside).toEqual([])
})

test.each([
  "const { data } = await services.db().from('iqamah_rules').select('*')",
  "const { data, error } = await (wide ? rows.is('a', null) : rows.or('b')).order('id')",
  'const { count, error } = await rows',
  "const { error } = await services.db().auth.resend({ type: 'sms', phone })",
  'await auth.refreshSession()',
  "void services.db().rpc('note', {})",
  "db().rpc('note').then(({ error }) => {})",
  'const stored = await files.upload(path)\nif (stored.error) return null',
  "const row = readRow(await services.page('mosque_page', {}))",
  'const found = await rows\nreturn found.data ?? []',
  "const found = await rows.eq('id', id).limit(1)\nreturn found.data?.[0]",
  'return (await rows).data ?? []',
  'const [{ data: first }, { data: second }] = await Promise.all([one, other])',
  'return rows.then((answer) => answer.data ?? [])',
  "const client = services.db()\nvoid client.rpc('note', {})",
  'const rows = await ask(services, query.throwOnError())',
])('what would hide an outage is seen: %s', (written) => {
  expect(readsOf(written)).not.toEqual([])
})

test('the service role is used only where the house allows it', () => {
  // A restore that is tried is asked as the site's own jobs would, and is gone afterwards.
  const allowed =
    /^(server\/(backend|jobs|mail|settings)\/|server\/archive\/drill\.ts|server\/main\.ts|supabase\/|tests\/|bench\/|scripts\/)/
  const wrong = sources.filter(
    (file) => !allowed.test(file) && /serviceRoleKey|service_role/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('the root holds only what it should', () => {
  const allowed = new Set(
    (
      '.ci .dockerignore .editorconfig .env.example .git .gitignore .npmrc CHANGELOG.md CONTRIBUTING.md README.md LICENSE app bench biome.json build deploy docs node_modules package-lock.json package.json ' +
      'playwright.config.ts public react-router.config.ts scripts server supabase tests tools tsconfig.json vite.config.ts vitest.config.ts ' +
      '.react-router .data .setup-lock test-results .cache .env'
    ).split(' '),
  )
  expect(readdirSync(root).filter((name) => !allowed.has(name))).toEqual([])
  expect(statSync(join(root, '.ci/run')).mode & 0o111).not.toBe(0)
})

/** What is left out on paper, and what is not broken over two sheets, is said of many parts in one place. */
const ON_PAPER = 'app/ui/styles/media.css'

const styleSheets = walk(join(root, 'app'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => relative(root, file))
  .filter((file) => file !== FIRST_SHEET)
  .map(readSheet)
/** The sheet a class belongs to: the one that defines it, else the first that names it and may. */
const sheetOf = new Map(
  styleSheets
    .flatMap((sheet) =>
      [...sheet.classes]
        .filter((name) => belongsTo(sheet.file, name) && !isState(name))
        .map((name) => [name, sheet] as const),
    )
    .toReversed(),
)
for (const system of [true, false])
  for (const sheet of styleSheets.filter(({ file }) => isSystem(file) === system && file !== ON_PAPER))
    for (const selector of sheet.selectors) {
      const name = classAlone(selector)
      if (name && belongsTo(sheet.file, name) && !isState(name)) sheetOf.set(name, sheet)
    }
const appSources = sources.filter((file) => file.startsWith('app/') && !isTest(file) && !file.startsWith('app/i18n/'))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

test('a style sheet of a feature is imported by that feature, by a route or by the first sheet', () => {
  const importers = (sheet: string) => [...graph].filter(([, imports]) => imports.includes(sheet)).map(([file]) => file)
  const wrong = styleSheets.flatMap(({ file }) => {
    const from = importers(file)
    if (from.length === 0 && !inFirstSheet.has(file)) return [`${file} is imported by nobody`]
    const isOwn = (other: string) => dirname(other) === dirname(file) || room(other) === 'routes'
    return isSystem(file) || isCore(file)
      ? []
      : from.filter((other) => !isOwn(other)).map((other) => `${other} → ${file}`)
  })
  expect(wrong).toEqual([])
})

test('a style sheet is in its layer, whole', () => {
  const layers = /@layer ([^;{]+);\n@import "tailwindcss"/.exec(textOf(FIRST_SHEET))?.[1]
  expect(layers).toBe('theme, base, components, core, features, utilities')
  const wrong = styleSheets.filter(({ file, text }) => {
    const given = new RegExp(`@import "\\./${file.replace('app/', '')}"(?: layer\\((\\w+)\\))?;`).exec(
      textOf(FIRST_SHEET),
    )
    // Tokens must reach the theme, and what paper and reduced motion ask must win over everything.
    if (/\/(tokens|media)\.css$/.test(file)) return given?.[1] !== undefined
    if (file.endsWith('/base.css')) return given?.[1] !== 'base'
    if (given?.[1]) return given[1] !== layerOf(file)
    return !new RegExp(`^@layer ${layerOf(file)} \\{\\n(?: .*\\n|\\n)*\\}$`).test(text)
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('classes of a style sheet begin with the prefix of its folder, and others are only adapted', () => {
  const lower = (file: string) => (sheet: Sheet) => isSystem(sheet.file) || isCore(sheet.file) || sheet.file === file
  const wrong = styleSheets
    .filter(({ file }) => !isSystem(file))
    .flatMap(({ file, selectors }) => {
      const may = new Set(
        styleSheets
          .filter(lower(file))
          .flatMap(({ classes }) => [...classes])
          .filter((name) => sheetOf.has(name)),
      )
      return selectors.flatMap((selector) => {
        const names = classesOf(selector)
        const isGood =
          names.some((name) => belongsTo(file, name)) &&
          names.every(
            (name) =>
              belongsTo(file, name) || isState(name) || (may.has(name) && lower(file)(sheetOf.get(name) as Sheet)),
          )
        return isGood || (names.length === 0 && /^(to|from|\d+%)$/.test(selector)) ? [] : [`${file}: ${selector}`]
      })
    })
  expect(wrong).toEqual([])
})

test('no class is defined in two style sheets', () => {
  const homes = new Map<string, Set<string>>()
  for (const { file, selectors } of styleSheets) {
    if (file === ON_PAPER) continue
    for (const selector of selectors) {
      const alone = classAlone(selector)
      if (alone) homes.set(alone, (homes.get(alone) ?? new Set()).add(file))
    }
  }
  expect(
    [...homes].filter(([, files]) => files.size > 1).map(([name, files]) => `.${name}: ${[...files].join(' ')}`),
  ).toEqual([])
})

test('every class is used, and a part of the system by the system itself or by several rooms', () => {
  const words = appSources.map((file) => ({ file, ...wordsOf(textOf(file)) }))
  const usersOf = (name: string) =>
    words.filter(({ whole, beginnings }) => whole.has(name) || beginnings.some((start) => name.startsWith(start)))
  const unused = [...sheetOf].filter(([name]) => !name.startsWith('maplibregl-') && usersOf(name).length === 0)
  expect(unused.map(([name, { file }]) => `${file}: .${name}`)).toEqual([])

  // A part with its elements and variants: `menu`, `menu__item`, `menu--end`.
  const rooms = new Map<string, Set<string>>()
  for (const [name, sheet] of sheetOf)
    if (isSystem(sheet.file)) {
      const part = name.split(/--|__/)[0] ?? name
      const users = usersOf(name).map(({ file }) => (room(file) === 'features' ? dirname(file) : room(file)))
      rooms.set(part, new Set([...(rooms.get(part) ?? []), ...users]))
    }
  const isShared = (users: Set<string>) => users.size > 1 || ['ui', 'layouts', 'core'].some((one) => users.has(one))
  const ofOne = [...rooms].filter(([, users]) => !isShared(users))
  expect(ofOne.map(([part, users]) => `.${part} is used by ${[...users]} only`)).toEqual([])
})

test('every class written in a source is styled, and by a sheet the source may lean on', async () => {
  const written = appSources.map((file) => ({ file, names: [...new Set(writtenClasses(textOf(file)))] }))
  const plain = [...new Set(written.flatMap(({ names }) => names))].filter(
    (name) => !sheetOf.has(name) && !isState(name),
  )
  const utilities = await utilitiesAmong(plain)
  const unknown = new Set(plain.filter((name) => !utilities.has(name)))
  const mayUse = (file: string, sheet: string) =>
    (MAY_IMPORT[room(file)] ?? []).includes(room(sheet)) &&
    (room(file) !== 'features' || room(sheet) !== 'features' || dirname(file).startsWith(dirname(sheet)))
  const wrong = written.flatMap(({ file, names }) =>
    names.flatMap((name) => {
      if (unknown.has(name)) return [`${file}: ${name} has no style`]
      const sheet = sheetOf.get(name)
      return sheet && room(file) && !mayUse(file, sheet.file) ? [`${file}: ${name} is of ${sheet.file}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('a page brings the style sheets of all it shows', () => {
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const target of graph.get(file) ?? []) reach(target, seen)
    return seen
  }
  const classes = new Map(appSources.map((file) => [file, writtenClasses(textOf(file))]))
  const wrong = appSources
    .filter((file) => room(file) === 'routes' || file === 'app/layouts/frame.tsx')
    .flatMap((page) => {
      const files = reach(page)
      const missing = [...files].flatMap((file) =>
        (classes.get(file) ?? []).flatMap((name) => {
          const sheet = sheetOf.get(name)?.file
          return sheet && !files.has(sheet) && !inFirstSheet.has(sheet)
            ? [`${page} lacks ${sheet}: ${file} uses ${name}`]
            : []
        }),
      )
      return [...new Set(missing)]
    })
  expect(wrong).toEqual([])
})

test('nothing is exported that only tests use', () => {
  expect(findUnusedExports(readSources(root))).toEqual([])
})

test('no function is longer than a hundred lines: what is longer has parts, and those have names', () => {
  const files = sources.filter(
    (file) => /^(?:app|server|supabase|scripts)\//.test(file) && !isTest(file) && !file.startsWith('supabase/tests/'),
  )
  expect(files.flatMap((file) => findLongFunctions(file, textOf(file), 100))).toEqual([])
})

test('no file with the place it was taken at is kept: everything goes through the intake and one door', () => {
  const doors = sources.filter(
    (file) =>
      /^(app|server)\//.test(file) &&
      !isTest(file) &&
      /\.(?:upload|uploadToSignedUrl)\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(doors).toEqual(['server/media/put-file.ts'])
  const importersOf = (target: string) =>
    sources.filter(
      (file) =>
        !isTest(file) &&
        graph.get(file)?.includes(target) &&
        /\bcleanFile\b/.test(readFileSync(join(root, file), 'utf8')),
    )
  expect(importersOf('app/lib/clean-file.ts')).toEqual([
    'app/core/media/intake.server.ts',
    'app/core/media/process-image.server.ts',
  ])
})
