// The proof that somebody runs a listed site, which only they could have put there: a file at a known address, or a line in
// the head of the page that is listed.
import { fetchGuarded } from './fetch-guarded.ts'

export const PROOF_FILE = '/.well-known/mahalla.txt'
export const PROOF_NAME = 'mahalla-site-verification'

/** Only of the head: in the body of a page stands what visitors write, too. */
export function headShows(page: string, token: string): boolean {
  const [head = ''] = page.replace(/<!--[\s\S]*?(?:-->|$)/g, '').split(/<body[\s>]|<\/head\s*>/i)
  return [...head.matchAll(/<meta\s[^>]*>/gi)].some(([tag]) => {
    const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1]
    return attribute('name')?.toLowerCase() === PROOF_NAME && attribute('content')?.trim() === token
  })
}

export const fileShows = (file: string, token: string) => file.split(/\s+/, 20).includes(token)

/** Looks at the file first, then at the page. What is listed with http is asked with https: nobody between may answer. */
export async function siteShows(website: string, token: string, isPrivateAllowed: boolean): Promise<boolean> {
  const page = URL.parse(isPrivateAllowed ? website : website.replace(/^http:/i, 'https:'))
  if (!page) return false
  const file = await fetchGuarded(new URL(PROOF_FILE, page), isPrivateAllowed)
  if (file !== null && fileShows(file, token)) return true
  const shown = await fetchGuarded(page, isPrivateAllowed)
  return shown !== null && headShows(shown, token)
}
