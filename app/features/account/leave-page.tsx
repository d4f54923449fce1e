// Leaving: what happens, what stays, and the way back while there is one.
import { Form, href, Link, useNavigation } from 'react-router'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { intlTag } from '#app/i18n/locales.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { FieldGroup } from '#app/ui/field-group.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Radio } from '#app/ui/radio.tsx'
import { KINDS, type Kind } from './data-rules.ts'
import type { Hold, Leaving } from './queries.server.ts'

type Props = { leaving: Leaving; hasStayed: boolean; state: Refusal | undefined }

export function LeavePage({ leaving, hasStayed, state }: Props) {
  const { t } = useI18n()
  const words = t.account.leave
  const errors = { ...t.ui.refusals, ...words.errors }
  const isLeaving = leaving.leavesAt !== null
  return (
    <FormPage
      title={words.title}
      lead={isLeaving ? undefined : words.lead}
      back={isLeaving ? undefined : { to: href('/account'), label: t.account.title }}
      said={hasStayed && !isLeaving ? words.stayed : null}
      errors={summaryOf(errors, state, 'leave-')}
    >
      {leaving.leavesAt === null ? (
        <AskToLeave leaving={leaving} state={state} />
      ) : (
        <ChangeOfMind leavesAt={leaving.leavesAt} leaving={leaving} />
      )}
    </FormPage>
  )
}

function AskToLeave({ leaving: { heldBy, numbers }, state }: Omit<Props, 'hasStayed'>) {
  const { t } = useI18n()
  const words = t.account.leave
  const busy = useNavigation().formData !== undefined
  const kinds = KINDS.filter((kind) => numbers[kind] > 0)
  return (
    <>
      <ul className="list-disc stack gap-2 ps-5">
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p>
        {words.takeFirst}{' '}
        <Link className="link" to={href('/account/data')}>
          {t.account.data.open}
        </Link>
      </p>
      <Holds by={heldBy} />
      {heldBy.length === 0 && (
        <Form method="post" className="stack gap-6" noValidate>
          <input type="hidden" name="intent" value="leave" />
          {kinds.map((kind) => (
            <KindChoice key={kind} kind={kind} number={numbers[kind]} chosen={state?.values[kind]} />
          ))}
          <FieldGroup
            id="leave-sure"
            legend={words.confirm}
            error={errorAt({ ...t.ui.refusals, ...words.errors }, state, 'sure')}
          >
            <Checkbox name="sure" label={words.sure} />
          </FieldGroup>
          <p>
            <Button type="submit" variant="danger" busy={busy}>
              {words.submit}
            </Button>
          </p>
        </Form>
      )}
    </>
  )
}

/** What is in the way; it may also come up after somebody asked. */
function Holds({ by }: { by: Hold[] }) {
  const { held } = useI18n().t.account.leave
  return by.map((hold) => (
    <Alert key={hold} tone="warning">
      {held[hold]}
    </Alert>
  ))
}

function KindChoice({ kind, number, chosen }: { kind: Kind; number: number; chosen: string | undefined }) {
  const words = useI18n().t.account.leave
  return (
    <FieldGroup legend={words.kinds[kind](number)} id={`leave-${kind}`}>
      <div className="stack gap-2">
        <Radio
          name={kind}
          value="remove"
          label={words.remove}
          hint={words.removed[kind]}
          defaultChecked={chosen !== 'keep'}
          framed
        />
        <Radio
          name={kind}
          value="keep"
          label={words.keep}
          hint={words.kept}
          defaultChecked={chosen === 'keep'}
          framed
        />
      </div>
    </FieldGroup>
  )
}

function ChangeOfMind({ leavesAt, leaving: { keeps, heldBy } }: { leavesAt: string; leaving: Leaving }) {
  const { locale, t } = useI18n()
  const words = t.account.leave
  const busy = useNavigation().formData !== undefined
  return (
    <Card as="section" title={words.locked(writeDate(locale, leavesAt))}>
      <div className="stack gap-4">
        <p className="soft">{words.lockedText}</p>
        <Holds by={heldBy} />
        {keeps.length > 0 && (
          <p className="soft">
            {words.stays(
              new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(
                keeps.map((kind) => words.names[kind]),
              ),
            )}
          </p>
        )}
        <div className="row row--wrap gap-3">
          <Form method="post">
            <input type="hidden" name="intent" value="stay" />
            <Button type="submit" busy={busy}>
              {words.stay}
            </Button>
          </Form>
          <Button to={href('/account/data')} variant="outline">
            {t.account.data.open}
          </Button>
        </div>
      </div>
    </Card>
  )
}
