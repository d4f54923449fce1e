// One's own message of the wall, to change or to take down.
import { Form, useNavigation } from 'react-router'
import type { OwnContribution } from '#app/core/contributions/queries.server.ts'
import { useErrorWords } from '#app/core/contributions/use-words.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { MessageFields } from './message-fields.tsx'
import '#app/core/contributions/contributions.css'
import '#app/ui/styles/work.css'

type Props = { own: OwnContribution; crumbs: readonly Crumb[]; state: Refusal | undefined }

export function MessageEditor({ own, crumbs, state }: Props) {
  const { contributions, gaza } = useT()
  const words = contributions.form
  const errors = useErrorWords()
  const busy = useNavigation().formData !== undefined
  const { language, country_code: country, body, is_anonymous: isAnonymous } = own
  return (
    <div className="page section">
      <div className="contribution-page stack gap-6">
        <BreadcrumbTrail crumbs={crumbs} />
        <h1 className="title">{words.edit}</h1>
        <Form method="post" className="stack gap-4" noValidate>
          <ErrorSummary errors={summaryOf(errors, state, 'gaza-')} />
          <MessageFields
            values={state?.values}
            usual={{ language, country, body, isAnonymous }}
            error={errorAt(errors, state, 'body')}
          />
          <p className="small muted">{gaza.readFirst}</p>
          <p>
            <Button type="submit" name="intent" value="publish" busy={busy}>
              {words.save}
            </Button>
          </p>
        </Form>
        <details className="quiet-details">
          <summary>{words.withdraw}</summary>
          <Form method="post" className="stack gap-3">
            <p className="small">{gaza.withdrawText}</p>
            <p>
              <Button type="submit" variant="danger" size="sm" name="intent" value="withdraw">
                {words.withdraw}
              </Button>
            </p>
          </Form>
        </details>
      </div>
    </div>
  )
}
