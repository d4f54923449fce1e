// The city the browser keeps. By itself: what runs before a page's scripts reads it, and needs no atlas.

/** Local storage key for the visitor's city. */
export const USER_CITY_KEY = 'userCity'

export function readUserCity(): string | null {
  try {
    return localStorage.getItem(USER_CITY_KEY)
  } catch {
    return null
  }
}
