// The page behind a link in a newsletter. Nothing happens until the button is pressed: mail programs open links
// on their own to look at them.
import { Form, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { type Outcome, refuse } from '#app/lib/outcome.ts'

type Words = { title: string; intro: string; button: string; done: string }
type Props = {
  words: Words
  token: string
  answer: Outcome<unknown> | undefined
  /** Where to go on once it is done. */
  next?: { to: string; label: string } | undefined
}

export function NewsletterLinkPage({ words, token, answer, next }: Props) {
  const { newsletter: t } = useT().frame
  const said = answer ?? (token === '' ? refuse('missing') : undefined)
  const isUnknown = said !== undefined && !said.ok && said.status === 404
  const isPending = said === undefined || !(said.ok || isUnknown)
  return (
    <div className="page section flex max-w-2xl flex-col items-start gap-5">
      <h1 className="title">{words.title}</h1>
      {said?.ok && (
        <p className="alert alert--success" role="status">
          {words.done}
        </p>
      )}
      {isUnknown && (
        <p className="alert alert--warning" role="alert">
          {t.unknownLink}
        </p>
      )}
      {said && isPending && (
        <p className="alert alert--danger" role="alert">
          {t.linkFailed}
        </p>
      )}
      {isPending && (
        <>
          <p className="soft">{words.intro}</p>
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="btn btn--lg">
              {words.button}
            </button>
          </Form>
        </>
      )}
      {isUnknown && (
        <Link className="btn btn--soft" to="/newsletter">
          {t.signUpAgain}
        </Link>
      )}
      {said?.ok && next && (
        <Link className="btn btn--soft" to={next.to}>
          {next.label}
        </Link>
      )}
      {!isPending && (
        <Link className="link link--alone" to="/">
          {t.backHome}
        </Link>
      )}
    </div>
  )
}
