// One exchange with a webhook: the request and its answer.
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Try } from './rule.ts'
import './automation.css'

export function TryLines({ exchange: { request, answer } }: { exchange: NonNullable<Try['exchange']> }) {
  const words = useI18n().t.automation.rule.log
  return (
    <>
      <span className="small muted">{words.request}</span>
      <pre className="automation-words" dir="ltr">
        {request}
      </pre>
      {answer !== null && (
        <>
          <span className="small muted">{words.answer}</span>
          <pre className="automation-words" dir="auto">
            {answer || words.empty}
          </pre>
        </>
      )}
    </>
  )
}
