// The line that names an author, with the time and the place; in lists and on pages alike.
import { href, Link } from 'react-router'
import { photoUrl } from '#app/core/media/photo-url.ts'
import { countryName } from '#app/core/places/countries.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { writeAgo, writeDate, writeMoment } from '#app/i18n/write-date.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { Author } from './contribution.ts'

const TONES = ['gold', 'info', 'brand'] as const
const DAY_MS = 86_400_000
const RECENT_DAYS = 60

export const AuthorMark = ({ author, size }: { author: Author | null; size?: 'sm' | 'md' | 'lg' }) => (
  <Avatar
    name={author?.name ?? '…'}
    src={author?.photo ? photoUrl(author.photo, 320) : null}
    size={size}
    tone={TONES[(author?.handle.charCodeAt(0) ?? 0) % TONES.length]}
  />
)

/** Nobody is named where the author wanted it so, or has left. */
type NameProps = { author: Author | null; isAnonymous?: boolean; hasHandle?: boolean }
export function AuthorName({ author, isAnonymous = false, hasHandle = false }: NameProps) {
  const { t } = useI18n()
  if (!author) return <b className="strong">{isAnonymous ? t.contributions.anonymous : t.contributions.leftMember}</b>
  return (
    <>
      <Link className="link link--quiet strong" to={href('/people/:handle', { handle: author.handle })} dir="auto">
        {author.name}
      </Link>
      {hasHandle && (
        <bdi className="muted" dir="ltr">
          @{author.handle}
        </bdi>
      )}
      {author.is_staff && <Badge tone="brand">{t.contributions.team}</Badge>}
    </>
  )
}

/** "3 hours ago", with the moment itself for machines and for whoever points at it. */
export function When({ at, now }: { at: string; now: string }) {
  const { locale } = useI18n()
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(at)) / DAY_MS))
  return (
    <time dateTime={at} title={writeMoment(locale, at)}>
      {days > RECENT_DAYS ? writeDate(locale, at) : writeAgo(locale, at, now)}
    </time>
  )
}

type Where = { city: string | null; country_code: string | null }

export function WhereFrom({ of: { city, country_code: country } }: { of: Where }) {
  const { locale } = useI18n()
  if (!city && !country) return null
  // Server and browser may spell a country in two ways.
  return <span suppressHydrationWarning>{city ?? countryName(country ?? '', locale)}</span>
}

/** Which language it is in, where that is not the page's. */
export function LanguageTag({ language }: { language: keyof typeof languageNames }) {
  const { locale } = useI18n()
  return language === locale ? null : <span lang={language}>{languageNames[language]}</span>
}
