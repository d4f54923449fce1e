// The link under which a member's own days are had, shown when asked for.
import { Form } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

/** The whole address; what went wrong; or nothing yet. */
export type OwnLink = { address: string | null; error: string | null }

export function OwnCalendar({ own, isSignedIn }: { own: OwnLink; isSignedIn: boolean }) {
  const words = useI18n().t.events.mine
  return (
    <section className="panel stack gap-3" aria-labelledby="own-calendar">
      <h2 className="h4" id="own-calendar">
        {words.title}
      </h2>
      <p className="soft">{words.text}</p>
      {own.error && (
        <Alert tone="danger" announce>
          {own.error}
        </Alert>
      )}
      {!isSignedIn && (
        <p>
          <Button to="/login?next=%2Fcommunity-events" variant="outline">
            {words.signIn}
          </Button>
        </p>
      )}
      {isSignedIn && own.address === null && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="link" variant="outline">
            {words.get}
          </Button>
        </Form>
      )}
      {own.address !== null && (
        <>
          <Field label={words.link} hint={words.keep}>
            <Input readOnly dir="ltr" value={own.address} />
          </Field>
          <Form method="post" preventScrollReset className="row row--wrap gap-3">
            <Button type="submit" name="intent" value="renew" variant="ghost" size="sm">
              {words.renew}
            </Button>
            <span className="small muted">{words.renewText}</span>
          </Form>
        </>
      )}
    </section>
  )
}
