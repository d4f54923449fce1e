// Writes a reply, or changes one. What is typed is kept on the device at once, and for members on the account a little later.

import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useDeviceDraft } from '#app/core/drafts/use-device-draft.ts'
import { textFlags } from '#app/core/moderation/rules.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Field } from '#app/ui/field.tsx'
import { LanguageOptions } from '#app/ui/language-options.tsx'
import { Select } from '#app/ui/select.tsx'
import { Composer } from './composer.tsx'
import { type Limits, MOST_REPLY_CHARACTERS } from './contribution.ts'
import { type PageState, refusalAt } from './form-state.ts'
import { LimitsNote } from './limits-note.tsx'
import { QUOTE_EVENT } from './quote-selection.ts'
import { tellMark } from './tell-mark.ts'
import { quoted as asQuotation, typeInto } from './text-marks.ts'
import { useErrorWords } from './use-words.ts'

type Props = {
  action: string
  contribution: string
  /** What waits on the account from another device. */
  draft: string | null
  quoted: { id: string; name: string } | null
  /** The page without the quotation. */
  unquoted: string
  limits: Limits | null
  answer: PageState
}

const WRITING_EVERY_MS = 6000

export function ReplyForm({ action, contribution, draft, quoted, unquoted, limits, answer }: Props) {
  const { locale, t } = useI18n()
  const words = t.contributions.reply
  const errors = useErrorWords()
  const refusal = refusalAt(answer, 'reply')
  const busy = useNavigation().formData?.get('intent') === 'reply'
  const [text, setText] = useState(refusal?.values.body ?? draft ?? '')
  const lastTold = useRef(0)
  const [flag] = textFlags(text)
  const form = useDeviceDraft(`reply:${contribution}`)

  useEffect(() => {
    const quote = (event: Event) => {
      const field = form.current?.elements.namedItem('body')
      if (!(field instanceof HTMLTextAreaElement) || !(event instanceof CustomEvent)) return
      const before = field.value === '' || field.value.endsWith('\n\n') ? '' : '\n\n'
      typeInto(field, before + asQuotation(String(event.detail)), field.value.length, field.value.length)
      field.scrollIntoView({ block: 'center' })
    }
    document.addEventListener(QUOTE_EVENT, quote)
    return () => document.removeEventListener(QUOTE_EVENT, quote)
  }, [form])

  function change(typed: string) {
    setText(typed)
    if (Date.now() - lastTold.current < WRITING_EVERY_MS) return
    lastTold.current = Date.now()
    void tellMark({ intent: 'writing', contribution }, locale)
  }

  return (
    <Form ref={form} method="post" action={action} className="stack gap-4" id="reply" noValidate data-draft="own">
      <input type="hidden" name="once" />
      <ErrorSummary errors={summaryOf(errors, refusal, 'reply-')} />
      {quoted && (
        <p className="row gap-2 small">
          {words.quoting(quoted.name)}
          <input type="hidden" name="quotes" value={quoted.id} />
          <Link className="link" to={unquoted} preventScrollReset>
            {words.unquote}
          </Link>
        </p>
      )}
      <Field id="reply-body" label={words.label} hint={words.hint} error={errorAt(errors, refusal, 'body')} required>
        <Composer
          name="body"
          rows={5}
          maxLength={MOST_REPLY_CHARACTERS}
          value={text}
          onText={change}
          contribution={contribution}
        />
      </Field>
      {limits && <LimitsNote limits={limits} of="replies" />}
      {flag && <p className="hint">{t.contributions.form.flagged[flag]}</p>}
      <div className="row row--wrap gap-3">
        <Field label={t.contributions.form.language} hideLabel>
          <Select name="language" defaultValue={refusal?.values.language ?? locale}>
            <LanguageOptions />
          </Select>
        </Field>
        <Button type="submit" name="intent" value="reply" busy={busy}>
          {words.send}
        </Button>
      </div>
    </Form>
  )
}
