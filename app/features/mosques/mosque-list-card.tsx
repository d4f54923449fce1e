// A mosque in the list: how far, which prayer is next there, when it stands up, and whether one still reaches it.
import { MosqueCardFrame } from '#app/core/listings/mosque-card.tsx'
import type { Travel } from '#app/core/mosques/travel.ts'
import { useCome } from '#app/core/prayer/use-come.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Car, Footprints } from '#app/ui/icons.ts'
import { NextJamaah } from './next-jamaah.tsx'
import type { MosqueRow } from './queries.server.ts'

const TONES = { in_time: 'brand', hurry: 'warning', late: undefined } as const

export function MosqueListCard({ mosque, isLazy }: { mosque: MosqueRow; isLazy: boolean }) {
  const { next } = mosque
  const isCome = useCome(next?.at ?? null)
  return (
    <MosqueCardFrame mosque={mosque} isLazy={isLazy} className="mosques-card">
      {next && !isCome && (
        <div className="mosques-times num">
          <NextJamaah next={next} />
          <Reach foot={next.foot} car={next.car} />
        </div>
      )}
    </MosqueCardFrame>
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
