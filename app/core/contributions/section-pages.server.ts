// Loaders and actions shared by the pages of every section. A section's routes call these and add their own parts.
import { redirect } from 'react-router'
import type * as z from 'zod'
import { findUser } from '#app/core/auth/session.server.ts'
import { voice } from '#app/core/brand/voice.ts'
import { missingPage } from '#app/core/errors/missing-page.server.ts'
import { refused } from '#app/core/request/refused.ts'
import type { Services } from '#app/core/request/services.ts'
import type { ArticleData } from '#app/core/seo/article.ts'
import type { JsonLd } from '#app/core/seo/json-ld.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import { readVisit, type Visit } from '#app/core/visit/visit.server.ts'
import { decodeSegment } from '#app/lib/decode-segment.ts'
import { readIntent, readIntentOf } from '#app/lib/form.server.ts'
import { done, type Outcome, refuse } from '#app/lib/outcome.ts'
import * as commands from './commands.server.ts'
import { REPLIES_SHOWN, type Whole } from './contribution.ts'
import { contributionJsonLd } from './json-ld.ts'
import { isPlainList, readListFilter, type Sort } from './list-filter.ts'
import { plainText } from './markdown.ts'
import { addContributionPhotos } from './photos.server.ts'
import { loadDrafts, loadGroupFor, loadLimits, loadList, loadOwn, loadWhole } from './queries.server.ts'
import { reminderAt } from './reminders.ts'
import { contributionForms, pageForms } from './schema.ts'
import { contributionPath, hasPhotos, SECTIONS, type SectionKey, sectionPath, tagPath } from './sections.ts'
import { readStart } from './starts.ts'

type Args = Parameters<typeof readVisit>[0]
type Slugged = Args & { params: { slug: string } }

const crumbsOf = ({ locale, t }: Visit, section: SectionKey, ...further: { name: string; path: string }[]) => [
  { name: voice[locale].home, path: '/' },
  { name: t.community.title, path: '/community' },
  { name: t.community.sections[section].name, path: sectionPath(section) },
  ...further,
]

export async function loadSectionList(
  args: Args,
  section: SectionKey,
  options: { usualSort?: Sort; most?: number; tag?: string } = {},
) {
  const visit = await readVisit(args)
  const { services, url, locale, t } = visit
  const { tag } = options
  const asked = readListFilter(url.searchParams)
  const filter = tag ? { ...asked, tag } : asked
  const list = await loadList(services, section, filter, options)
  const words = t.community.sections[section]
  const path = tag ? tagPath(tag) : sectionPath(section)
  const crumbs = crumbsOf(visit, section, ...(tag ? [{ name: `#${tag}`, path }] : []))
  const meta = pageMeta({
    url: path,
    locale,
    siteUrl: services.config.siteUrl,
    title: tag ? `#${tag} · ${words.title}` : words.title,
    description: tag ? t.contributions.list.tagged(tag) : words.description,
    // A word nobody uses is no page for others to find.
    noindex: !isPlainList(asked) || (tag !== undefined && list.items.length === 0),
    breadcrumbs: crumbs,
    hasFeed: true,
  })
  const usualSort: Sort = options.usualSort ?? 'active'
  return {
    section,
    list,
    filter,
    tag: tag ?? null,
    crumbs,
    usualSort,
    now: visit.now.toISOString(),
    meta,
  }
}

/** The number of the reply to begin with: of a page, or of a link to one reply. */
function startingOf(url: URL): number {
  const number = Number(url.searchParams.get('from'))
  return Number.isInteger(number) && number >= 1 && number <= 10_000_000 ? number : 1
}

async function findWhole(visit: Visit, section: SectionKey, slug: string): Promise<Whole> {
  const { services, url } = visit
  const whole = await loadWhole(services, section, slug, startingOf(url))
  if (!whole) throw await missingPage(url, services)
  if ('moved_to' in whole) throw redirect(contributionPath(section, whole.moved_to), 301)
  return whole
}

/** What a section tells search engines besides, once it knows which contribution it is. */
type Described = { image?: string; jsonLd?: JsonLd; article?: ArticleData }

type Describe<Shown> = (whole: Whole, visit: Visit) => Promise<Described & { shown: Shown }>
type ContributionPage = {
  section: SectionKey
  whole: Whole
  crumbs: ReturnType<typeof crumbsOf>
  starting: number
  isSignedIn: boolean
  isPrivate: boolean
  said: string | null
  now: string
  meta: ReturnType<typeof pageMeta>
}

export function loadContribution(args: Slugged, section: SectionKey): Promise<ContributionPage>
/** With what the section shows besides. */
export function loadContribution<Shown>(
  args: Slugged,
  section: SectionKey,
  describe: Describe<Shown>,
): Promise<ContributionPage & { shown: Shown }>
export async function loadContribution<Shown>(
  args: Slugged,
  section: SectionKey,
  describe?: Describe<Shown>,
): Promise<ContributionPage & { shown?: Shown }> {
  const visit = await readVisit(args)
  const { services, locale, t, url } = visit
  const [whole, user] = await Promise.all([findWhole(visit, section, args.params.slug), findUser(services)])
  const described = await describe?.(whole, visit)
  const name = whole.title ?? plainText(whole.excerpt, 60)
  const path = contributionPath(section, whole.slug)
  const crumbs = crumbsOf(visit, section, { name, path })
  const said = url.searchParams.get('said')
  const jsonLd =
    described?.jsonLd ??
    contributionJsonLd(whole, {
      siteUrl: services.config.siteUrl,
      locale,
      category: t.community.sections[section].name,
    })
  const meta = pageMeta({
    url: path,
    locale,
    siteUrl: services.config.siteUrl,
    title: name,
    description: plainText(whole.body ?? whole.excerpt, 280),
    type: 'article',
    noindex: !SECTIONS[section].isIndexed || whole.is_sample || whole.state !== 'published' || startingOf(url) > 1,
    breadcrumbs: crumbs,
    ...(described?.image && { image: described.image }),
    ...(described?.article && { article: described.article, keywords: described.article.tags }),
    ...(jsonLd && { jsonLd }),
  })
  return {
    section,
    whole,
    crumbs,
    starting: startingOf(url),
    isSignedIn: user !== null,
    isPrivate: whole.state === 'within',
    said,
    now: visit.now.toISOString(),
    meta,
    ...(described && { shown: described.shown }),
  }
}

/** Forms a section adds to the page, and what they do; the values were read with the section's own schema. */
type OwnForms = {
  forms: Record<string, z.ZodObject>
  act: (
    services: Services,
    intent: string,
    values: Record<string, string>,
    whole: Whole,
    posted: FormData,
  ) => Promise<Outcome<unknown>>
  /** What the page shows afterwards, as the end of its address; nothing unless told. */
  shows?: (values: Record<string, string>, whole: Whole) => string
}

/** Everything that is done on the page of a contribution. */
export async function actOnContribution(args: Slugged, section: SectionKey, own?: OwnForms) {
  const visit = await readVisit(args)
  const { services } = visit
  const whole = await findWhole(visit, section, args.params.slug)
  const path = contributionPath(section, whole.slug)
  const posted = await args.request.formData().catch(() => null)
  const ownIntent = String(posted?.get('intent'))
  if (own && posted && Object.hasOwn(own.forms, ownIntent))
    return actOnOwn(visit.services, posted, ownIntent, own, whole)
  if (posted && ownIntent === 'photos' && hasPhotos(section)) {
    const added = await addContributionPhotos(services, whole.id, posted)
    return added.ok ? redirect(path) : refused({ ...added, form: 'photos' })
  }
  const form = readIntentOf(posted, pageForms)
  if (!form.ok) return refused({ ...form, form: form.values.reply ?? (ownIntent === 'reply' ? 'reply' : 'page') })
  const { intent, value, values } = form.value
  const at = values.reply ?? (intent === 'reply' ? 'reply' : 'page')
  if (!services.allow('write')) return refused({ ...refuse('tooMany', { values }), form: at })
  if (intent === 'reply') {
    const saved = await commands.saveReply(services, { contribution: whole.id, ...value }, values)
    if (!saved.ok) return refused({ ...saved, form: at })
    const { number } = saved.value
    if (number === null) return redirect(`${path}?said=waits#waiting`)
    return redirect(
      number > REPLIES_SHOWN
        ? `${path}?from=${number - ((number - 1) % REPLIES_SHOWN)}#reply-${number}`
        : `${path}#reply-${number}`,
    )
  }
  const outcome = await act(services, form.value, whole, section)
  if (!outcome.ok) return refused({ ...outcome, form: at })
  const number = whole.replies.find(({ id }) => id === values.reply)?.number
  const page = startingOf(args.url) > 1 ? `?from=${startingOf(args.url)}` : ''
  return redirect(number ? `${path}${page}#reply-${number}` : `${path}${page}`)
}

async function actOnOwn(services: Services, posted: FormData, intent: string, own: OwnForms, whole: Whole) {
  const form = readIntentOf(posted, own.forms)
  if (!form.ok) return refused({ ...form, form: 'section' })
  const { values } = form.value
  if (!services.allow('write')) return refused({ ...refuse('tooMany', { values }), form: 'section' })
  const outcome = await own.act(services, intent, values, whole, posted)
  if (!outcome.ok) return refused({ ...outcome, values, form: 'section' })
  return redirect(contributionPath(whole.section, whole.slug) + (own.shows?.(values, whole) ?? ''))
}

type Posted = Extract<ReturnType<typeof readIntentOf<typeof pageForms>>, { ok: true }>['value']

async function act(
  services: Services,
  { intent, value, values }: Posted,
  whole: Whole,
  section: SectionKey,
): Promise<Outcome<unknown>> {
  switch (intent) {
    case 'edit-reply':
      return commands.saveReply(services, { contribution: whole.id, ...value }, values)
    case 'withdraw-reply':
      return commands.withdrawReply(services, value.reply)
    case 'react':
    case 'unreact':
      return commands.react(services, whole.id, value.reply, intent === 'react')
    case 'bookmark': {
      const remind_at = reminderAt(value.when, new Date())
      return commands.markContribution(services, whole.id, { keep: true, ...(remind_at && { remind_at }) })
    }
    case 'unbookmark':
      return commands.markContribution(services, whole.id, { keep: false })
    case 'vote':
      return commands.vote(services, whole.id, value.choice)
    case 'follow':
    case 'unfollow':
      return commands.markContribution(services, whole.id, { follow: intent === 'follow' })
    case 'solve':
      return commands.markSolved(services, whole.id, value.reply)
    case 'unsolve':
      return commands.markSolved(services, whole.id)
    case 'tend':
      return commands.manageContribution(services, whole.id, value.what, value.category)
    case 'merge':
      return merge(services, whole, section, value.into)
    case 'appeal':
      return commands.appeal(services, value.kind, value.subject, value.words)
    default:
      return done()
  }
}

/** Staff paste the address of the one that stays. */
async function merge(services: Services, whole: Whole, section: SectionKey, into: string): Promise<Outcome<unknown>> {
  const pasted = URL.parse(into, services.config.siteUrl)?.pathname ?? ''
  const slug = decodeSegment(pasted.split('/').findLast((part) => part !== '') ?? '')
  const kept = await loadWhole(services, section, slug, 1)
  if (!kept || 'moved_to' in kept) return refuse('missing', { field: 'into' })
  return commands.mergeInto(services, whole.id, kept.id)
}

/** The form for a new one, and for one's own. */
export async function loadContributionForm(args: Args & { params: { slug?: string } }, section: SectionKey) {
  const visit = await readVisit(args)
  const { services, url, locale, t, place, hasPlace } = visit
  const { slug } = args.params
  const own = slug === undefined ? null : await loadOwn(services, section, slug)
  if (slug !== undefined && !own) throw await missingPage(url, services)
  const words = t.community.sections[section]
  const path = slug === undefined ? `${sectionPath(section)}/new` : `${contributionPath(section, slug)}/edit`
  const form = t.contributions.form
  const group = own ? null : await loadGroupFor(services, url.searchParams.get('group'))
  const limits = await loadLimits(services)
  const title = own ? (own.title ? form.editNamed(own.title) : form.edit) : words.write
  const shown =
    own?.state === 'published' && own.title ? [{ name: own.title, path: contributionPath(section, own.slug) }] : []
  return {
    section,
    own,
    drafts: slug === undefined ? await loadDrafts(services, section) : [],
    // What is said in a private group nobody of the team reads.
    limits: group?.is_private ? { ...limits, read: 'never' as const, links_wait: false } : limits,
    town: hasPlace ? { city: place.city, countryCode: place.countryCode } : null,
    group,
    start: own || group ? null : readStart(section, url.searchParams, t),
    category: url.searchParams.get('category'),
    title,
    crumbs: crumbsOf(visit, section, ...shown, { name: own ? form.edit : words.write, path }),
    meta: pageMeta({
      url: path,
      locale,
      siteUrl: services.config.siteUrl,
      title,
      description: words.description,
      noindex: true,
    }),
  }
}

export async function actOnContributionForm(
  args: Args & { params: { slug?: string } },
  section: SectionKey,
  // A section with facts of its own reads them from what was typed, and saves them with its words.
  save: typeof commands.saveContribution = commands.saveContribution,
) {
  const visit = await readVisit(args)
  const { services, url } = visit
  const { slug } = args.params
  const own = slug === undefined ? null : await loadOwn(services, section, slug)
  if (slug !== undefined && !own) throw await missingPage(url, services)
  const form = await readIntent(args.request, contributionForms)
  if (!form.ok) return refused(form)
  const { intent, value, values } = form.value
  if (!services.allow('write')) return refused(refuse('tooMany', { values }))
  if (intent === 'withdraw') {
    const gone = own ? await commands.withdrawContribution(services, own.id) : done()
    return gone.ok ? redirect(sectionPath(section)) : refused(gone)
  }
  const saved = await save(services, { section, form: value, wanted: intent, ...(own && { id: own.id }) }, values)
  if (!saved.ok) {
    if (intent !== 'publish' || saved.errors.form) return refused(saved)
    const rules = await commands.findRules(services, section)
    // A recipe's ingredients and steps are words too: its introduction may stay empty.
    const lacking = commands.lackingIn(section === 'recipes' ? { ...rules, fewest_characters: 0 } : rules, value)
    return refused({ ...saved, errors: { ...lacking, ...saved.errors } })
  }
  const { slug: kept, state } = saved.value
  return redirect(
    state === 'draft'
      ? `${contributionPath(section, kept)}/edit?said=kept`
      : `${contributionPath(section, kept)}?said=${state === 'published' || state === 'within' ? 'published' : 'waits'}`,
  )
}
