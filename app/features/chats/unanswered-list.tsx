// Questions the assistant had no answer to, of one sort together, the most asked first: each is a word or a help topic that is
// missing.
import { Form, href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { Button } from '#app/ui/button.tsx'
import { TAUGHT_PATH } from './rules.ts'
import { LONGEST_TAUGHT } from './schema.ts'
import type { UnmetGroup } from './unmet.server.ts'

export function UnansweredList({ groups }: { groups: readonly UnmetGroup[] }) {
  const { t } = useI18n()
  const words = t.chats.unanswered
  return (
    <section className="panel stack gap-4" aria-labelledby="unanswered">
      <div className="row row--wrap between gap-3">
        <h2 className="h3" id="unanswered">
          {words.title}
        </h2>
        <Link className="link" to={TAUGHT_PATH}>
          {t.chats.teach.title}
        </Link>
      </div>
      <p className="soft">{groups.length === 0 ? words.empty : words.lead}</p>
      <ul className="stack gap-4">
        {groups.map((group) => (
          <li key={group.ids[0]} className="stack gap-2">
            <Unmet group={group} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Unmet({ group }: { group: UnmetGroup }) {
  const { locale, t } = useI18n()
  const words = t.chats.unanswered
  const { ids, question, language, times, lastAt, others } = group
  const word = question.replace(/[?؟!.]+\s*$/u, '').slice(0, LONGEST_TAUGHT)
  const query = new URLSearchParams({ word, language, questions: ids.join(',') })
  return (
    <>
      <p className="min-w-0 break-words">
        <bdi className="strong">{question}</bdi>{' '}
        <span className="small muted">
          <bdi>{languageNames[language]}</bdi> · {words.times(times)} ·{' '}
          {words.last(writeDate(locale, lastAt.slice(0, 10)))}
        </span>
      </p>
      {others.length > 0 && (
        <details>
          <summary className="small">{words.others(others.length)}</summary>
          <ul className="stack gap-1 small">
            {others.map((other) => (
              <li key={`${other.language} ${other.question}`} className="break-words">
                <bdi>{other.question}</bdi>{' '}
                <span className="muted">
                  <bdi>{languageNames[other.language]}</bdi> · {words.times(other.times)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="row row--wrap gap-4">
        <Link className="link" to={`${TAUGHT_PATH}?${query}`} aria-label={`${words.teach}: ${question}`}>
          {words.teach}
        </Link>
        <Link
          className="link"
          to={`${href('/dashboard/staff/help/:id', { id: 'new' })}?${new URLSearchParams({ question })}`}
          aria-label={`${words.makeTopic}: ${question}`}
        >
          {words.makeTopic}
        </Link>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="questions" value={ids.join(',')} />
          <Button
            type="submit"
            name="intent"
            value="settle"
            variant="soft"
            size="sm"
            aria-label={`${words.done}: ${question}`}
          >
            {words.done}
          </Button>
        </Form>
      </div>
    </>
  )
}
