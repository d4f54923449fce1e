// axe on what stands behind a guard, as the sample superadmin sees it: dashboards, staff screens, and the pages of owners.
import siteMap from '../../app/routes.ts'
import { expect, signIn, test, violationsOn, visit, withoutPopup } from './site-test.ts'

type Entry = { path?: string | undefined; children?: Entry[] | undefined }
const addresses = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...addresses(children ?? [])])

/** An import has a page once there is one: imports.spec.ts looks at it. */
const dashboards = addresses(siteMap as Entry[]).filter((path) => path.startsWith('/dashboard') && !path.includes(':'))
const guarded = [
  '/business-profile',
  '/business/saffron-stone/claim',
  '/business/saffron-stone/halal',
  '/business/saffron-stone/history',
  '/mosque/east-london-mosque/edit',
  '/mosque/east-london-mosque/history',
  '/mosque/east-london-mosque/announce',
  '/mosque/east-london-mosque/claim',
  '/saved',
  '/auth-test',
  '/verify-env',
]

for (const prefix of ['', '/ar'])
  test(`no violation behind the guards ${prefix || 'in English'}`, async ({ page }) => {
    await withoutPopup(page)
    await signIn(page, 'khadija@sample.mahalla.example')
    const found: string[] = []
    for (const path of [...dashboards, ...guarded]) {
      const response = await visit(page, prefix + path)
      expect(response?.status(), path).toBe(200)
      expect(new URL(page.url()).pathname, path).not.toContain('login')
      found.push(...(await violationsOn(page, { frame: path === dashboards[0] })))
    }
    expect(found).toEqual([])
  })
