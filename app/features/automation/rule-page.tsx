// One rule: its switch, its secret, what it did, what it would have done, and its settings.
import { Form, useNavigation } from 'react-router'
import { summaryOf } from '#app/core/request/refused.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Outcome, Refusal } from '#app/lib/outcome.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { DryRunCard } from './dry-run.tsx'
import type { DryRun, OwnPlace, RulePage, Tried } from './rule.ts'
import { PREFIX, RuleFields } from './rule-form.tsx'
import { RuleSteps } from './rule-steps.tsx'
import { RunLog } from './run-log.tsx'
import { SecretCard } from './secret-card.tsx'
import { TestCard } from './test-card.tsx'

export const SAID = ['made', 'saved', 'on', 'off', 'replayed'] as const

type Props = {
  rule: RulePage
  places: readonly OwnPlace[]
  dryRun: DryRun | null
  said: (typeof SAID)[number] | null
  /** A refusal, the new secret of an action, or what came of a test. */
  state: Outcome<{ secret: string; action: string } | { tried: Tried[] }> | undefined
}

export function OneRulePage({ rule, places, dryRun, said, state }: Props) {
  const { t } = useI18n()
  const words = t.automation
  const refusal = state?.ok === false ? state : undefined
  const shown = state?.ok && 'secret' in state.value ? state.value : null
  return (
    <FormPage
      title={rule.name}
      lead={words.rule.lead}
      back={{ to: '/automation', label: words.form.back }}
      said={said && !state ? words.said[said] : null}
      errors={summaryOf({ ...t.ui.refusals, ...words.errors }, refusal, PREFIX)}
    >
      <Standing rule={rule} />
      {rule.actions
        .filter(({ action }) => action === 'webhook')
        .map((action) => (
          <SecretCard key={action.id} action={action} secret={shown?.action === action.id ? shown.secret : null} />
        ))}
      <TestCard actions={rule.actions} tried={state?.ok && 'tried' in state.value ? state.value.tried : null} />
      <DryRunCard rule={rule.id} result={dryRun} />
      <RunLog rule={rule} />
      <Settings rule={rule} places={places} refusal={refusal} />
      <Card as="section" title={words.rule.remove.title}>
        <p>{words.rule.remove.text}</p>
        <Form method="post" className="mt-4">
          <Button type="submit" name="intent" value="delete" variant="danger">
            {words.rule.remove.button}
          </Button>
        </Form>
      </Card>
    </FormPage>
  )
}

function Standing({ rule }: { rule: RulePage }) {
  const words = useI18n().t.automation.mine
  const isResting = rule.is_on && !rule.is_live
  const restsInPart = rule.is_on && rule.actions.some(({ is_live }) => !is_live)
  return (
    <div className="panel stack gap-3">
      <div className="row row--wrap between gap-3">
        <Badge tone={isResting ? 'warning' : rule.is_on ? 'brand' : 'neutral'}>
          {isResting ? words.resting : rule.is_on ? words.on : words.off}
        </Badge>
        <Form method="post">
          <Button type="submit" name="intent" value={rule.is_on ? 'off' : 'on'} size="sm" variant="outline">
            {rule.is_on ? words.turnOff : words.turnOn}
          </Button>
        </Form>
      </div>
      <RuleSteps rule={rule} />
      {restsInPart && <p className="small">{words.restingHint}</p>}
    </div>
  )
}

type SettingsProps = Pick<Props, 'rule' | 'places'> & { refusal: Refusal | undefined }

function Settings({ rule, places, refusal }: SettingsProps) {
  const words = useI18n().t.automation
  const busy = useNavigation().formData?.get('intent') === 'save'
  return (
    <Card as="section" title={words.rule.settings}>
      <Form method="post" className="automation-form stack gap-6" noValidate>
        <RuleFields draft={rule} places={places} state={refusal} />
        <div>
          <Button type="submit" name="intent" value="save" size="lg" busy={busy}>
            {words.form.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
