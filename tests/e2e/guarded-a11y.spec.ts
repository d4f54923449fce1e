// axe on what stands behind a guard, as those see it whom the guard lets in: forms of members, dashboards, every staff
// screen, and what other pages show to staff alone. Every other page in English on a wide screen, the rest in Arabic on a
// phone, as in a11y.spec.ts.
import { addresses } from './addresses.ts'
import { expect, follow, PHONE, phoneFaultsOn, signIn, test, visit, withoutPopup } from './site-test.ts'

/** What needs a record of its own (an import, an invoice, a text to change) is looked at by the journeys. */
const guarded = addresses
  .filter(
    ({ path, isGuarded }) =>
      isGuarded &&
      !/:|\.(csv|zip)$|^\/(saved\/(shelf|lists|take)|report|wish|dashboard\/superadmin\/archive\/backup)$/.test(path),
  )
  .map(({ path }) => path)
const dashboards = guarded.filter((path) => path.startsWith('/dashboard'))
const OTHERS: Readonly<Record<string, string>> = {
  '/dashboard': 'yusuf',
  '/dashboard/invoices': 'yusuf',
  '/dashboard/sponsorship': 'yusuf',
  '/dashboard/sponsorship/new': 'yusuf',
  '/dashboard/hours': 'yusuf',
  '/dashboard/campaigns': 'yusuf',
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

const MEMBER = 'yusuf'
const rest = guarded.filter((path) => !dashboards.includes(path))

const people = [...new Set(['elif', ...Object.values(OTHERS)])].map((name) => ({
  name,
  paths: [
    ...dashboards.filter((path) => (OTHERS[path] ?? 'elif') === name),
    ...(name === 'elif' ? FOR_STAFF : name === MEMBER ? rest : []),
  ],
}))

test.use({ viewport: PHONE })

for (const prefix of ['', '/ar'])
  for (const { name, paths } of people)
    test(`no violation for ${name} ${prefix || 'in English'}: ${paths.join(' ')}`, async ({ page }) => {
      await withoutPopup(page)
      await page.emulateMedia({ colorScheme: prefix ? 'dark' : 'light' })
      await signIn(page, `${name}@sample.mahalla.example`)
      const found: string[] = []
      await visit(page, `${prefix}/attributions`)
      for (const [at, path] of paths.entries()) {
        await follow(page, path)
        expect(new URL(page.url()).pathname).toBe(prefix + path)
        // The frame is the same everywhere: once is enough.
        const axe = at % 2 === (prefix ? 1 : 0)
        found.push(...(await phoneFaultsOn(page, { axe, frame: at < 2, wide: !prefix })))
      }
      expect(found).toEqual([])
    })
