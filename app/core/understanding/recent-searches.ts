// Recent searches on this device, the latest first. They never leave the browser, and can be removed.
const KEY = 'recentSearches'
const MOST = 5
const LONGEST = 100

function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

function keep(searches: readonly string[]): string[] {
  const kept = searches.slice(0, MOST)
  try {
    storage()?.setItem(KEY, JSON.stringify(kept))
  } catch (error) {
    console.warn('Could not keep the search:', error)
  }
  return kept
}

export function rememberSearch(text: string): void {
  const words = text.trim().slice(0, LONGEST)
  if (words !== '') keep([words, ...readSearches().filter((past) => past !== words)])
}

export const forgetSearch = (words: string): string[] => keep(readSearches().filter((past) => past !== words))
