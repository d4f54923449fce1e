// Giving back: running campaigns, shifts of volunteers, and the way in for groups.

import { Form, Link } from 'react-router'
import { WhereFrom } from '#app/core/contributions/author-line.tsx'
import { ListEnds, NothingListed } from '#app/core/contributions/list-ends.tsx'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { ReadsChoice } from '#app/core/contributions/reads-choice.tsx'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { errorAt } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import type { Refusal } from '#app/lib/outcome.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { HandHeart, Pencil, Search } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { CAUSES, type CampaignList, type OwnOrganiser, type ShiftList } from './campaign.ts'
import { CampaignCard } from './campaign-card.tsx'
import { type CampaignFilter, campaignAddress, isPlain, STAGES, VIEWS } from './campaign-filter.ts'
import { GroupForm } from './group-form.tsx'
import { ShiftItem } from './shift-item.tsx'
import { useErrors } from './use-words.ts'
import './giving.css'
import '#app/core/contributions/contributions.css'

type Props = {
  campaigns: CampaignList | null
  shifts: ShiftList | null
  groups: readonly OwnOrganiser[]
  filter: CampaignFilter
  crumbs: readonly Crumb[]
  isSignedIn: boolean
  state: Refusal | undefined
}

const NEW = '/community/giving-back/new'

export function GivingPage({ campaigns, shifts, groups, filter, crumbs, isSignedIn, state }: Props) {
  const { t } = useI18n()
  const own = t.community.sections['giving-back']
  const words = t.giving
  const errors = useErrors()
  const wrong = errorAt(errors, state, 'form') ?? errorAt(errors, state, 'shift')
  const here = campaignAddress(filter)
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{own.title}</h1>
          <p className="lead max-w-[44rem]">{own.lead}</p>
          <p className="small soft">{words.noMoney}</p>
        </div>
        <Button to={NEW}>
          <Pencil className="i i--sm" />
          {own.write}
        </Button>
      </header>
      <LinkTabs
        label={words.tabs.label}
        items={VIEWS.map((view) => ({
          to: campaignAddress(
            { ...filter, town: view === 'group' ? '' : filter.town, words: '', cause: null },
            { view },
          ),
          label: words.tabs[view],
          current: filter.view === view,
        }))}
      />
      {wrong && (
        <Alert tone="danger" announce>
          {wrong}
        </Alert>
      )}
      {campaigns && <Campaigns list={campaigns} filter={filter} />}
      {shifts && <Shifts list={shifts} filter={filter} here={here} isSignedIn={isSignedIn} />}
      {filter.view === 'group' && <GroupForm groups={groups} isSignedIn={isSignedIn} action={here} state={state} />}
    </div>
  )
}

function Campaigns({ list, filter }: { list: CampaignList; filter: CampaignFilter }) {
  const plain = isPlain(filter)
  return (
    <>
      <PhoneFold isActive={!plain}>
        <Filters filter={filter} />
      </PhoneFold>
      <NewOnes topic="section:giving-back" event="new" />
      {list.items.length === 0 ? (
        <NothingListed section="giving-back" isPlain={plain} />
      ) : (
        <div className="giving-grid">
          {list.items.map((campaign) => (
            <CampaignCard key={campaign.id} campaign={campaign} />
          ))}
        </div>
      )}
      <ListEnds
        section="giving-back"
        newest={filter.after ? campaignAddress(filter) : null}
        older={list.next ? campaignAddress(filter, { after: list.next }) : null}
      />
    </>
  )
}

function Filters({ filter }: { filter: CampaignFilter }) {
  const { t } = useI18n()
  const words = t.giving
  return (
    <Form action="/community/giving-back" role="search" className="stack gap-3">
      <div className="giving-filters">
        <Field label={t.contributions.list.search(t.community.sections['giving-back'].name)}>
          <Input type="search" name="q" defaultValue={filter.words} maxLength={100} />
        </Field>
        <Choice
          name="cause"
          label={words.kind}
          any={words.anyKind}
          chosen={filter.cause}
          options={CAUSES.map((cause) => [cause, t.community.categories[cause]])}
        />
        <Field label={words.town}>
          <Input name="town" dir="auto" defaultValue={filter.town} maxLength={120} />
        </Field>
        <ReadsChoice chosen={filter.reads} />
        <Choice
          name="stage"
          label={words.stageFilter}
          chosen={filter.stage}
          options={STAGES.map((stage) => [stage, words.stageFilters[stage]])}
        />
        <Button type="submit" variant="outline">
          <Search className="i i--sm" />
          {words.show}
        </Button>
      </div>
      <Checkbox name="zakaat" value="on" defaultChecked={filter.zakat} label={words.zakatOnly} />
    </Form>
  )
}

type ShiftsProps = { list: ShiftList; filter: CampaignFilter; here: string; isSignedIn: boolean }

function Shifts({ list, filter, here, isSignedIn }: ShiftsProps) {
  const { t } = useI18n()
  const words = t.giving
  return (
    <>
      <Form action="/community/giving-back" role="search" className="giving-filters">
        <input type="hidden" name="show" value="shifts" />
        <Field label={words.town}>
          <Input name="town" dir="auto" defaultValue={filter.town} maxLength={120} />
        </Field>
        <Button type="submit" variant="outline">
          <Search className="i i--sm" />
          {words.shifts.show}
        </Button>
      </Form>
      {list.items.length === 0 ? (
        <EmptyState icon={HandHeart} title={words.shifts.none}>
          {words.shifts.noneText}
        </EmptyState>
      ) : (
        <ul className="giving-grid">
          {list.items.map((shift) => (
            <ShiftItem
              key={shift.id}
              shift={shift}
              language={shift.campaign.language}
              action={here}
              isSignedIn={isSignedIn}
            >
              <p className="contribution-meta">
                <Link
                  className="link"
                  to={contributionPath('giving-back', shift.campaign.slug)}
                  lang={shift.campaign.language}
                  dir="auto"
                >
                  {shift.campaign.title}
                </Link>
                <WhereFrom of={shift.campaign} />
                {shift.campaign.is_sample && <span>{t.contributions.sample}</span>}
              </p>
            </ShiftItem>
          ))}
        </ul>
      )}
      {list.next && (
        <p>
          <Button to={campaignAddress(filter, { after: list.next })} variant="outline">
            {words.shifts.later}
          </Button>
        </p>
      )}
    </>
  )
}
