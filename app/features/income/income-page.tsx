// The page on the site's income, and on what no money buys.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Card } from '#app/ui/card.tsx'
import { X } from '#app/ui/icons.ts'
import type { Income } from './queries.server.ts'

export function IncomePage({ income }: { income: Income }) {
  const t = useT()
  const words = t.income
  const names = t.auth.dashboard.owner.planNames
  return (
    <div className="page section stack max-w-3xl gap-6">
      <header className="stack gap-3">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <Card as="section" title={words.plans}>
        <div className="stack gap-3">
          <p>{words.plansText}</p>
          <ul className="list-disc ps-6">
            {income.plans.map(({ plan, monthly, annual }) => (
              <li key={plan}>{words.price(names[plan], monthly, annual)}</li>
            ))}
          </ul>
          <p>{words.payments[income.payments]}</p>
          <p>
            <Link className="link" to="/packages">
              {words.seePlans}
            </Link>
          </p>
        </div>
      </Card>
      <Card as="section" title={words.shown}>
        <div className="stack gap-3">
          <p>
            {words.shownText} {t.sponsorship.paid}
          </p>
          <p>
            {words.sponsors(income.sponsors)} {words.promotions(income.promotions)}
          </p>
        </div>
      </Card>
      <Card as="section" title={words.gifts}>
        <div className="stack gap-3">
          <p>
            {words.giving[income.giving]} {income.isGivenElsewhere && words.givenElsewhere}{' '}
            <Link className="link" to="/donate">
              {words.seeGifts}
            </Link>
          </p>
          <p>
            {words.products(income.products)}{' '}
            <Link className="link" to="/merchstore">
              {words.seeStore}
            </Link>
          </p>
        </div>
      </Card>
      <Card as="section" title={words.affiliates}>
        <p>
          {words.affiliatesText(income.affiliateShare)}{' '}
          <Link className="link" to="/affiliates">
            {words.seeAffiliates}
          </Link>
        </p>
      </Card>
      <Card as="section" title={words.never}>
        <ul className="stack gap-3">
          {words.neverLines.map((line) => (
            <li key={line} className="row gap-3 items-start">
              <X className="i i--sm flex-none mt-1" aria-hidden="true" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className="small muted">
        {income.countsViews ? words.counted : words.notCounted} {words.live}
      </p>
    </div>
  )
}
