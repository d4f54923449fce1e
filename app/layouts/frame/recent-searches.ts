// The last searches of this device, kept on it and nowhere else.

const KEY = 'recentSearches'
const MOST = 6

/** The newest first, each once. */
export function addSearch(searches: readonly string[], words: string): string[] {
  const text = words.trim()
  if (text === '') return [...searches]
  return [text, ...searches.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, MOST)
}

/** Whatever stands there was put there by anyone. */
export function parseSearches(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter((words) => typeof words === 'string').slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Some browsers refuse to keep anything: then there is nothing to remember. */
function storage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

export const readSearches = () => parseSearches(storage()?.getItem(KEY) ?? null)

export const rememberSearch = (words: string) =>
  storage()?.setItem(KEY, JSON.stringify(addSearch(readSearches(), words)))

export const forgetSearches = () => storage()?.removeItem(KEY)
