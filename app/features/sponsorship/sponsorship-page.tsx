// The page for sponsors: the offers, their prices, their reach, the sponsors of today, and the way to ask.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import type { Outcome } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { StatTile } from '#app/ui/stat-tile.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import type { Sponsorship } from './queries.server.ts'

type Props = {
  page: Sponsorship
  writer: { name: string; email: string } | null
  state: Outcome<unknown> | undefined
}

export function SponsorshipPage({ page, writer, state }: Props) {
  const { sponsorship: words, bands } = useT()
  return (
    <div className="page section stack gap-10">
      <header className="stack gap-3 max-w-3xl">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <section className="stack gap-4" aria-labelledby="placements">
        <SectionHeading id="placements" title={words.offered} />
        <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
          {page.placements.map(({ id, price, canBeBooked }) => (
            <li key={id} className="panel stack gap-3">
              <h3 className="h3">{words.placements[id].title}</h3>
              <p className="grow">{words.placements[id].text}</p>
              <p className="strong">{price ? words.aMonth(price) : words.onRequest}</p>
              {canBeBooked && (
                <Button to={`/dashboard/sponsorship/new?placement=${id}`} className="self-start">
                  {bands.book}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {page.placements.some(({ canBeBooked }) => canBeBooked) && <p>{bands.bookText}</p>}
        <p className="soft">
          {words.paid} {words.rules}
        </p>
      </section>
      <section className="stack gap-4" aria-labelledby="reach">
        <SectionHeading id="reach" title={words.reach} />
        {page.reach === 'none' ? (
          <p className="panel soft">{words.nothingYet}</p>
        ) : page.reach ? (
          <>
            <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
              <StatTile label={words.figures.views} value={page.reach.views} />
              <StatTile label={words.figures.homeViews} value={page.reach.homeViews} />
              <StatTile label={words.figures.impressions} value={page.reach.impressions} />
              <StatTile label={words.figures.clicks} value={page.reach.clicks} />
            </div>
            <p className="small muted">{words.counted}</p>
          </>
        ) : (
          <p className="panel soft">{words.notCounted}</p>
        )}
      </section>
      {page.sponsors.length > 0 && <Sponsors sponsors={page.sponsors} />}
      <div className="max-w-3xl">
        {state?.ok ? (
          <Alert tone="success" title={words.sent} announce>
            {words.sentText}
          </Alert>
        ) : (
          <EnquiryForm placements={page.placements.map(({ id }) => id)} writer={writer} state={state} />
        )}
      </div>
      <p className="soft">
        {words.more}{' '}
        <Link className="link" to="/how-we-make-money">
          {words.moreLink}
        </Link>
      </p>
    </div>
  )
}

function Sponsors({ sponsors }: Pick<Sponsorship, 'sponsors'>) {
  const t = useT()
  return (
    <Card as="section" title={t.sponsorship.sponsors}>
      <ul className="row row--wrap gap-x-8 gap-y-4">
        {sponsors.map(({ id, name, logo, website, isSample }) => (
          <li key={id} className="row gap-3">
            {logo && (
              <img
                className="h-8 w-auto max-w-24 object-contain"
                src={logo}
                alt=""
                width="32"
                height="32"
                loading="lazy"
              />
            )}
            {website ? (
              <a className="link" href={website} rel="noopener sponsored">
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
            {isSample && <Badge>{t.listings.sample}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
