// For whoever was sent the link: look at the profile, and say that the code is there.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { CodePageData } from './account.ts'
import { AccountHead, OpenLink } from './account-card.tsx'
import { useErrors } from './account-fields.tsx'
import './social-media.css'

type Props = { seen: CodePageData; state: Refusal | undefined }

export function CodePage({ seen, state }: Props) {
  const words = useT().socialMedia.code
  const wrong = errorAt(useErrors(), state, 'form')
  return (
    <div className="page section stack max-w-2xl gap-6">
      <div className="stack gap-2">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead(seen.name)}</p>
      </div>
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      <div className="social-media-card">
        <AccountHead account={seen} />
        <p>
          <OpenLink account={seen} />
        </p>
      </div>
      <Answer seen={seen} />
    </div>
  )
}

function Answer({ seen }: Pick<Props, 'seen'>) {
  const words = useT().socialMedia.code
  if (seen.state === 'confirmed') return <Alert tone="success">{words.done}</Alert>
  if (seen.state !== 'open') return <Alert>{words.over}</Alert>
  if (seen.is_own) return <Alert>{words.own}</Alert>
  if (seen.has_seen) return <Alert tone="success">{words.thanks}</Alert>
  if (!seen.may_confirm) return <Alert>{words.level}</Alert>
  return (
    <Form method="post" className="stack gap-4">
      <p>{words.look}</p>
      <code className="social-media-code" dir="ltr">
        {seen.code}
      </code>
      <Button type="submit" className="self-start">
        {words.confirm}
      </Button>
    </Form>
  )
}
