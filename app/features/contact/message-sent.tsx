// The message is with the staff: thanks, and a copy of what was sent.
import { useEffect, useRef } from 'react'
import { useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import type { Topic } from './rules.ts'

export type SentMessage = { name: string; email: string; topic: Topic; message: string }

export function MessageSent({ sent }: { sent: SentMessage }) {
  const t = useT().contact
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <div className="stack gap-3" role="status">
        <h1 className="title" ref={title} tabIndex={-1}>
          {t.sent.title}
        </h1>
        <p className="lead">{t.sent.text(sent.email)}</p>
      </div>
      <Card title={t.sent.copy} as="section">
        <DescriptionList
          items={[
            { term: t.name, detail: <bdi>{sent.name}</bdi> },
            { term: t.email, detail: <bdi>{sent.email}</bdi> },
            { term: t.topic, detail: t.topics[sent.topic] },
            {
              term: t.message,
              detail: (
                <span className="block whitespace-pre-line break-words" dir="auto">
                  {sent.message}
                </span>
              ),
            },
          ]}
        />
      </Card>
      <div className="row row--wrap">
        <Button to="/">{t.sent.home}</Button>
        <Button to="/contact" variant="outline">
          {t.sent.again}
        </Button>
      </div>
    </>
  )
}
