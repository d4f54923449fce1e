// Campaigns of one's listings: a code for each poster, leaflet and link, and how many people came by it.
import { Form, useNavigation } from 'react-router'
import type { PlanType } from '#app/core/auth/membership.ts'
import { SOLD } from '#app/core/auth/plans.ts'
import { errorAt, summaryOf } from '#app/core/request/refused.ts'
import { useOpen } from '#app/core/request/use-open.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Printer } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Campaign, Campaigns } from './queries.server.ts'
import { LONGEST_NAME } from './schema.ts'

const [FIRST_PLAN]: readonly PlanType[] = SOLD.campaigns

type Props = {
  /** Null where no plan of theirs has campaigns. */
  desk: Campaigns | null
  said: 'begun' | 'ended' | 'resumed' | null
  refusal: Refusal | undefined
}

export function CampaignsPage({ desk, said, refusal }: Props) {
  const { t } = useI18n()
  const words = t.placeCampaigns
  const errors = { ...t.ui.refusals, ...words.errors }
  const [running, over] = [false, true].map((isOver) => desk?.campaigns.filter((each) => each.isOver === isOver) ?? [])
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      back={{ to: '/dashboard', label: t.team.back }}
      said={said && !refusal ? words.said[said] : null}
      errors={summaryOf(errors, refusal)}
    >
      {desk ? (
        <>
          {desk.isSample && <Alert title={t.analytics.sample}>{t.analytics.sampleText}</Alert>}
          {desk.listings.length > 0 && <Begin key={said} desk={desk} refusal={refusal} errors={errors} />}
          {desk.campaigns.length === 0 && (
            <EmptyState icon={Printer} title={words.none}>
              {words.noneText}
            </EmptyState>
          )}
          {running?.map((campaign) => (
            <CampaignCard key={campaign.code} campaign={campaign} />
          ))}
          {over && over.length > 0 && (
            <section className="stack gap-4" aria-labelledby="over">
              <h2 className="h3" id="over">
                {words.over}
              </h2>
              <p className="soft">{words.overText}</p>
              {over.map((campaign) => (
                <CampaignCard key={campaign.code} campaign={campaign} />
              ))}
            </section>
          )}
          {desk.campaigns.length > 0 && <p className="small muted">{words.note}</p>}
        </>
      ) : (
        <Card as="section" title={words.lockedTitle(FIRST_PLAN ? t.auth.dashboard.owner.planNames[FIRST_PLAN] : '')}>
          <div className="stack gap-3">
            <p className="soft">{words.locked}</p>
            <div>
              <Button to="/packages" variant="outline" size="sm">
                {t.analytics.shown.seePlans}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </FormPage>
  )
}

type BeginProps = {
  desk: Campaigns
  refusal: Refusal | undefined
  errors: { invalid: string } & Record<string, string>
}

function Begin({ desk: { listings }, refusal, errors }: BeginProps) {
  const words = useI18n().t.placeCampaigns
  const isSaving = useNavigation().formData?.get('intent') === 'begin'
  return (
    <Card as="section" title={words.add}>
      <Form method="post" className="stack gap-4" noValidate>
        <Field id="name" label={words.name} hint={words.nameHint} error={errorAt(errors, refusal, 'name')} required>
          <Input name="name" dir="auto" maxLength={LONGEST_NAME} defaultValue={refusal?.values.name} />
        </Field>
        {listings.length > 1 ? (
          <Field id="place" label={words.listing} error={errorAt(errors, refusal, 'place')}>
            <Select name="place" defaultValue={refusal?.values.place}>
              {listings.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <input type="hidden" name="place" value={listings[0]?.id} />
        )}
        <div>
          <Button type="submit" name="intent" value="begin" busy={isSaving}>
            {words.begin}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { locale, t } = useI18n()
  const words = t.placeCampaigns
  const hasPosters = useOpen()('/templates')
  const { code, name, place, since, isOver, mayWrite, link, poster } = campaign
  return (
    <Card as="section" title={<bdi>{name}</bdi>} headingLevel={isOver ? 3 : 2}>
      <div className="stack gap-4">
        <p className="small muted">
          {place && (
            <>
              <bdi>{place}</bdi> ·{' '}
            </>
          )}
          {words.since(since)}
        </p>
        <p>{words.came}</p>
        <dl className="grid grid-cols-3 gap-3">
          {(['week', 'month', 'whole'] as const).map((span) => (
            <div key={span}>
              <dt className="small muted">{words.spans[span]}</dt>
              <dd className="h3">{formatNumber(locale, campaign[span])}</dd>
            </div>
          ))}
        </dl>
        <CopyField label={words.link} text={link} />
        <div className="row row--wrap gap-3">
          {hasPosters && (
            <Button to={poster} variant="outline" size="sm" aria-label={`${words.poster}: ${name}`}>
              <Printer className="i i--sm" />
              {words.poster}
            </Button>
          )}
          {mayWrite && (
            <Form method="post">
              <input type="hidden" name="code" value={code} />
              <Button
                type="submit"
                name="intent"
                value={isOver ? 'resume' : 'end'}
                variant="ghost"
                size="sm"
                aria-label={`${isOver ? words.resume : words.end}: ${name}`}
              >
                {isOver ? words.resume : words.end}
              </Button>
            </Form>
          )}
        </div>
      </div>
    </Card>
  )
}
