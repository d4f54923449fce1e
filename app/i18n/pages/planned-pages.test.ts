import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { locales } from '#app/i18n/locales.ts'
import { pages } from './en.server.ts'
import { findPlannedPage } from './planned-pages.server.ts'

function plannedPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.file === 'routes/planned.tsx' && entry.path ? [entry.path] : []),
    ...plannedPaths(entry.children ?? []),
  ])
}

test('has a text in every language for every planned address of the site map', async () => {
  // By address: nothing in i18n leans on the site map, but this test must hold the two together.
  const siteMap: { default: RouteConfig } = await import(new URL('../../routes.ts', import.meta.url).href)
  const paths = plannedPaths(await siteMap.default)
  expect(paths.length).toBeGreaterThan(0)
  const missing = paths.flatMap((path) =>
    locales.filter((locale) => !findPlannedPage(`/${path}`, locale)?.about).map((locale) => `${locale} ${path}`),
  )
  expect(missing).toEqual([])
})

test('leads on from every page to two or three others that have no id in their address', () => {
  for (const path of Object.keys(pages)) {
    const { onward = [] } = findPlannedPage(path, 'en') ?? {}
    expect(onward.length, path).toBeGreaterThanOrEqual(2)
    expect(onward.length, path).toBeLessThanOrEqual(3)
    expect(
      onward.every(({ to }) => !to.includes(':')),
      path,
    ).toBe(true)
  }
})

test('promises nothing by "coming soon"', () => {
  expect(JSON.stringify(pages).toLowerCase()).not.toContain('coming soon')
})

test.each(['/unheard-of', '/constructor', '/'])('knows no planned page at %s', (pattern) => {
  expect(findPlannedPage(pattern, 'en')).toBeNull()
})
