// Showing that an account is yours: a code for the bio, and a link for those who look.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import type { AccountPageData } from './account.ts'

type Props = { account: AccountPageData; link: string | null; until: string | null }

export function VerifySection({ account, link, until }: Props) {
  const words = useT().socialMedia.account
  const { verification } = account
  if (account.is_mine) return <Alert tone="success">{words.mine}</Alert>
  if (account.is_kept) return <p className="small muted">{words.kept}</p>
  if (!verification)
    return (
      <Card as="section" title={words.verify}>
        <Form method="post" className="stack gap-3">
          {account.was_refused && <Alert tone="warning">{words.refused}</Alert>}
          <p>{words.verifyText}</p>
          <Button type="submit" className="self-start" name="intent" value="start">
            {words.start}
          </Button>
        </Form>
      </Card>
    )
  return (
    <Card as="section" title={words.verify}>
      <div className="stack gap-4">
        <ol className="social-media-steps" aria-label={words.steps}>
          <li>
            <CopyField label={words.stepCode} text={verification.code} />
          </li>
          <li>{link ? <CopyField label={words.stepWait} text={link} /> : words.stepWait}</li>
          <li>{words.stepRemove}</li>
        </ol>
        <p className="small muted">
          {verification.seen > 0 && `${words.seen(verification.seen)} `}
          {until && words.until(until)}
        </p>
        <Form method="post">
          <Button type="submit" variant="outline" size="sm" name="intent" value="stop">
            {words.stop}
          </Button>
        </Form>
      </div>
    </Card>
  )
}
