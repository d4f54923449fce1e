// Questions the assistant had no answer to, the most asked first: each is a help topic that is missing.
import { Form, href, Link } from 'react-router'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { Button } from '#app/ui/button.tsx'
import type { UnansweredQuestion } from './queries.server.ts'

export function UnansweredList({ questions }: { questions: readonly UnansweredQuestion[] }) {
  const { t } = useI18n()
  const words = t.chats.unanswered
  return (
    <section className="panel stack gap-4" aria-labelledby="unanswered">
      <h2 className="h3" id="unanswered">
        {words.title}
      </h2>
      <p className="soft">{questions.length === 0 ? words.empty : words.lead}</p>
      <ul className="stack gap-3">
        {questions.map(({ id, question, language, times }) => (
          <li key={id} className="row row--wrap between gap-3">
            <span className="min-w-0 break-words">
              <bdi>{question}</bdi>{' '}
              <span className="small muted">
                <bdi>{languageNames[language]}</bdi> · {words.times(times)}
              </span>
            </span>
            <Link
              className="link"
              to={`${href('/dashboard/staff/help/:id', { id: 'new' })}?${new URLSearchParams({ question })}`}
              aria-label={`${words.makeTopic}: ${question}`}
            >
              {words.makeTopic}
            </Link>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="question" value={id} />
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
          </li>
        ))}
      </ul>
    </section>
  )
}
