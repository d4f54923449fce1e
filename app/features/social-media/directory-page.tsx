// All accounts, or those of one platform, by language, topic, country and words.

import { Form } from 'react-router'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { platformNames, platforms } from '#app/core/social/social-icon.tsx'
import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { Button } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { Plus, Search, UsersRound } from '#app/ui/icons.ts'
import { Input } from '#app/ui/input.tsx'
import { PhoneFold } from '#app/ui/phone-fold.tsx'
import { type Directory, type PlaceAccount, TOPICS } from './account.ts'
import { AccountCard } from './account-card.tsx'
import { PlaceAccounts } from './place-accounts.tsx'
import { isPlain, platformPath, type SocialFilter, socialAddress } from './social-filter.ts'
import './social-media.css'

type Props = { directory: Directory; places: PlaceAccount[]; filter: SocialFilter; crumbs: readonly Crumb[] }

export function DirectoryPage({ directory, places, filter, crumbs }: Props) {
  const { t } = useI18n()
  const words = t.socialMedia
  const { platform } = filter
  // What is real goes before a page of samples.
  const isShowcase = directory.items.every(({ is_sample }) => is_sample)
  const ofPlaces = places.length > 0 && <PlaceAccounts places={places} />
  return (
    <div className="page section stack gap-6">
      <BreadcrumbTrail crumbs={crumbs} />
      <header className="row row--wrap between gap-4">
        <div className="stack gap-2">
          <h1 className="title">{platform ? words.platformTitle[platform] : words.title}</h1>
          <p className="lead max-w-[44rem]">{platform ? words.platformLead(platformNames[platform]) : words.lead}</p>
        </div>
        <Button to="/social-media/suggest">
          <Plus className="i i--sm" />
          {words.suggest}
        </Button>
      </header>
      <Filters directory={directory} filter={filter} />
      <p className="small muted max-w-[44rem]">
        {words.order} {words.ruling}
      </p>
      {isShowcase && ofPlaces}
      {directory.items.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title={isPlain(filter) ? words.none : words.noneMatching}
          action={
            <Button to={isPlain(filter) ? '/social-media/suggest' : platformPath(platform)} variant="outline">
              {isPlain(filter) ? words.suggest : words.clear}
            </Button>
          }
        >
          {isPlain(filter) ? words.noneText : words.noneMatchingText}
        </EmptyState>
      ) : (
        <div className="social-media-grid">
          {directory.items.map((account) => (
            <AccountCard key={account.id} account={account} />
          ))}
        </div>
      )}
      {(filter.after || directory.next) && (
        <nav className="row row--wrap gap-3" aria-label={words.pages}>
          {filter.after && (
            <Button to={socialAddress(filter)} variant="outline">
              {words.first}
            </Button>
          )}
          {directory.next && (
            <Button to={socialAddress(filter, { after: directory.next })} variant="outline">
              {words.more}
            </Button>
          )}
        </nav>
      )}
      {!isShowcase && ofPlaces}
    </div>
  )
}

function Filters({ directory, filter }: Pick<Props, 'directory' | 'filter'>) {
  const { locale, t } = useI18n()
  const words = t.socialMedia
  return (
    <div className="stack gap-4">
      <nav className="social-media-chips" aria-label={words.platforms}>
        <Chip to={socialAddress(filter, { platform: null })} current={filter.platform === null}>
          {words.all}
        </Chip>
        {platforms.map((platform) => (
          <Chip key={platform} to={socialAddress(filter, { platform })} current={filter.platform === platform}>
            {words.counted(platformNames[platform], formatNumber(locale, directory.counts[platform] ?? 0))}
          </Chip>
        ))}
      </nav>
      <PhoneFold isActive={!isPlain(filter)}>
        <Form action={platformPath(filter.platform)} role="search" className="social-media-filters">
          <Field label={words.search}>
            <Input type="search" name="q" defaultValue={filter.words} maxLength={100} />
          </Field>
          <Choice
            name="topic"
            label={words.topic}
            any={words.anyTopic}
            chosen={filter.topic}
            options={TOPICS.map((topic) => [topic, words.topics[topic]])}
          />
          <Choice
            name="language"
            label={words.language}
            any={words.anyLanguage}
            chosen={filter.language}
            options={directory.languages.map(({ code, name }) => [code, name])}
          />
          <Choice
            name="country"
            label={words.country}
            any={words.anyCountry}
            chosen={filter.country}
            options={directory.countries.map(({ code, name }) => [code, name])}
          />
          <Button type="submit" variant="outline">
            <Search className="i i--sm" />
            {words.show}
          </Button>
        </Form>
      </PhoneFold>
    </div>
  )
}
