// Something is wrong with a listing: a reason, a few words, and staff look into it.
import { Form, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { REPORT_REASONS } from './schema.ts'

type Props = {
  path: string
  isSignedIn: boolean
  notice: { tone: 'success' | 'danger'; text: string } | null
}

export function ReportForm({ path, isSignedIn, notice }: Props) {
  const { report: words } = useT().business
  if (!isSignedIn) {
    return (
      <Link className="link" to={`/login?${new URLSearchParams({ next: `${path}#report` })}`}>
        {words.link}
      </Link>
    )
  }
  return (
    <details open={notice !== null} className="grow basis-full" id="report">
      <summary className="link cursor-pointer">{words.link}</summary>
      {notice && (
        <Alert tone={notice.tone} announce className="mt-3">
          {notice.text}
        </Alert>
      )}
      {notice?.tone !== 'success' && (
        <Form method="post" preventScrollReset className="stack gap-4 pt-3">
          <input type="hidden" name="intent" value="report" />
          <Field label={words.reason} required>
            <Select name="reason" defaultValue="wrong">
              {REPORT_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {words.reasons[reason]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={words.note} optional>
            <Textarea name="note" maxLength={1000} rows={3} />
          </Field>
          <div>
            <Button type="submit" variant="outline" size="sm">
              {words.send}
            </Button>
          </div>
        </Form>
      )}
    </details>
  )
}
