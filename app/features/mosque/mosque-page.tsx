// One mosque, whole: when it prays, what it has, what it tells, and how to come.
import '#app/ui/styles/detail.css'
import './mosque.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { OpenState } from '#app/core/hours/open-state.tsx'
import { Directions } from '#app/core/listings/directions-sheet.tsx'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import type { Facility } from '#app/core/mosques/read-mosque.ts'
import { distanceText, UNKNOWN_DISTANCE_KM } from '#app/core/places/distance.ts'
import { useExactDistance } from '#app/core/places/exact-distance.tsx'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { telephoneLink } from '#app/lib/contact-links.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import {
  BadgeCheck,
  Bell,
  BellRing,
  Bookmark,
  ChevronRight,
  ExternalLink,
  Monitor,
  Pencil,
  Phone,
} from '#app/ui/icons.ts'
import { AnnouncementsSection } from './announcements-section.tsx'
import { CatchJamaah } from './catch-jamaah.tsx'
import { FacilitiesSection } from './facilities-section.tsx'
import { JamaahTable } from './jamaah-table.tsx'
import { JumuahSection } from './jumuah-section.tsx'
import { OccasionsSection } from './occasions-section.tsx'
import type { MineAtMosque, MosquePageData } from './queries.server.ts'
import { SourceCheck } from './source-check.tsx'
import { WomenSection } from './women-section.tsx'

type Props = {
  page: MosquePageData
  mine: MineAtMosque | null
  isMyMasjid: boolean
  notice: { tone: 'success' | 'danger'; text: string } | null
  /** Parts of other rooms, where they stand. */
  map?: ReactNode
  share?: ReactNode
  events?: ReactNode
  jobs?: ReactNode
}

export function MosquePage({ page, mine, isMyMasjid, notice, map, share, events, jobs }: Props) {
  const { t } = useI18n()
  const words = t.mosques
  return (
    <div className="page pb-16">
      <BreadcrumbTrail crumbs={page.crumbs} />
      <article>
        <Banner page={page} mine={mine} isMyMasjid={isMyMasjid} />
        {notice && (
          <Alert tone={notice.tone} announce className="mt-5">
            {notice.text}
          </Alert>
        )}
        <div className="detail mosque-detail pt-5">
          <div className="detail__main">
            {page.times ? (
              <JamaahTable times={page.times} lastTold={page.lastTold} board={page.board} path={page.path} />
            ) : (
              <Alert tone="info">{words.today.noPosition}</Alert>
            )}
            <JumuahSection
              jumuah={page.jumuah}
              path={page.path}
              isHeld={flagOf(page, 'jumuah')}
              keeps={Boolean(mine?.isAdmin || mine?.isStaff)}
            />
            <OccasionsSection
              occasions={page.occasions}
              path={page.path}
              isSeason={page.times !== null && page.times.ramadan !== null}
            />
            <AnnouncementsSection page={page} mine={mine} />
            {events}
            {jobs}
            <FacilitiesSection page={page} mine={mine} />
            <WomenSection women={page.women} hasSisters={page.hasSisters} />
            {page.description && (
              <section aria-labelledby="about">
                <h2 className="h3" id="about">
                  {words.page.about}
                </h2>
                <p className="soft pt-3 text-lg leading-7" dir="auto">
                  {page.description}
                </p>
              </section>
            )}
          </div>
          <aside className="detail__side">
            {page.times && <CatchJamaah times={page.times} hasParking={flagOf(page, 'parking')} />}
            {map && <div className="panel panel--flush overflow-hidden">{map}</div>}
            <Contact page={page} share={share} />
            <SourceCheck page={page} mine={mine} />
            <Near page={page} />
            <div className="small muted flex flex-wrap items-baseline gap-x-3 gap-y-2 px-1">
              {!mine?.isAdmin && (
                <span>
                  {words.page.claim}{' '}
                  <Link className="link" to={`${page.path}/claim`}>
                    {words.page.claimLink}
                  </Link>
                </span>
              )}
              <Link className="link" to={`${page.path}/display`} reloadDocument>
                <Monitor className="i i--sm inline" /> {words.page.display}
              </Link>
              <ReportLink kind="listing" subject={page.id} />
              {page.source && (
                <p className="basis-full">
                  {page.source.licence
                    ? words.page.source(page.source.name, page.source.licence)
                    : words.page.sourceOnly(page.source.name)}
                  .
                </p>
              )}
            </div>
          </aside>
        </div>
      </article>
    </div>
  )
}

const flagOf = ({ facilities }: MosquePageData, name: Facility) =>
  facilities.find(({ facility }) => facility === name)?.value ?? null

function Banner({ page, mine, isMyMasjid }: Pick<Props, 'page' | 'mine' | 'isMyMasjid'>) {
  const { t } = useI18n()
  const away = useExactDistance(page.distance ?? UNKNOWN_DISTANCE_KM, page.position)
  const words = t.mosques.page
  const where = page.address || page.location
  return (
    <header className="mosque-banner deep">
      <picture>
        <source media="(max-width: 639px)" srcSet={page.cover.card} />
        <img src={page.cover.wide} alt="" width={1280} height={400} fetchPriority="high" />
      </picture>
      <div className="stack items-start gap-3">
        <div className="row row--wrap gap-2">
          {page.isKept && (
            <Badge tone="over">
              <BadgeCheck className="i i--xs" />
              {words.runByMosque}
            </Badge>
          )}
        </div>
        <h1 className="title">
          <bdi>{page.name}</bdi>
        </h1>
        <p>
          <bdi>{where}</bdi>
          {page.distance !== null && (
            <>
              {' · '}
              <span className="num">{words.away(away)}</span>
            </>
          )}
        </p>
        <div className="mosque-banner__cta">
          <Form method="post" preventScrollReset className="contents">
            <input type="hidden" name="intent" value={isMyMasjid ? 'not-mine' : 'mine'} />
            <button type="submit" className="btn btn--gold" aria-pressed={isMyMasjid}>
              <Bookmark className="i i--sm" />
              {isMyMasjid ? words.isMine : words.makeMine}
            </button>
          </Form>
          <Form method="post" preventScrollReset className="contents">
            <input type="hidden" name="intent" value={mine?.isFollowing ? 'unfollow' : 'follow'} />
            <button type="submit" className="btn btn--glass" aria-pressed={mine?.isFollowing ?? false}>
              {mine?.isFollowing ? <BellRing className="i i--sm" /> : <Bell className="i i--sm" />}
              {mine?.isFollowing ? words.following : words.follow}
            </button>
          </Form>
          {page.position && (
            <Directions to={page.position} name={page.name} address={page.address} className="btn btn--glass" />
          )}
          {(mine?.isAdmin || mine?.isStaff) && (
            <Link className="btn btn--glass" to={`${page.path}/edit`}>
              <Pencil className="i i--sm" />
              {words.edit}
            </Link>
          )}
        </div>
      </div>
    </header>
  )
}

function Contact({ page, share }: Pick<Props, 'page' | 'share'>) {
  const words = useI18n().t.mosques.page
  return (
    <section className="panel" aria-labelledby="contact">
      <h2 className="h4 pb-2" id="contact">
        {words.contact}
      </h2>
      <address className="small not-italic pb-3">
        {page.address && (
          <span className="block">
            <bdi>{page.address}</bdi>
          </span>
        )}
        <span className="block">{page.location}</span>
      </address>
      <div className="row row--wrap gap-2">
        {page.phone && (
          <a className="btn btn--soft btn--sm" href={telephoneLink(page.phone)}>
            <Phone className="i i--sm" />
            {words.call}
          </a>
        )}
        {page.website && (
          <a className="btn btn--line btn--sm" href={page.website} rel="noopener nofollow ugc">
            <ExternalLink className="i i--sm" />
            {words.website}
          </a>
        )}
        {share}
      </div>
    </section>
  )
}

function Near({ page }: Pick<Props, 'page'>) {
  const { locale, t } = useI18n()
  if (page.businesses.length === 0) return null
  return (
    <section className="panel" aria-labelledby="near">
      <h2 className="h4 pb-2" id="near">
        {page.isFoodNear ? t.mosques.page.near : t.mosques.page.nearAny}
      </h2>
      <div className="list">
        {page.businesses.map(({ id, path, name, cover, distance, open }) => (
          <Link key={id} to={path}>
            <img className="thumb" src={cover.src} alt="" width={48} height={48} loading="lazy" />
            <span className="grow small min-w-0">
              <b className="strong block">
                <bdi>{name ?? t.listings.nameNotFound}</bdi>
              </b>
              <span className="muted num">
                {distance !== null && distanceText(distance, locale, t.listings.distance)}
                {distance !== null && open && ' · '}
                {open && <OpenState label={open} />}
              </span>
            </span>
            <ChevronRight className="i rtl:-scale-x-100" />
          </Link>
        ))}
      </div>
    </section>
  )
}
