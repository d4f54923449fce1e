// The rules of the signup popup: its moment, its first tab and its words. Pure: path, clock and chance are parameters.

export const POPUP_DELAY_MS = 2200
/** Whoever has just come in looks around first. */
export const HOME_DELAY_MS = 60_000
export const HIDDEN_FOR_MS = 30 * 24 * 60 * 60 * 1000
/** Local storage: the time in milliseconds until which the visitor does not want to see the popup. */
export const HIDDEN_UNTIL_KEY = 'signupPopupHiddenUntil'
/** Session storage: set when the visitor closed the popup; it then stays away for the visit. */
export const CLOSED_KEY = 'signupPopupClosed'
/** Whoever has just searched or filtered is reading what came of it. */
export const AFTER_SEARCH_MS = 10_000

/** Searches and filters are in the address; the place is not. */
export type Choice = {
  search: string
  /** Null as long as nobody has told it. */
  place: string | null
}

/** Whether someone has just searched, filtered, or said where they are. `before` is null on the first page of a visit. */
export const isNewChoice = (before: Choice | null, { search, place }: Choice): boolean =>
  (search !== '' && search !== before?.search) || (before !== null && before.place !== null && place !== before.place)

export type PopupTab = 'business' | 'community'
export const popupTabs: readonly PopupTab[] = ['business', 'community']

/** Somebody is about to pay or to make something there. */
const TASKS = /^\/(merchstore|templates)(\/|$)/
const EXCLUDED = [
  'checkout',
  'login',
  'register',
  'reset',
  'verify',
  'privacy',
  'terms',
  'legal',
  'auth',
  'dashboard/staff',
  'dashboard/superadmin',
]
/** Read with a quiet mind: scripture, the wall of messages for Gaza, and help for somebody in need. */
const QUIET = /^\/(quran|community\/gaza|help\/urgent)(\/|$)/
const FOR_OWNERS = [
  'business-',
  '/claim',
  'packages',
  'sponsorship',
  'sales',
  'automation',
  'dashboard',
  'partners',
  'merchant',
]

const contains = (path: string, words: string[]) => {
  const lower = path.toLowerCase()
  return words.some((word) => lower.includes(word))
}

export const isExcluded = (path: string) => contains(path, EXCLUDED) || QUIET.test(path) || TASKS.test(path)

/** Pages for owners start on their tab; who looks for a meal is not asked about a business. */
export const startingTab = (path: string): PopupTab => (contains(path, FOR_OWNERS) ? 'business' : 'community')

type Visit = {
  path: string
  isSignedIn: boolean
  hiddenUntil: string | null
  wasClosed: boolean
  /** Since the page was loaded, anywhere: whoever writes has come for something. */
  hasTyped: boolean
  now: number
}

export function mayShowPopup({ path, isSignedIn, hiddenUntil, wasClosed, hasTyped, now }: Visit): boolean {
  return !isSignedIn && !isExcluded(path) && !wasClosed && !hasTyped && !(Number(hiddenUntil) > now)
}

/** The prescribed time, except where people arrive. */
export const popupDelay = (path: string): number => (path === '/' ? HOME_DELAY_MS : POPUP_DELAY_MS)

/** A form is a task, whichever way it is sent; a search box is one only when somebody uses it. Folded fields ask nothing. */
export const isTask = ({ isSearch, isVisible }: { isSearch: boolean; isVisible: boolean }) => isVisible && !isSearch

export const hiddenUntilFrom = (now: number) => String(now + HIDDEN_FOR_MS)

/** `random` is from 0 up to 1, as Math.random gives it: one half each. */
export const chooseWording = <T>([first, second]: readonly [T, T], random: number): T => (random < 0.5 ? first : second)

const DEFAULT_CITY = 'your city'

/** The stored city, where it names one. */
export function knownCity(stored: string | null): string | null {
  const city = stored?.trim() ?? ''
  return city === '' || city.toLowerCase() === DEFAULT_CITY || city === 'Unknown Location' ? null : city
}

/** What the site knows to be so, read when the window opens. */
export type Size = { members: boolean; businesses: boolean }
export const UNKNOWN_SIZE: Size = { members: false, businesses: false }

export function readSize(answer: unknown): Size {
  if (typeof answer !== 'object' || answer === null) return UNKNOWN_SIZE
  return {
    members: 'members' in answer && answer.members === true,
    businesses: 'businesses' in answer && answer.businesses === true,
  }
}

type Words = {
  yourCity: string
  business: { text: Counted; artText: (city: string) => string; heading: (city: string) => string }
  community: { text: Counted; artText: InCity; heading: InCity }
}
type Counted = (isTrue: boolean) => string
type InCity = (city: string | null) => string

/**
 * Numbers only where they are true, and a community in a town only where the town is known. An owner may be told of
 * "Your City": it promises nothing about who is there.
 */
export const claimsOf = ({ yourCity, business, community }: Words, city: string | null, size: Size) => ({
  business: {
    artText: business.artText(city ?? yourCity),
    heading: business.heading(city ?? yourCity),
    text: business.text(size.businesses),
  },
  community: { artText: community.artText(city), heading: community.heading(city), text: community.text(size.members) },
})
