// A rule in a line: when, how long, on which condition, and what then.
import { type Messages, useI18n } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { ChevronRight } from '#app/ui/icons.ts'
import type { Action, Conditions, Draft } from './rule.ts'
import { isTimed, splitDelay } from './rules.ts'

function writeConditions(
  { rating_min, rating_max, language, town, unanswered }: Conditions,
  t: Messages,
  locale: Locale,
) {
  const words = t.automation.ifs
  const stars = (count: number) => formatNumber(locale, count)
  return [
    ...(rating_min || rating_max ? [words.rating(stars(rating_min ?? 1), stars(rating_max ?? 5))] : []),
    ...(language ? [words.language(languageNames[language])] : []),
    ...(town ? [words.town(town)] : []),
    ...(unanswered ? [words.unanswered] : []),
  ]
}

export const writeAction = ({ action, recipient }: Action, words: Messages['automation']) =>
  action === 'webhook' ? words.actions.webhook : `${words.actions[action]}: ${words.recipients[recipient]}`

function writeSteps(rule: Draft, t: Messages, locale: Locale): string[] {
  const words = t.automation
  const { count, unit } = splitDelay(rule.delay_minutes)
  const when = words.triggers[rule.trigger]
  return [
    isTimed(rule.trigger) && rule.setting ? `${when}: ${words.settings[rule.trigger](rule.setting)}` : when,
    ...(count > 0 ? [words.waits[unit](count)] : []),
    ...writeConditions(rule.conditions, t, locale),
    rule.actions.map((action) => writeAction(action, words)).join(' + '),
  ]
}

export function RuleSteps({ rule }: { rule: Draft }) {
  const { locale, t } = useI18n()
  return (
    <ol className="automation-steps small">
      {writeSteps(rule, t, locale).map((step, at) => (
        <li key={step}>
          {at > 0 && <ChevronRight className="i i--sm flip" />}
          <bdi>{step}</bdi>
        </li>
      ))}
    </ol>
  )
}
