// One job in a list: what it is, who offers it, where, what it pays, and how it fits with the faith.
import { href, Link } from 'react-router'
import { LanguageTag } from '#app/core/contributions/author-line.tsx'
import { countryName } from '#app/core/places/countries.ts'
import { ExactDistance } from '#app/core/places/exact-distance.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Coins, MapPin, Store } from '#app/ui/icons.ts'
import type { JobCard as Card } from './job.ts'
import { writePay } from './pay.ts'
import './jobs.css'

const SHOWN_FACTS = 4
/** Beyond this the distance says less than the town. */
const FAR_KM = 1000
/** Of an employer without a page only the town is known, and nobody is metres away from a town. */
const TOWN_KM = 5

const saysDistance = ({ distance, employer }: Card) =>
  distance !== null && distance < FAR_KM && (employer?.kind !== 'person' || distance > TOWN_KM)

export function JobCard({ job, headingLevel: Heading = 'h2' }: { job: Card; headingLevel?: 'h2' | 'h3' }) {
  const { locale, t } = useI18n()
  const words = t.jobs
  const rest = job.faith.length - SHOWN_FACTS
  return (
    <article className="jobs-card">
      <div className="stack gap-1">
        <Heading className="jobs-card__title" lang={job.language}>
          <Link to={href('/jobs/:slug', { slug: job.slug })}>
            <bdi>{job.title}</bdi>
          </Link>
        </Heading>
        <p className="jobs-meta">
          {job.employer && (
            <span>
              <Store className="i i--xs" />
              <bdi>{job.employer.name}</bdi>
            </span>
          )}
          <span>
            <MapPin className="i i--xs" />
            <Where job={job} />
          </span>
          <span className="strong">
            <Coins className="i i--xs" />
            <span className="num">{writePay(locale, words, job)}</span>
          </span>
        </p>
      </div>
      <p className="jobs-badges">
        <Badge tone="brand">{words.kinds[job.kind]}</Badge>
        {job.workplace !== 'on_site' && <Badge tone="info">{words.workplaces[job.workplace]}</Badge>}
        {job.faith.slice(0, SHOWN_FACTS).map((fact) => (
          <Badge key={fact}>{words.faith[fact]}</Badge>
        ))}
        {rest > 0 && <span className="small muted">{words.moreFacts(rest)}</span>}
      </p>
      <p className="jobs-meta small">
        {job.published_at && <span suppressHydrationWarning>{words.posted(writeDate(locale, job.published_at))}</span>}
        <LanguageTag language={job.language} />
        {job.is_sample && <span>{words.sample}</span>}
      </p>
    </article>
  )
}

/** The town and how far it is; of remote work, the country. */
export function Where({ job }: { job: Card }) {
  const { locale, t } = useI18n()
  const country = <span suppressHydrationWarning>{countryName(job.country_code, locale)}</span>
  if (job.workplace === 'remote')
    return <span suppressHydrationWarning>{t.jobs.anywhereIn(countryName(job.country_code, locale))}</span>
  const position = job.latitude !== null && job.longitude !== null ? { lat: job.latitude, lng: job.longitude } : null
  return (
    <span>
      <bdi>{job.city}</bdi>
      {job.distance !== null && saysDistance(job) ? (
        <>
          {' · '}
          <ExactDistance km={job.distance} to={position} />
        </>
      ) : (
        <>
          {', '}
          {country}
        </>
      )}
    </span>
  )
}
