// Teaching the site a word, and all it was taught.
import { Form } from 'react-router'
import { errorAt } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { locales } from '#app/i18n/locales.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { NAMED } from './rules.ts'
import { LONGEST_TAUGHT } from './schema.ts'
import type { MeaningGroup, TaughtLine } from './teach.server.ts'

/** From the list of questions without an answer, or as it was sent and refused. */
export type TeachStart = Record<'word' | 'language' | 'means' | 'named' | 'questions', string>

type Props = {
  groups: readonly MeaningGroup[]
  taught: readonly TaughtLine[]
  start: TeachStart
  refusal: Refusal | undefined
}

export function TeachScreen({ groups, taught, start, refusal }: Props) {
  return (
    <div className="stack gap-8">
      <TeachForm groups={groups} start={start} refusal={refusal} />
      <TaughtList taught={taught} />
    </div>
  )
}

function TeachForm({ groups, start, refusal }: Omit<Props, 'taught'>) {
  const { locale, t } = useI18n()
  const words = t.chats.teach
  const known = refusal?.values.known
  const errorOf = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  return (
    <Form method="post" className="panel stack gap-4">
      <input type="hidden" name="questions" value={start.questions} />
      <Field label={words.word} id="word" hint={words.wordHint} error={known ? undefined : errorOf('word')} required>
        <Input name="word" defaultValue={start.word} maxLength={LONGEST_TAUGHT} dir="auto" autoComplete="off" />
      </Field>
      <Field label={words.language} id="language" required>
        <Select name="language" defaultValue={start.language || locale}>
          {locales.map((each) => (
            <option key={each} value={each}>
              {languageNames[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.means} id="means" error={errorOf('means')} required>
        <Select name="means" defaultValue={start.means}>
          <option value="">{words.choose}</option>
          <option value={NAMED}>{words.named}</option>
          {groups.map(({ label, options }) => (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label={words.named} id="named" hint={words.namedHint} error={errorOf('named')} optional>
        <Input name="named" defaultValue={start.named} maxLength={80} dir="auto" autoComplete="off" />
      </Field>
      {known && (
        <Alert tone="warning" announce>
          <p>{words.known(start.word, known)}</p>
          <Checkbox name="instead" label={words.instead} />
        </Alert>
      )}
      <div>
        <Button type="submit" name="intent" value="teach">
          {words.teach}
        </Button>
      </div>
    </Form>
  )
}

function TaughtList({ taught }: Pick<Props, 'taught'>) {
  const { t } = useI18n()
  const words = t.chats.teach
  return (
    <section className="stack gap-3" aria-labelledby="taught">
      <h2 className="h3" id="taught">
        {words.list}
      </h2>
      {taught.length === 0 && <p className="soft">{words.none}</p>}
      <ul className="stack gap-3">
        {taught.map(({ word, folded, language, means, insteadOf }) => (
          <li key={folded} className="row row--wrap between gap-3">
            <span className="min-w-0 break-words">
              <bdi className="strong">{word}</bdi> · <bdi>{means}</bdi>{' '}
              <span className="small muted">
                <bdi>{languageNames[language]}</bdi>
                {insteadOf && ` · ${words.before(insteadOf)}`}
              </span>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="word" value={folded} />
              <Button
                type="submit"
                name="intent"
                value="withdraw"
                variant="outline"
                size="sm"
                aria-label={`${words.withdraw}: ${word}`}
              >
                {words.withdraw}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
