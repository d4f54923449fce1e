// The advice for the next jama'ah: whether the visitor still reaches it, on foot or by car, and when to leave.

import { JumuahWay } from '#app/core/mosques/jumuah-way.tsx'
import type { Travel } from '#app/core/mosques/travel.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Icon } from '#app/ui/icon.tsx'
import { Car, Footprints } from '#app/ui/icons.ts'
import type { MosqueTimes } from './describe-times.server.ts'

type Props = { times: MosqueTimes; hasParking: boolean | null }

export function CatchJamaah({ times, hasParking }: Props) {
  const { locale, t } = useI18n()
  const words = t.mosques.travel
  const { jamaah, foot, car, leave, jumuahReach } = times
  const isJumuah = jumuahReach.length > 0 && jamaah?.prayer === 'jumuah'
  if (!jamaah || (!foot && !car && !isJumuah)) return null
  return (
    <section className="panel mosque-catch" aria-labelledby="catch">
      <h2 className="h4" id="catch">
        {isJumuah ? t.mosques.jumuah.which : t.mosques.list.catch}
      </h2>
      <p className="small muted num">
        {isJumuah
          ? t.mosques.jumuah.whichLead
          : words.forPrayer(t.mosques.prayers[jamaah.prayer], writeTime(locale, jamaah.iqamah))}
      </p>
      <div className="list pt-2">
        {isJumuah && jumuahReach.map((found) => <JumuahWay key={found.session.id} reach={found} leave={found.leave} />)}
        {!isJumuah && foot && (
          <Way
            icon={Footprints}
            travel={foot}
            label={words.foot(formatNumber(locale, foot.minutes))}
            leave={leave.foot}
          />
        )}
        {!isJumuah && car && (
          <Way
            icon={Car}
            travel={car}
            label={words.car(formatNumber(locale, car.minutes))}
            leave={leave.car}
            note={hasParking === false ? words.noParking : undefined}
          />
        )}
      </div>
      <p className="tiny muted pt-2">{words.honest}</p>
    </section>
  )
}

type WayProps = { icon: Icon; travel: Travel; label: string; leave: string | null; note?: string | undefined }

const TONES = { in_time: 'brand', hurry: 'warning', late: undefined } as const

function Way({ icon: WayIcon, travel, label, leave, note }: WayProps) {
  const { locale, t } = useI18n()
  const words = t.mosques.travel
  const lines = [leave ? words.leaveBy(writeTime(locale, leave)) : words.tooLate, note].filter(Boolean)
  return (
    <div>
      <WayIcon className="i" />
      <span className="grow small">
        <b className="strong block num">{label}</b>
        <span className="muted num">{lines.join(' · ')}</span>
      </span>
      <Badge tone={TONES[travel.outlook]}>{words.outlook[travel.outlook]}</Badge>
    </div>
  )
}
