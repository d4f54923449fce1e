// The page of gifts: their purposes, the form where they are taken, and other ways to help.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { GiftForm } from './gift-form.tsx'
import type { DonatePageData } from './queries.server.ts'

export type Way = { way: 'stripe' | 'manual' | 'closed'; account: string | null; link: string | null }

type Props = {
  page: DonatePageData
  giving: Way
  giver: { name: string; email: string } | null
  /** Back from the payment provider. */
  /** From the payment page, having given or not. */
  isGiven: boolean
  hasLeft: boolean
  /** What a transfer names. */
  reference: string | null
  refusal: Refusal | undefined
}

export function DonatePage({ page, giving, giver, isGiven, hasLeft, reference, refusal }: Props) {
  const words = useT().donate
  return (
    <div className="page section stack max-w-3xl gap-8">
      <header className="stack gap-3">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {isGiven && (
        <Alert tone="success" title={words.given} announce>
          {words.givenText}
        </Alert>
      )}
      {hasLeft && (
        <Alert tone="info" announce>
          {words.left}
        </Alert>
      )}
      {reference && giving.account && <TransferNote reference={reference} account={giving.account} />}
      <Purposes page={page} />
      {giving.way === 'closed' ? (
        !giving.link && (
          <Alert tone="info" title={words.closed}>
            {words.closedText}
          </Alert>
        )
      ) : (
        <GiftForm page={page} way={giving.way} giver={giver} refusal={refusal} />
      )}
      {giving.link && (
        <Card as="section" title={words.elsewhere}>
          <div className="stack gap-4">
            <p>{words.elsewhereText}</p>
            <Button href={giving.link} rel="noopener" className="self-start">
              {words.elsewhereLink}
            </Button>
          </div>
        </Card>
      )}
      <OtherWays />
      <p className="soft">
        {words.zakaat}{' '}
        <Link className="link" to="/zakaat">
          {words.zakaatLink}
        </Link>
      </p>
    </div>
  )
}

function TransferNote({ reference, account }: { reference: string; account: string }) {
  const words = useT().donate.transfer
  return (
    <Alert tone="success" title={words.title} announce>
      <p>{words.text}</p>
      <p>
        {words.reference}: <strong dir="ltr">{reference}</strong>
      </p>
      <p className="whitespace-pre-line" dir="auto">
        {words.account}: {account}
      </p>
    </Alert>
  )
}

function Purposes({ page }: { page: DonatePageData }) {
  const words = useT().donate
  return (
    <section className="stack gap-4" aria-labelledby="purposes">
      <SectionHeading id="purposes" title={words.purposes} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {page.purposes.map(({ id, title, text, given }) => (
          <li key={id} className="panel stack gap-2">
            <h3 className="h4">{title}</h3>
            <p>{text}</p>
            {given && <p className="small muted">{words.thisYear(given)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OtherWays() {
  const words = useT().donate.help
  return (
    <Card as="section" title={words.title}>
      <ul className="stack gap-2">
        {words.ways.map(({ text, to }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
