// Under a mosque's timetable: to have it by letter each month, as it is shown here, or to stop it.
import { Form } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CircleCheck } from '#app/ui/icons.ts'

export type Monthly = {
  /** The sheet as it is shown, field by field. */
  wish: Record<string, string>
  isOn: boolean
  /** What is sent looks as it does here. */
  isAsHere: boolean
}

type Props = { monthly: Monthly; name: string; state: Refusal | undefined }

export function MonthlyCard({ monthly: { wish, isOn, isAsHere }, name, state }: Props) {
  const t = useT()
  const words = t.templates.monthly
  const [problem] = summaryOf({ ...t.ui.refusals, ...words.errors }, state)
  return (
    <Card as="section" title={words.title}>
      <div className="stack gap-4">
        {problem && (
          <Alert tone="danger" announce>
            {problem.message}
          </Alert>
        )}
        {isOn ? (
          <p className="row gap-2 items-start" role="status">
            <CircleCheck className="i i--sm text-brand-ink flex-none mt-1" />
            {words.on(name)}
          </p>
        ) : (
          <p className="soft">{words.text(name)}</p>
        )}
        <Form method="post" action="/templates" className="row row--wrap gap-3" preventScrollReset>
          {Object.entries(wish).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          {!isAsHere && (
            <Button type="submit" name="intent" value="monthly" variant={isOn ? 'outline' : 'primary'}>
              {isOn ? words.change : words.button}
            </Button>
          )}
          {isOn && (
            <Button type="submit" name="intent" value="stop" variant="ghost">
              {words.stop}
            </Button>
          )}
        </Form>
      </div>
    </Card>
  )
}
