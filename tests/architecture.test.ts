// The rules of the house, checked on resolved imports: direction, no cycles, path ≡ URL, names, the root's contents.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
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

test('there is no import cycle', () => {
  const state = new Map<string, 'open' | 'done'>()
  const cycles: string[] = []
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      return
    }
    state.set(file, 'open')
    for (const target of runtimeImports(file)) if (graph.has(target)) visit(target, [...path, file])
    state.set(file, 'done')
  }
  for (const file of sources) visit(file, [])
  expect(cycles).toEqual([])
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

test('every address of the specification is on the site map', () => {
  const siteMap = readFileSync(join(root, 'app/routes.ts'), 'utf8')
  const addresses = (
    'test auth-test verify-env verify-supabase seo-test login register reset-password business-register templates merchstore widgets ' +
    'services businesses business/:id business-profile business-profile/:id community community-events help jobs mosques mosque/:id ' +
    'zakaat social-media about-us sponsorship sales partners affiliates faq privacy-policy legal/privacy-policy terms-of-service ' +
    'legal/terms-of-service packages automation all-records data records quran athan courses courses/:courseId donate auth ' +
    'dashboard dashboard/staff dashboard/superadmin dashboard/affiliate :country/:category :country/:city/:category ' +
    ':country/:city/:category/:subcategory categories/food-restaurants categories/technology categories/finance'
  ).split(' ')
  expect(addresses.filter((address) => !siteMap.includes(`'${address}'`))).toEqual([])
  for (const word of ['events', 'forum', 'education', 'giving-back', 'gaza', 'recipes', 'reviews', 'ideas'])
    expect(siteMap).toContain(`'${word}'`)
  for (const word of ['instagram', 'youtube', 'tiktok', 'twitter', 'linkedin']) expect(siteMap).toContain(`'${word}'`)
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

test('the design system and lib know nothing of the subject', () => {
  const domain = /\b(mosques?|prayers?|surahs?|quran|halal|businesses|athan|zakaat|masjid)\b/i
  const wrong = sources
    .filter((file) => /^app\/(ui|lib)\//.test(file) && !/database\.types\.ts$/.test(file) && !isTest(file))
    .filter((file) => domain.test(readFileSync(join(root, file), 'utf8')))
  expect(wrong).toEqual([])
})

test('no suppressions, no any, no skipped tests', () => {
  const banned =
    /biome-ignore|eslint-disable|@ts-(?:ignore|expect-error|nocheck)|:\s*any\b|\bas any\b|<any>|\btest\.(?:skip|only)\(|\bTODO\b|\bFIXME\b/
  const wrong = sources.filter(
    (file) => file !== 'tests/architecture.test.ts' && banned.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('pages render no style attribute: the content security policy forbids it', () => {
  const wrong = sources.filter(
    (file) =>
      file.startsWith('app/') && file.endsWith('.tsx') && /\sstyle=\{/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('the service role is used only where the house allows it', () => {
  const allowed =
    /^(server\/(backend|jobs|mail)\/|server\/main\.ts|server\/env\.ts|supabase\/|tests\/|bench\/|scripts\/)/
  const wrong = sources.filter(
    (file) => !allowed.test(file) && /serviceRoleKey|service_role/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(wrong).toEqual([])
})

test('the root holds only what it should', () => {
  const allowed = new Set(
    (
      '.ci .dockerignore .env.example .git .gitignore .npmrc README.md LICENSE app bench biome.json build deploy docs node_modules package-lock.json package.json ' +
      'playwright.config.ts public react-router.config.ts scripts server supabase tests tools tsconfig.json vite.config.ts vitest.config.ts ' +
      '.react-router .data .setup-lock test-results .cache .env'
    ).split(' '),
  )
  expect(readdirSync(root).filter((name) => !allowed.has(name))).toEqual([])
  expect(statSync(join(root, '.ci/run')).mode & 0o111).not.toBe(0)
})

test('nothing is exported that only tests use', () => {
  expect(findUnusedExports(readSources(root))).toEqual([])
})
