// Where a link from a newsletter mail lands. Nothing happens until the button is pressed: mail programs open links
// on their own to look at them.
import { Form, Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import type { LinkStatus } from './commands.server.ts'

type Words = { title: string; intro: string; button: string; done: string }
type Props = { words: Words; token: string; status: LinkStatus | undefined }

export function NewsletterLinkPage({ words, token, status }: Props) {
  const { newsletter: t } = useT().frame
  const answer = status ?? (token === '' ? 'unknown' : undefined)
  const isPending = answer === undefined || answer === 'failed'
  return (
    <div className="page section flex max-w-2xl flex-col items-start gap-5">
      <h1 className="title">{words.title}</h1>
      {answer === 'done' && (
        <p className="alert alert--success" role="status">
          {words.done}
        </p>
      )}
      {answer === 'unknown' && (
        <p className="alert alert--warning" role="alert">
          {t.unknownLink}
        </p>
      )}
      {answer === 'failed' && (
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
      {answer === 'unknown' && (
        <Link className="btn btn--soft" to="/newsletter">
          {t.signUpAgain}
        </Link>
      )}
      {!isPending && (
        <Link className="link" to="/">
          {t.backHome}
        </Link>
      )}
    </div>
  )
}
