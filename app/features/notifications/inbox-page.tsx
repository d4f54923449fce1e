// The inbox, and how its owner wants to hear of what.
import { Form, Link } from 'react-router'
import { AuthorMark, When } from '#app/core/contributions/author-line.tsx'
import { REPLIES_SHOWN } from '#app/core/contributions/contribution.ts'
import { NewOnes } from '#app/core/contributions/new-ones.tsx'
import { useRootData } from '#app/core/request/root-data.ts'
import '#app/core/contributions/contributions.css'
import '#app/ui/styles/work.css'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Bell } from '#app/ui/icons.ts'
import { Select } from '#app/ui/select.tsx'
import { writeNotice } from './notice.ts'
import type { Inbox, Notification } from './queries.server.ts'
import { GROUPS, groupsFor, MAILS } from './rules.ts'
import './notifications.css'

type Props = { inbox: Inbox; now: string; isSaved: boolean; wrong: string | undefined }

export function InboxPage({ inbox, now, isSaved, wrong }: Props) {
  const words = useT().notifications
  const liveKey = useRootData()?.inbox?.liveKey
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      said={isSaved ? words.settings.saved : null}
      errors={wrong ? [{ message: wrong }] : []}
    >
      {liveKey && <NewOnes topic={`inbox:${liveKey}`} event="new" words={words.newOnes} />}
      {inbox.items.length === 0 ? (
        <EmptyState icon={Bell} title={words.none}>
          {words.noneText}
        </EmptyState>
      ) : (
        <ul className="contribution-list">
          {inbox.items.map((item) => (
            <InboxRow key={item.id} item={item} now={now} />
          ))}
        </ul>
      )}
      <div className="row row--wrap gap-3">
        {inbox.unread > 0 && (
          <Form method="post">
            <Button type="submit" variant="outline" name="intent" value="read-all">
              {words.readAll}
            </Button>
          </Form>
        )}
        {inbox.next && (
          <Button to={`/notifications?after=${encodeURIComponent(inbox.next)}`} variant="outline">
            {words.older}
          </Button>
        )}
      </div>
      <SettingsForm settings={inbox.settings} />
    </FormPage>
  )
}

/** Leads to the reply it is about, on the page of replies where that stands. */
function addressOf({ path, reply_number: number }: Notification): string {
  if (number === null) return path
  const from = number - ((number - 1) % REPLIES_SHOWN)
  return `${path}${from > 1 ? `?from=${from}` : ''}#reply-${number}`
}

function InboxRow({ item, now }: { item: Notification; now: string }) {
  const { locale, t } = useI18n()
  const words = t.notifications
  return (
    <li className="contribution-row">
      <AuthorMark author={item.actor} size="sm" />
      <div className="contribution-row__main">
        <p className={item.is_read ? undefined : 'strong'}>
          <Link className="link link--quiet" to={addressOf(item)} dir="auto">
            {writeNotice(t, locale, item, item.actor?.name ?? words.someone)}
          </Link>
        </p>
        <p className="contribution-meta">
          <When at={item.updated_at} now={now} />
        </p>
      </div>
    </li>
  )
}

function SettingsForm({ settings }: Pick<Inbox, 'settings'>) {
  const words = useT().notifications.settings
  const roles = useRootData()?.user?.roles ?? []
  return (
    <details className="quiet-details" id="settings">
      <summary>{words.title}</summary>
      <Form method="post" className="stack gap-6">
        {groupsFor(roles).map((group) => (
          <section key={group} className="notifications-group" aria-labelledby={`told-${group}`}>
            <h2 className="h4" id={`told-${group}`}>
              {words.groups[group]}
            </h2>
            {GROUPS[group].map((kind) => (
              <fieldset key={kind} className="notifications-kind">
                <legend className="notifications-kind__name">{words.kinds[kind]}</legend>
                <Checkbox name={`site_${kind}`} label={words.onSite} defaultChecked={settings[kind].in_site} />
                <Field label={words.mail} hideLabel>
                  <Select name={`mail_${kind}`} defaultValue={settings[kind].mail}>
                    {MAILS.map((mail) => (
                      <option key={mail} value={mail}>
                        {words.byMail[mail]}
                      </option>
                    ))}
                  </Select>
                </Field>
              </fieldset>
            ))}
          </section>
        ))}
        <p>
          <Button type="submit" name="intent" value="settings">
            {words.save}
          </Button>
        </p>
      </Form>
    </details>
  )
}
