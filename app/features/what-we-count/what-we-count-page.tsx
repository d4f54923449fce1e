// Exactly what is counted, for everyone to read.
import { Link } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'

export function WhatWeCountPage({ isCounting }: { isCounting: boolean }) {
  const words = useT().whatWeCount
  return (
    <div className="page section stack max-w-3xl gap-6">
      <header className="stack gap-3">
        <h1 className="title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      {!isCounting && <Alert>{words.off}</Alert>}
      {words.sections.map(({ title, lines }) => (
        <Card as="section" key={title} title={title}>
          <ul className="stack list-disc gap-2 ps-6">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
      <p>
        <Link className="link" to="/privacy-policy">
          {words.privacy}
        </Link>
      </p>
    </div>
  )
}
