// The screen of checks on email and cards: tried at once, with what the other side answered.
import './console.css'
import { Form, useNavigation } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { writeMs } from './rules.ts'

export type Tried =
  | { what: 'mail'; ok: boolean; said: string | null; ms: number }
  | { what: 'payments'; ok: boolean; said: string; isLive: boolean; ms: number }

type Props = {
  /** Where the letter goes. */
  email: string
  hasMailServer: boolean
  payments: 'none' | 'manual' | 'stripe'
  /** Where the provider's messages come to. */
  events: string
  tried: Tried | null
}

export function ChecksScreen({ email, hasMailServer, payments, events, tried }: Props) {
  const words = useI18n().t.console.checks
  return (
    <>
      <Card as="section" title={words.mail}>
        <div className="stack gap-3">
          {hasMailServer ? (
            <>
              <p className="soft">{words.mailText(email)}</p>
              <Try what="mail" label={words.mailTry} />
              {tried?.what === 'mail' && <Answer tried={tried} />}
            </>
          ) : (
            <p className="soft">{words.mailNone}</p>
          )}
        </div>
      </Card>
      <Card as="section" title={words.payments}>
        <div className="stack gap-3">
          {payments === 'stripe' ? (
            <>
              <p className="soft">{words.paymentsText}</p>
              <Try what="payments" label={words.paymentsTry} />
              {tried?.what === 'payments' && <Answer tried={tried} />}
              <p className="soft">{words.events}:</p>
              <pre className="console-code" dir="ltr">
                {events}
              </pre>
            </>
          ) : (
            <p className="soft">{words[payments]}</p>
          )}
        </div>
      </Card>
    </>
  )
}

function Try({ what, label }: { what: Tried['what']; label: string }) {
  const isBusy = useNavigation().formData?.get('intent') === what
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value={what} variant="soft" busy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

function Answer({ tried }: { tried: Tried }) {
  const { locale, t } = useI18n()
  const words = t.console.checks
  const isMail = tried.what === 'mail'
  const title = isMail ? (tried.ok ? words.taken : words.refused) : tried.ok ? words.known : words.unknown
  return (
    <Alert tone={tried.ok ? 'success' : 'danger'} title={title} announce>
      {words.took(writeMs(locale, tried.ms))}{' '}
      {tried.ok && (isMail ? words.look : tried.isLive ? words.live : words.test)}
      {tried.said && (
        <span className="block pt-2">
          {words.answer}: <code dir="ltr">{tried.said}</code>
        </span>
      )}
    </Alert>
  )
}
