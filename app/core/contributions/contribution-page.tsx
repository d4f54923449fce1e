// One contribution and what others said to it: the words, the answer, replies in one order, and the form to write one.

import { Fragment, type ReactNode, useEffect, useMemo, useState } from 'react'
import { Form, href, Link, useSearchParams } from 'react-router'
import { ReportLink } from '#app/core/moderation/report-link.tsx'
import { errorAt } from '#app/core/request/refused.ts'
import { BreadcrumbTrail } from '#app/core/seo/breadcrumb-trail.tsx'
import type { Crumb } from '#app/core/seo/rules.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { lookUp } from '#app/lib/records.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Bell, BellOff, Lock, Pencil } from '#app/ui/icons.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { AuthorMark, AuthorName, LanguageTag, When, WhereFrom } from './author-line.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { isOut, isShown, liveTopicOf, REPLIES_SHOWN, type Whole } from './contribution.ts'
import { DecisionNote } from './decision-note.tsx'
import { type PageState, refusalAt } from './form-state.ts'
import { KnownHandles, MarkdownText } from './markdown-text.tsx'
import { Poll } from './poll.tsx'
import { AddPhotos, PostPhotos } from './post-photos.tsx'
import { ReactionButton } from './reaction-button.tsx'
import { ReplyArticle } from './reply-article.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ReplyNews } from './reply-news.tsx'
import { contributionPath, hasPhotos, isPicturedByAuthor, SECTIONS, type SectionKey } from './sections.ts'
import { StaffTools } from './staff-tools.tsx'
import { tellMark } from './tell-mark.ts'
import { hasBeside, TagList, TopicAside } from './topic-aside.tsx'
import { useErrorWords } from './use-words.ts'
import '#app/ui/styles/work.css'
import './contributions.css'
import './talk.css'

type Props = {
  section: SectionKey
  whole: Whole
  crumbs: readonly Crumb[]
  starting: number
  isSignedIn: boolean
  said: string | null
  now: string
  answer: PageState
  categories?: readonly string[]
  hasReplies?: boolean
  /** A section's own facts, above the words and below them. */
  facts?: ReactNode
  /** Where there is room the facts stand beside the words. */
  hasFactsBeside?: boolean
  after?: ReactNode
  /** Instead of "helpful". */
  reaction?: { label: string; labelOn: string; icon?: Parameters<typeof ReactionButton>[0]['icon'] }
}

export function ContributionPage(props: Props) {
  const { section, whole, crumbs, said, now, answer, categories = [], hasReplies = true, after } = props
  const { facts, hasFactsBeside = false } = props
  const { t } = useI18n()
  const words = t.contributions
  const path = contributionPath(section, whole.slug)
  const errors = useErrorWords()
  const wrong = errorAt(errors, refusalAt(answer, 'page'), 'form')
  const handles = useMemo(() => new Set(whole.handles), [whole.handles])
  const hasAside = !hasFactsBeside && hasBeside(whole)
  return (
    <KnownHandles value={handles}>
      <div className={joinClasses('page section', hasAside && 'contribution-columns')}>
        <div className={joinClasses('contribution-page stack gap-6', hasFactsBeside && 'contribution-page--wide')}>
          <BreadcrumbTrail crumbs={crumbs} />
          {said === 'waits' && whole.state === 'review' && (
            <Alert tone="success" announce>
              {words.said.waits}
            </Alert>
          )}
          {said === 'published' && (
            <Alert tone="success" announce>
              {words.said.published}
            </Alert>
          )}
          {wrong && (
            <Alert tone="danger" announce>
              {wrong}
            </Alert>
          )}
          <DecisionNote
            kind="contribution"
            subject={whole.id}
            state={whole.state}
            decision={whole.decision}
            action={path}
            answer={answer}
          />
          <article className="contribution-whole">
            <header className="stack gap-3">
              {whole.title ? (
                <h1 className="title" lang={whole.language}>
                  <bdi>{whole.title}</bdi>
                </h1>
              ) : (
                <h1 className="sr-only">{crumbs.at(-1)?.name ?? ''}</h1>
              )}
              <Byline whole={whole} now={now} />
            </header>
            {facts && <div className="contribution-facts">{facts}</div>}
            <div className="stack gap-4">
              {whole.body === null ? (
                <p className="contribution-gone">{words.reply.folded}</p>
              ) : (
                <MarkdownText text={whole.body} language={whole.language} below={1} />
              )}
              {whole.poll && (
                <Poll poll={whole.poll} action={path} isSignedIn={props.isSignedIn} language={whole.language} />
              )}
              {hasPhotos(section) && <PostPhotos photos={whole.photos} />}
              {hasPhotos(section) && whole.is_mine && <AddPhotos action={path} answer={answer} />}
              {section === 'forum' && <TagList tags={whole.tags} />}
              {after}
              <OwnActions {...props} path={path} />
              <Earlier versions={whole.versions} language={whole.language} now={now} />
              {whole.may.tend && (
                <StaffTools section={section} whole={whole} action={path} categories={categories} answer={answer} />
              )}
            </div>
          </article>
          {whole.solved && props.starting === 1 && !whole.replies.some(({ id }) => id === whole.solved?.id) && (
            <section className="stack gap-3" aria-label={words.answer}>
              <p className="small">
                <Link
                  className="link"
                  to={`${path}?from=${pageStart(whole.solved.number)}#reply-${whole.solved.number}`}
                >
                  {words.seeAnswer}
                </Link>
              </p>
            </section>
          )}
          {hasReplies && isOut(whole) && <Replies {...props} path={path} />}
        </div>
        {hasAside && <TopicAside whole={whole} />}
      </div>
    </KnownHandles>
  )
}

const pageStart = (number: number) => number - ((number - 1) % REPLIES_SHOWN)

function Byline({ whole, now }: { whole: Whole; now: string }) {
  const { t } = useI18n()
  const words = t.contributions
  const category = whole.category ? lookUp(t.community.categories, whole.category) : null
  return (
    <div className="row gap-3">
      <AuthorMark author={whole.author} />
      <p className="contribution-meta">
        <AuthorName author={whole.author} isAnonymous={whole.is_anonymous} hasHandle />
        {whole.published_at && <When at={whole.published_at} now={now} />}
        {category && <Badge>{category}</Badge>}
        {whole.group && <GroupTag group={whole.group} />}
        <WhereFrom of={whole} />
        <LanguageTag language={whole.language} />
        {whole.edited_at && <span>{words.edited}</span>}
        {whole.is_pinned && <Badge tone="gold">{words.pinned}</Badge>}
        {whole.is_sample && <Badge>{words.sample}</Badge>}
      </p>
    </div>
  )
}

/** The group it stands in; of a private one, that nobody else reads it. */
function GroupTag({ group }: { group: NonNullable<Whole['group']> }) {
  const words = useI18n().t.groups
  return (
    <>
      <Link className="link" to={href('/group/:slug', { slug: group.slug })}>
        <bdi>{words.inGroup(group.name)}</bdi>
      </Link>
      {group.is_private && (
        <Badge tone="gold">
          <Lock className="i i--xs" />
          {words.private}
        </Badge>
      )}
    </>
  )
}

function OwnActions({ section, whole, path, isSignedIn, reaction }: Props & { path: string }) {
  const words = useI18n().t.contributions
  const follows = whole.marks?.is_followed ?? false
  return (
    <div className="contribution-actions">
      {isOut(whole) && (
        <ReactionButton
          action={path}
          live={{ topic: liveTopicOf(whole), id: whole.id }}
          count={whole.reactions_count}
          isOn={whole.has_reacted}
          isMine={whole.is_mine}
          label={reaction?.label ?? words.helpful}
          labelOn={reaction?.labelOn ?? words.helpful}
          {...(reaction?.icon && { icon: reaction.icon })}
          className="btn--soft btn--sm"
        />
      )}
      {isSignedIn && isOut(whole) && section !== 'education' && <BookmarkButton marks={whole.marks} action={path} />}
      {isSignedIn && isOut(whole) && (
        <Form method="post" action={path} preventScrollReset>
          <Button type="submit" size="sm" variant="ghost" name="intent" value={follows ? 'unfollow' : 'follow'}>
            {follows ? <BellOff className="i i--sm" /> : <Bell className="i i--sm" />}
            {follows ? words.unfollow : words.follow}
          </Button>
        </Form>
      )}
      {whole.may.edit && (
        <Button to={`${path}/edit`} size="sm" variant="ghost">
          <Pencil className="i i--sm" />
          {words.edit}
        </Button>
      )}
      {!whole.is_mine && <ReportLink kind="contribution" subject={whole.id} what={whole.title ?? undefined} />}
    </div>
  )
}

/** What it said before: whoever answered can show what to. */
function Earlier({ versions, language, now }: { versions: Whole['versions']; language: string; now: string }) {
  const words = useI18n().t.contributions
  if (versions.length === 0) return null
  return (
    <details className="quiet-details">
      <summary>{words.earlier(versions.length)}</summary>
      {versions.map((version) => (
        <section key={version.at} className="contribution-quote stack gap-2">
          <p className="contribution-meta">
            <When at={version.at} now={now} />
            {!version.was_public && <Badge>{words.neverPublic}</Badge>}
          </p>
          {version.title && <p className="strong">{version.title}</p>}
          <MarkdownText text={version.body} language={language} />
        </section>
      ))}
    </details>
  )
}

function Replies({ section, whole, path, starting, isSignedIn, now, answer, said }: Props & { path: string }) {
  const { locale, t } = useI18n()
  const words = t.contributions
  const [query] = useSearchParams()
  const quoted = whole.replies.filter(isShown).find(({ id }) => id === query.get('quote'))
  const lastShown = whole.replies.at(-1)?.number ?? starting - 1
  const read = whole.marks?.read_number ?? 0
  // Where they were when they came: what is read meanwhile moves no line.
  const [readBefore] = useState(read)
  const firstNew = readBefore > 0 ? whole.replies.find(({ number }) => number > readBefore)?.number : undefined
  useEffect(() => {
    if (isSignedIn && lastShown > read)
      void tellMark({ intent: 'read', contribution: whole.id, number: String(lastShown) }, locale)
  }, [isSignedIn, lastShown, read, whole.id, locale])
  const here = starting > 1 ? `${path}?from=${starting}` : path
  return (
    <section className="stack gap-4" aria-labelledby="replies">
      <h2 className="h3" id="replies">
        {words.replies(whole.replies_count)}
      </h2>
      <Pages whole={whole} path={path} starting={starting} />
      <div className="contribution-replies">
        {whole.replies.map((reply) => (
          <Fragment key={reply.id}>
            {reply.number === firstNew && <p className="contribution-unread">{words.unreadLine}</p>}
            <ReplyArticle
              reply={reply}
              topic={liveTopicOf(whole)}
              action={here}
              now={now}
              isSignedIn={isSignedIn}
              mayReply={whole.may.reply}
              maySolve={SECTIONS[section].hasAnswers && whole.may.solve}
              isAnswer={reply.id === whole.solved?.id}
              answer={answer}
            />
          </Fragment>
        ))}
      </div>
      <Pages whole={whole} path={path} starting={starting} />
      <ReplyNews
        topic={liveTopicOf(whole)}
        path={path}
        lastShown={lastShown}
        lastNumber={whole.last_number}
        quiet={whole.quiet}
      />
      {whole.waiting.length > 0 && <WaitingReplies whole={whole} path={path} answer={answer} said={said} />}
      {whole.is_locked && (
        <p className="row gap-2 muted">
          <Lock className="i i--sm" />
          {words.reply.locked}
        </p>
      )}
      {whole.may.reply && isSignedIn && (
        <ReplyForm
          // What was sent is no draft any more.
          key={`${whole.last_number}:${whole.waiting.length}`}
          action={path}
          contribution={whole.id}
          draft={whole.marks?.draft ?? null}
          quoted={quoted ? { id: quoted.id, name: quoted.author?.name ?? words.leftMember } : null}
          limits={whole.limits}
          unquoted={`${here}#reply`}
          answer={answer}
        />
      )}
      {whole.may.reply && isSignedIn && !whole.is_mine && hasPhotos(section) && !isPicturedByAuthor(section) && (
        <AddPhotos action={path} answer={answer} />
      )}
      <WaysToReply whole={whole} path={path} isSignedIn={isSignedIn} />
    </section>
  )
}

function WaitingReplies({ whole, path, answer, said }: Pick<Props, 'whole' | 'answer' | 'said'> & { path: string }) {
  const words = useI18n().t.contributions
  return (
    <section className="stack gap-3" id="waiting" aria-label={words.reply.waiting}>
      {said === 'waits' && (
        <Alert tone="success" announce>
          {words.said.waits}
        </Alert>
      )}
      {whole.waiting.map((reply) => (
        <div key={reply.id} className="panel stack gap-3">
          <DecisionNote
            kind="reply"
            subject={reply.id}
            state={reply.state}
            decision={reply.decision}
            action={path}
            answer={answer}
          />
          <MarkdownText text={reply.body} language={reply.language} />
        </div>
      ))}
    </section>
  )
}

/** What it takes to answer, for whoever cannot yet. */
function WaysToReply({ whole, path, isSignedIn }: Pick<Props, 'whole' | 'isSignedIn'> & { path: string }) {
  const { t } = useI18n()
  const words = t.contributions
  return (
    <>
      {!whole.may.reply && whole.group && !whole.is_locked && (
        <div className="panel stack gap-3">
          <p className="soft">{t.groups.joinToReply}</p>
          <Button to={href('/group/:slug', { slug: whole.group.slug })}>{t.groups.joinTitle(whole.group.name)}</Button>
        </div>
      )}
      {whole.may.reply && !isSignedIn && (
        <div className="panel stack gap-3">
          <p className="soft">{words.reply.signInText}</p>
          <Button to={`/login?${new URLSearchParams({ next: `${path}#reply` })}`}>{words.reply.signIn}</Button>
        </div>
      )}
    </>
  )
}

function Pages({ whole, path, starting }: { whole: Whole; path: string; starting: number }) {
  const words = useI18n().t.contributions.pages
  if (whole.last_number <= REPLIES_SHOWN) return null
  const last = pageStart(whole.last_number)
  const to = (from: number) => (from <= 1 ? `${path}#replies` : `${path}?from=${from}#replies`)
  return (
    <nav className="row row--wrap gap-3" aria-label={words.label}>
      {starting > 1 && (
        <>
          <Link className="link" to={to(1)}>
            {words.first}
          </Link>
          <Link className="link" to={to(Math.max(1, starting - REPLIES_SHOWN))}>
            {words.earlier}
          </Link>
        </>
      )}
      {starting + REPLIES_SHOWN <= whole.last_number && (
        <>
          <Link className="link" to={to(starting + REPLIES_SHOWN)}>
            {words.later}
          </Link>
          <Link className="link" to={to(last)}>
            {words.last}
          </Link>
        </>
      )}
    </nav>
  )
}
