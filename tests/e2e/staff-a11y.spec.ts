// axe on what stands behind a guard, as those see it whom the guard lets in: dashboards, every staff screen, and what
// other pages show to staff alone.
import siteMap from '../../app/routes.ts'
import { expect, follow, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

type Entry = { path?: string | undefined; children?: Entry[] | undefined }
const addresses = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...addresses(children ?? [])])

/** An import has a page once there is one: imports.spec.ts looks at it. */
const dashboards = addresses(siteMap as Entry[]).filter(
  (path) => path.startsWith('/dashboard') && !/:|\.csv$/.test(path),
)
const OTHERS: Readonly<Record<string, string>> = {
  '/dashboard': 'yusuf',
  '/dashboard/invoices': 'yusuf',
  ...Object.fromEntries(
    dashboards.filter((path) => path.startsWith('/dashboard/superadmin')).map((path) => [path, 'khadija']),
  ),
  '/dashboard/affiliate': 'rizky',
  '/dashboard/staff/athan': 'khadija',
}
const FOR_STAFF = [
  '/mosque/east-london-mosque/edit',
  '/mosque/east-london-mosque/history',
  '/business/saffron-stone/halal',
  '/auth-test',
  '/verify-env',
]

const people = [...new Set(['elif', ...Object.values(OTHERS)])].map((name) => ({
  name,
  paths: [...dashboards.filter((path) => (OTHERS[path] ?? 'elif') === name), ...(name === 'elif' ? FOR_STAFF : [])],
}))

for (const prefix of ['', '/ar'])
  for (const { name, paths } of people)
    test(`no violation for ${name} ${prefix || 'in English'}: ${paths.join(' ')}`, async ({ page }) => {
      await withoutPopup(page)
      await signIn(page, `${name}@sample.mahalla.example`)
      const found: string[] = []
      // As in a11y.spec.ts: by links in English, as documents in Arabic.
      if (!prefix) await visit(page, '/attributions')
      for (const path of paths) {
        if (prefix) expect((await visit(page, prefix + path))?.status(), path).toBe(200)
        else await follow(page, path)
        expect(new URL(page.url()).pathname).toBe(prefix + path)
        // The frame is the same everywhere: once is enough.
        found.push(...(await violationsOn(page, { frame: path === paths[0] })))
      }
      expect(found).toEqual([])
    })
