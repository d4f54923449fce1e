import * as z from 'zod'
import { SPOKEN_LANGUAGES, writeLanguages } from '#app/core/listings/spoken-languages.server.ts'
import { countryCodes, countryName } from '#app/core/places/countries.ts'
import { ask, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import { type Platform, platforms } from '#app/core/social/social-icon.tsx'
import { intlTag, type Locale } from '#app/i18n/locales.ts'
import type { Account, AccountPageData, CodePageData, Directory, Named, OwnAccount, PlaceAccount } from './account.ts'
import { readHandle } from './handle.ts'
import { type AccountRow, accountList, accountPage, codePage, ownAccount, placeRow } from './shapes.server.ts'
import type { SocialFilter } from './social-filter.ts'

type Reading = Pick<Services, 'db' | 'log'>

const named = <Row extends AccountRow>(row: Row, locale: Locale): Row & Account => ({
  ...row,
  languageName: writeLanguages([row.language], locale)[0] ?? row.language,
  countryName: row.country_code ? countryName(row.country_code, locale) : '',
})

const sorted = (list: Named[], locale: Locale) => list.sort((a, b) => a.name.localeCompare(b.name, intlTag(locale)))

const languagesOf = (codes: readonly string[], locale: Locale): Named[] => {
  const names = writeLanguages(codes, locale)
  return sorted(
    codes.map((code, i) => ({ code, name: names[i] ?? code })),
    locale,
  )
}

const countriesOf = (codes: readonly string[], locale: Locale): Named[] =>
  sorted(
    codes.map((code) => ({ code, name: countryName(code, locale) })),
    locale,
  )

export async function loadDirectory(
  services: Pick<Services, 'page' | 'log'>,
  { platform, words, language, topic, country, after }: SocialFilter,
  locale: Locale,
): Promise<Directory> {
  const asked = {
    ...(platform && { platform }),
    ...(words && { words }),
    ...(language && { language }),
    ...(topic && { topic }),
    ...(country && { country }),
    ...(after && { after }),
  }
  const list = await askPage(services, 'social_list', asked, accountList)
  return {
    items: list.items.map((row) => named(row, locale)),
    next: list.next,
    counts: list.platforms,
    languages: languagesOf(list.languages, locale),
    countries: countriesOf(list.countries, locale),
  }
}

/** Which platform and account an address names; null for a page of the platform itself, or of somebody's own site. */
const accountIn = (website: string) => {
  for (const platform of platforms) {
    const handle = readHandle(platform, website.replace(/^http:/i, 'https:'))
    if (handle) return { platform, handle }
  }
  return null
}

/** Accounts that places of the directory give as their own page. Nobody here has looked whose they are. */
export async function loadPlaceAccounts(
  services: Pick<Services, 'page' | 'log'>,
  platform: Platform | null,
  locale: Locale,
): Promise<PlaceAccount[]> {
  const rows = await askPage(services, 'place_accounts', {}, z.array(placeRow))
  return rows.flatMap(({ kind, slug, name, city, country_code, website, is_kept: isKept }) => {
    const account = accountIn(website)
    if (!account || (platform && account.platform !== platform)) return []
    const where = [city, country_code && countryName(country_code, locale)].filter(Boolean).join(', ')
    return [{ ...account, kind, slug, name, where, isKept }]
  })
}

/** What the form offers. */
export const loadChoices = (locale: Locale) => ({
  languages: languagesOf(SPOKEN_LANGUAGES, locale),
  countries: countriesOf(countryCodes, locale),
})

/** What the member suggested or keeps, the newest first. */
export async function loadOwnAccounts(services: Reading, locale: Locale): Promise<OwnAccount[]> {
  const rows = await ask(services, services.db().rpc('my_social_accounts'), z.array(ownAccount))
  return rows.map((row) => named(row, locale))
}

/** Null: there is no account the member may see. */
export async function findAccount(services: Reading, account: string, locale: Locale): Promise<AccountPageData | null> {
  const row = await ask(services, services.db().rpc('social_account_page', { account }), accountPage.nullable())
  return row && named(row, locale)
}

/** Null: no such link. */
export async function findCode(services: Reading, token: string, locale: Locale): Promise<CodePageData | null> {
  const row = await ask(services, services.db().rpc('social_code_page', { token }), codePage.nullable())
  return row && named(row, locale)
}
