// The keys that sign sessions: which one does, which still count, and signing with a new one.
import './console.css'
import type { SigningKeys } from '#app/core/request/services.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { ActForm } from './act-form.tsx'
import { Moment } from './moment.tsx'

type Props = { keys: SigningKeys | null; state: Refusal | undefined }

export function KeysScreen({ keys, state }: Props) {
  const words = useT().console.keys
  if (!keys) return <Alert>{words.inSettings}</Alert>
  return (
    <>
      <Card as="section" title={words.title}>
        <ul className="console-rows">
          <Key kid={keys.kid} label={words.current} moment={words.since} at={keys.since} />
          {keys.old.map(({ kid, until }) => (
            <Key key={kid} kid={kid} label={words.old} moment={words.until} at={until} />
          ))}
        </ul>
        {keys.old.length === 0 && <p className="soft">{words.none}</p>}
      </Card>
      <Card as="section" title={words.change}>
        <div className="stack gap-2">
          <ActForm intent="rotate" label={words.rotate} text={words.rotateText} state={state} />
          <ActForm intent="revoke" label={words.revoke} text={words.revokeText} isDanger state={state} />
        </div>
      </Card>
    </>
  )
}

type KeyProps = { kid: string; label: string; moment: string; at: string }

function Key({ kid, label, moment, at }: KeyProps) {
  return (
    <li>
      <p className="strong">{label}</p>
      <p className="soft">
        <code dir="ltr">{kid.slice(0, 8)}</code> · {moment} <Moment at={at} />
      </p>
    </li>
  )
}
