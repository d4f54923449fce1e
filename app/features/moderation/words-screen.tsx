// Words and links that make a text wait for the team, or are refused: the list, a form for more, and a text to try them on.

import { Form, useNavigation } from 'react-router'
import { When } from '#app/core/contributions/author-line.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { useT } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { ShieldCheck } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Tried, WordsDesk } from './rules.ts'
import { MOST_TRIED_CHARACTERS, type WordRule } from './schema.ts'
import './words.css'

type Props = {
  desk: WordsDesk
  now: string
  refusal: Refusal | undefined
  tried: { content: string; result: Tried } | undefined
}

const KINDS = ['word', 'link'] as const
const EFFECTS = ['wait', 'refuse'] as const

export function WordsScreen({ desk, now, refusal, tried }: Props) {
  const words = useT().moderation.words
  return (
    <div className="stack gap-8">
      <AddForm refusal={refusal?.values.intent === 'add' ? refusal : undefined} />
      <TryForm refusal={refusal?.values.intent === 'try' ? refusal : undefined} tried={tried} />
      <section className="stack gap-3" aria-labelledby="rules">
        <h2 className={desk.rules.length === 0 ? 'sr-only' : 'h3'} id="rules">
          {words.rules(desk.rules.length)}
        </h2>
        {desk.rules.length === 0 && (
          <EmptyState icon={ShieldCheck} title={words.none} headingLevel={3}>
            {words.noneText}
          </EmptyState>
        )}
        <ul className="queue-words-list">
          {desk.rules.map((rule) => (
            <li key={rule.word} className="queue-words-rule">
              <RuleFace rule={rule} />
              <Form method="post" preventScrollReset>
                <input type="hidden" name="word" value={rule.word} />
                <Button
                  type="submit"
                  size="sm"
                  variant="outline"
                  name="intent"
                  value="remove"
                  aria-label={words.removeThis(rule.word)}
                >
                  {words.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
      {desk.changes.length > 0 && (
        <section className="stack gap-3" aria-labelledby="changes">
          <h2 className="h3" id="changes">
            {words.changes}
          </h2>
          <ul className="stack gap-2">
            {desk.changes.map((change) => (
              <li key={`${change.at}${change.word}${change.action}`} className="small">
                <bdi className="strong">{change.word}</bdi> · {lookUp(words.actions, change.action) ?? change.action} ·{' '}
                <bdi>{change.by ?? words.nobody}</bdi> · <When at={change.at} now={now} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function RuleFace({ rule }: { rule: WordRule }) {
  const words = useT().moderation.words
  return (
    <p className="queue-words-rule__face">
      <bdi className="queue-words-rule__word">{rule.word}</bdi>
      <Badge>{words.kinds[rule.kind]}</Badge>
      <Badge tone={rule.effect === 'refuse' ? 'danger' : 'warning'}>{words.effects[rule.effect]}</Badge>
    </p>
  )
}

function AddForm({ refusal }: { refusal: Refusal | undefined }) {
  const t = useT()
  const words = t.moderation.words
  const busy = useNavigation().formData?.get('intent') === 'add'
  const error = (field: string) => errorAt({ ...t.ui.refusals, ...words.errors }, refusal, field)
  const values = refusal?.values
  return (
    <Form method="post" className="panel stack gap-4" noValidate>
      <h2 className="h3">{words.add}</h2>
      <div className="queue-words-fields">
        <Field label={words.word} hint={words.wordHint} error={error('word') ?? error('form')} required>
          <Input name="word" dir="auto" maxLength={200} autoCapitalize="none" defaultValue={values?.word ?? ''} />
        </Field>
        <Field label={words.kind}>
          <Select name="kind" defaultValue={values?.kind ?? 'word'}>
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {words.kindChoices[kind]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.effect}>
          <Select name="effect" defaultValue={values?.effect ?? 'wait'}>
            {EFFECTS.map((effect) => (
              <option key={effect} value={effect}>
                {words.effectChoices[effect]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p>
        <Button type="submit" name="intent" value="add" busy={busy}>
          {words.addSend}
        </Button>
      </p>
    </Form>
  )
}

function TryForm({ refusal, tried }: Pick<Props, 'refusal' | 'tried'>) {
  const t = useT()
  const words = t.moderation.words
  const error = errorAt({ ...t.ui.refusals, ...words.errors }, refusal, 'content')
  return (
    <Form method="post" className="panel stack gap-4" noValidate preventScrollReset>
      <h2 className="h3">{words.tryTitle}</h2>
      <Field label={words.tryText} hint={words.tryHint} error={error}>
        <Textarea
          name="content"
          rows={4}
          dir="auto"
          maxLength={MOST_TRIED_CHARACTERS}
          defaultValue={refusal?.values.content ?? tried?.content ?? ''}
        />
      </Field>
      {tried && <Verdict tried={tried.result} />}
      <p>
        <Button type="submit" variant="outline" name="intent" value="try">
          {words.trySend}
        </Button>
      </p>
    </Form>
  )
}

function Verdict({ tried }: { tried: Tried }) {
  const { words, queue } = useT().moderation
  const verdict = tried.effect ?? (tried.flags.length > 0 ? 'flagged' : 'passes')
  const tone = ({ refuse: 'danger', wait: 'warning', flagged: 'warning', passes: 'success' } as const)[verdict]
  return (
    <Alert tone={tone} announce>
      <p>{words.verdicts[verdict]}</p>
      {tried.rules.map((rule) => (
        <RuleFace key={rule.word} rule={rule} />
      ))}
      {tried.flags.length > 0 && <p>{tried.flags.map((flag) => lookUp(queue.flags, flag) ?? flag).join(' · ')}</p>}
    </Alert>
  )
}
