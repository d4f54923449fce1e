// /mosques/occasions: Eid prayers, taraweeh, qiyam, i'tikaf, iftar and fitrana at the mosques around, as a list and on a map.
import '#app/ui/styles/detail.css'
import './mosques.css'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { MapView } from '#app/core/map/map-view.tsx'
import type { Pin } from '#app/core/map/pin.ts'
import type { NearOccasion } from '#app/core/mosques/find-occasions.server.ts'
import { OCCASION_TABS, type OccasionTab } from '#app/core/mosques/occasion-tabs.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { PlaceChip } from '#app/core/visitor/place-chip.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MapPin } from '#app/ui/icons.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { OccasionRow } from './occasion-row.tsx'
import { OCCASIONS_PATH } from './rules.ts'

export type OccasionsData = {
  crumbs: Crumb[]
  tab: OccasionTab
  place: string | null
  center: { lat: number; lng: number } | null
  rows: NearOccasion[]
}

export function OccasionsPage({ data: { crumbs, tab, place, center, rows } }: { data: OccasionsData }) {
  const { t } = useI18n()
  const words = t.mosques.near
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={crumbs} />
      <h1 className="title pt-2 pb-2">{place ? words.titleIn(place) : words.title}</h1>
      <p className="soft pb-4">{words.lead}</p>
      <LinkTabs
        label={words.title}
        items={OCCASION_TABS.map((name) => ({
          to: `${OCCASIONS_PATH}?kind=${name}`,
          label: words.tabs[name],
          current: name === tab,
        }))}
      />
      {!center ? (
        <EmptyState
          icon={MapPin}
          title={words.placeNeeded}
          headingLevel={2}
          action={<PlaceChip className="btn">{words.choosePlace}</PlaceChip>}
        />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={MapPin}
          title={words.none[tab]}
          headingLevel={2}
          action={
            <Link className="btn btn--soft" to="/mosques">
              {t.prayer.feast.tell}
            </Link>
          }
        >
          {words.noneText}
        </EmptyState>
      ) : (
        <div className="mosques-occasions">
          <section className="panel" aria-label={words.tabs[tab]}>
            <ul>
              {rows.map((occasion) => (
                <OccasionRow key={occasion.id} occasion={occasion} />
              ))}
            </ul>
          </section>
          <OccasionsMap rows={rows} center={center} />
        </div>
      )}
    </div>
  )
}

function OccasionsMap({ rows, center }: { rows: readonly NearOccasion[]; center: { lat: number; lng: number } }) {
  const { locale, t } = useI18n()
  const pins = useMemo(() => {
    const at = new Map<string, Pin>()
    for (const { mosque, time } of rows) {
      const note = [at.get(mosque.id)?.note, time && writeTime(locale, time)].filter(Boolean).join(', ')
      const { id, lat, lng, name, path } = mosque
      at.set(id, { id, lat, lng, label: name, to: path, note, tone: 'mosque' })
    }
    return [...at.values()]
  }, [rows, locale])
  return (
    <div className="mosques-occasions__map">
      <MapView pins={pins} fit you={center} label={t.mosques.list.map} cooperative />
    </div>
  )
}
