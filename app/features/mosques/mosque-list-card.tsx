// A mosque in the list: how far, which prayer is next there, when it stands up, and whether one still reaches it.
import { Link } from 'react-router'
import { writeTime } from '#app/core/hours/write-time.ts'
import type { Travel } from '#app/core/mosques/travel.ts'
import { distanceText } from '#app/core/places/distance.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Car, Footprints } from '#app/ui/icons.ts'
import type { MosqueRow } from './queries.server.ts'

const TONES = { in_time: 'brand', hurry: 'warning', late: undefined } as const

export function MosqueListCard({ mosque, isLazy }: { mosque: MosqueRow; isLazy: boolean }) {
  const { locale, t } = useI18n()
  const words = t.mosques
  const { cover, distance, next } = mosque
  return (
    <article className="mosque mosque--row">
      <div className="cover">
        <img
          className="rtl:-scale-x-100"
          src={cover.src}
          alt=""
          width={cover.width}
          height={cover.height}
          loading={isLazy ? 'lazy' : undefined}
          fetchPriority={isLazy ? undefined : 'low'}
          decoding="async"
        />
      </div>
      <div className="mosque__body">
        <h3 className="biz__name">
          <Link to={mosque.path} dir="auto">
            {mosque.name ?? t.listing.mosque.nameNotFound}
          </Link>
        </h3>
        <div className="biz__meta">
          {mosque.area && <span>{mosque.area}</span>}
          {distance !== null && <span className="num">{distanceText(distance, locale, t.listing.distance)}</span>}
        </div>
        {next && (
          <div className="mosque__times num">
            <span>
              <b>{words.prayers[next.prayer]}</b>{' '}
              {next.iqamah
                ? words.list.iqamahAt(writeTime(locale, next.iqamah))
                : words.list.begins(writeTime(locale, next.begins))}
            </span>
            <Reach foot={next.foot} car={next.car} />
          </div>
        )}
      </div>
    </article>
  )
}

const LONG_WALK_MINUTES = 30
/** Hours ahead nobody has to hurry, and the way alone is worth telling. */
const SOON_MINUTES = 180

/** The first way that comes in time; where none does, the quicker one. */
function Reach({ foot, car }: { foot: Travel | null; car: Travel | null }) {
  const { locale, t } = useI18n()
  const words = t.mosques.travel
  const onFoot = foot && foot.outlook !== 'late' && foot.minutes <= LONG_WALK_MINUTES ? foot : null
  const chosen = onFoot ?? car ?? foot
  if (!chosen) return null
  const isSoon = chosen.spare < SOON_MINUTES
  const isFoot = chosen === foot
  const Icon = isFoot ? Footprints : Car
  const minutes = formatNumber(locale, chosen.minutes)
  return (
    <Badge tone={isSoon ? TONES[chosen.outlook] : undefined}>
      <Icon className="i i--xs" />
      {isFoot ? words.footShort(minutes) : words.carShort(minutes)}
      {isSoon && ` · ${words.outlook[chosen.outlook]}`}
    </Badge>
  )
}
