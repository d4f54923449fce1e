// Another service that people sign in with, by way of the browser.
import type { Vouched } from './external-accounts.ts'

export type SignInService = {
  /** In addresses and tables. */
  id: string
  /** Where the browser must go. */
  begin: (state: string, scopes: string[]) => Promise<URL>
  /** Whether an answer may be this service's, by the issuer it names; null where it names none. */
  isFrom: (issuer: string | null) => Promise<boolean>
  /** Who is there. */
  finish: (code: string, state: string) => Promise<{ vouched: Vouched; accessToken: string; refreshToken: string }>
}
