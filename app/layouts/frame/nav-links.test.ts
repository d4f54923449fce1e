import { expect, test } from 'vitest'
import { frame } from '#app/i18n/messages/en/frame.ts'
import { isCurrent, navLinks } from './nav-links.ts'

const currentAt = (pathname: string) => navLinks.filter(({ to }) => isCurrent(to, pathname)).map(({ to }) => to)

test('has the prescribed links in the prescribed order', () => {
  expect(navLinks.map(({ key, to }) => [frame.nav[key], to])).toEqual([
    ['Home', '/'],
    ['Businesses', '/businesses'],
    ['Mosques', '/mosques'],
    ['Community', '/community'],
    ['Dashboard', '/dashboard'],
    ['Partner Badge', '/partners'],
  ])
})

test('marks one link at most as the current page', () => {
  expect(currentAt('/')).toEqual(['/'])
  expect(currentAt('/businesses')).toEqual(['/businesses'])
  expect(currentAt('/business/saffron-stone')).toEqual(['/businesses'])
  expect(currentAt('/mosque/x')).toEqual(['/mosques'])
  expect(currentAt('/community/gaza')).toEqual(['/community'])
  expect(currentAt('/community-events')).toEqual(['/community'])
  for (const path of ['/groups/new', '/group/circle', '/invite']) expect(currentAt(path), path).toEqual(['/community'])
  expect(currentAt('/dashboard/staff')).toEqual(['/dashboard'])
  expect(currentAt('/help')).toEqual([])
})
