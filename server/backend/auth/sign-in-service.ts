// Another service that people sign in with, by way of the browser.
import type { Vouched } from './vouched.ts'

/** A secret of one way there and back, which nobody else can make from its state. */
export type Derived = (state: string, purpose: string) => string
/** The service of this name, if it is set up. */
export type ServiceOf = (name: string | null) => SignInService | undefined

/** From the click to the way back: as long as a code is good for. */
export const FLOW_MS = 5 * 60_000

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
