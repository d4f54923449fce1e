import { expect, test } from 'vitest'
import { signupPopup } from '#app/i18n/messages/en/signup-popup.ts'
import {
  chooseWording,
  claimsOf,
  hiddenUntilFrom,
  isExcluded,
  isNewChoice,
  isTask,
  knownCity,
  mayShowPopup,
  popupDelay,
  popupTabs,
  readSize,
  startingTab,
  UNKNOWN_SIZE,
} from './rules.ts'

test('never shows on excluded paths', () => {
  for (const path of [
    '/login',
    '/register',
    '/business-register',
    '/reset-password',
    '/verify-env',
    '/verify-supabase',
    '/privacy-policy',
    '/legal/privacy-policy',
    '/terms-of-service',
    '/legal/terms-of-service',
    '/auth',
    '/auth/confirm',
    '/auth-test',
    '/dashboard/staff',
    '/dashboard/superadmin',
    '/Login',
  ])
    expect(isExcluded(path), path).toBe(true)
})

test('never comes over scripture or the wall for Gaza', () => {
  for (const path of ['/quran', '/quran/2', '/quran/2/255', '/community/gaza', '/community/gaza/new'])
    expect(isExcluded(path), path).toBe(true)
})

test('never covers what somebody is paying for or making', () => {
  for (const path of ['/merchstore', '/merchstore/checkout', '/merchstore/orders/1', '/templates', '/templates/menu'])
    expect(isExcluded(path), path).toBe(true)
})

test('never covers a form, whichever way it is sent; a search box is one only when somebody uses it', () => {
  expect(isTask({ isSearch: false, isVisible: true })).toBe(true)
  expect(isTask({ isSearch: true, isVisible: true })).toBe(false)
  expect(isTask({ isSearch: false, isVisible: false })).toBe(false)
  expect(mayShowPopup({ ...visit, hasTyped: true })).toBe(false)
})

test('shows on business and community pages', () => {
  for (const path of ['/', '/businesses', '/mosques', '/community/recipes', '/dashboard', '/dashboard/affiliate'])
    expect(isExcluded(path), path).toBe(false)
})

test('starts on the business tab on pages for owners', () => {
  for (const path of [
    '/business/saffron-stone/claim',
    '/business-profile',
    '/packages',
    '/sponsorship',
    '/sales',
    '/automation',
    '/dashboard',
    '/partners',
    '/merchant',
  ])
    expect(startingTab(path), path).toBe('business')
})

test('starts on the community tab everywhere else', () => {
  for (const path of [
    '/',
    '/businesses',
    '/business/saffron-stone',
    '/services',
    '/mosques',
    '/community',
    '/merchstore',
  ])
    expect(startingTab(path), path).toBe('community')
})

test('waits 2200 ms, and a minute where people arrive', () => {
  expect(['/businesses', '/community', '/packages'].map(popupDelay)).toEqual([2200, 2200, 2200])
  expect(popupDelay('/')).toBe(60_000)
})

const visit = {
  path: '/businesses',
  isSignedIn: false,
  hiddenUntil: null,
  wasClosed: false,
  hasTyped: false,
  now: 1_000_000,
}

test('does not show to signed-in people', () => {
  expect(mayShowPopup(visit)).toBe(true)
  expect(mayShowPopup({ ...visit, isSignedIn: true })).toBe(false)
  expect(mayShowPopup({ ...visit, path: '/login' })).toBe(false)
})

test('stays away for 30 days when asked to', () => {
  const hiddenUntil = hiddenUntilFrom(visit.now)
  const days = 24 * 60 * 60 * 1000
  expect(mayShowPopup({ ...visit, hiddenUntil, now: visit.now + 30 * days - 1 })).toBe(false)
  expect(mayShowPopup({ ...visit, hiddenUntil, now: visit.now + 30 * days })).toBe(true)
  expect(mayShowPopup({ ...visit, hiddenUntil: 'nonsense' })).toBe(true)
})

test('stays away for the visit once it was closed', () => {
  expect(mayShowPopup({ ...visit, wasClosed: true })).toBe(false)
})

test('another search, filter or place is a choice whose results are being read', () => {
  const before = { search: '?category=restaurants', place: '0,0' }
  expect(isNewChoice(null, { search: '', place: '51.5,-0.1' })).toBe(false)
  expect(isNewChoice(null, before)).toBe(true)
  expect(isNewChoice(before, before)).toBe(false)
  expect(isNewChoice(before, { ...before, search: '?category=grocery' })).toBe(true)
  expect(isNewChoice(before, { ...before, search: '' })).toBe(false)
  expect(isNewChoice(before, { ...before, place: '51.5,-0.1' })).toBe(true)
  // On a first look nobody has told the place yet.
  expect(isNewChoice({ search: '', place: null }, { search: '', place: '51.5,-0.1' })).toBe(false)
})

test('chooses either button wording half of the time', () => {
  expect(chooseWording(signupPopup.businessButtons, 0)).toBe('Start My VIP Trial Now')
  expect(chooseWording(signupPopup.businessButtons, 0.4999)).toBe('Start My VIP Trial Now')
  expect(chooseWording(signupPopup.businessButtons, 0.5)).toBe('Claim My Free 30-Day VIP Access')
  expect(chooseWording(signupPopup.businessButtons, 0.9999)).toBe('Claim My Free 30-Day VIP Access')
})

test('names the stored city, else nobody is told of a community in a town the site does not know', () => {
  expect(knownCity('Bradford')).toBe('Bradford')
  for (const stored of [null, '  ', 'your city', 'Unknown Location']) expect(knownCity(stored)).toBeNull()
  const known = claimsOf(signupPopup, 'Bradford', UNKNOWN_SIZE)
  expect([known.community.heading, known.business.heading]).toEqual([
    'Meet your community in Bradford',
    'Be easier to find in Bradford',
  ])
  const unknown = claimsOf(signupPopup, null, UNKNOWN_SIZE)
  expect([unknown.community.heading, unknown.business.heading]).toEqual([
    'Meet your community',
    'Be easier to find in Your City',
  ])
})

test('keeps the prescribed words, and says the numbers only where they are true', () => {
  expect(popupTabs.map((tab) => signupPopup.tabs[tab])).toEqual(['Business VIP', 'Community'])
  expect(signupPopup.business.urgency).toBe('Limited spots available this month')
  const many = claimsOf(signupPopup, null, readSize({ members: true, businesses: true }))
  expect(many.business.text).toContain('50+ Muslim businesses')
  expect(many.community.text).toContain('500+ Muslims already connected')
  for (const answer of [null, {}, { members: 499, businesses: 'true' }, 'many']) {
    const { business, community } = claimsOf(signupPopup, null, readSize(answer))
    expect(business.text + community.text).not.toMatch(/\d+\+/)
  }
})
