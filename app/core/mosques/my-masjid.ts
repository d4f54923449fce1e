// The mosque a visitor calls theirs, kept in a cookie: it needs no account, and signing in makes it follow the account.

export const MASJID_COOKIE = 'masjid'
const YEAR_SECONDS = 365 * 24 * 60 * 60
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Null for anything that is no place's id. */
export function masjidFromCookie(header: string | null): string | null {
  const value = new RegExp(`(?:^|;\\s*)${MASJID_COOKIE}=([^;]*)`).exec(header ?? '')?.[1] ?? ''
  return ID.test(value) ? value : null
}

export const masjidToCookie = (id: string) =>
  `${MASJID_COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax; HttpOnly`

export const NO_MASJID_COOKIE = `${MASJID_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly`
