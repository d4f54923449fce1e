// Everything a mosque's people keep about it, part by part. Each part has its address.
import { Link } from 'react-router'
import { useI18n, useT } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { LinkTabs } from '#app/ui/link-tabs.tsx'
import { AdminsPart } from './admins-part.tsx'
import { AnnouncementsPart } from './announcements-part.tsx'
import type { Said } from './commands.server.ts'
import { DeskPage } from './desk-page.tsx'
import { FactsPart } from './facts-part.tsx'
import { IqamahPart } from './iqamah-part.tsx'
import { JumuahPart } from './jumuah-part.tsx'
import { OccasionsPart } from './occasions-part.tsx'
import type { DeskData } from './queries.server.ts'
import { type FormState, PARTS, type Part } from './rules.ts'
import { ScreenPart } from './screen-part.tsx'
import { SuggestionsPart } from './suggestions-part.tsx'
import { TimesPart } from './times-part.tsx'
import { WomenPart } from './women-part.tsx'

type Props = { desk: DeskData; part: Part; state: FormState | null; said: Said | null }

export function EditPage({ desk, part, state, said }: Props) {
  const { locale } = useI18n()
  const t = useT()
  const words = t.mosques.edit
  const messages: Record<Said, string> = {
    saved: words.saved,
    removed: words.removed,
    published: words.announcements.published,
    sent: words.announcements.sent,
    accepted: words.suggestions.accepted,
    declined: words.suggestions.declined,
    appointed: words.admins.appointed,
    dismissed: words.admins.dismissed,
  }
  const waiting = desk.suggestions.length
  return (
    <DeskPage
      title={words.title(desk.name)}
      lead={words.lead}
      path={desk.path}
      said={said && !state ? messages[said] : null}
      state={state}
      wide
      links={
        <>
          <Link className="link" to={`${desk.path}/history`}>
            {words.history}
          </Link>
          <Link className="link" to={`${desk.path}/display`} reloadDocument>
            {words.display}
          </Link>
          <Link className="link" to={`/widgets?kind=mosque&id=${desk.id}`}>
            {t.widgets.title}
          </Link>
          <Link
            className="link"
            to={`/templates?${new URLSearchParams({ kind: 'timetable', place: `mosque:${desk.id}` })}`}
          >
            {t.templates.title}
          </Link>
        </>
      }
    >
      <LinkTabs
        label={words.partsLabel}
        items={PARTS.map((name) => ({
          to: `${desk.path}/edit?part=${name}`,
          label:
            name === 'suggestions' && waiting > 0
              ? `${words.parts[name]} (${formatNumber(locale, waiting)})`
              : words.parts[name],
          current: name === part,
        }))}
      />
      {/* Another part, or another answer, is another form: nothing typed in one goes into the next. */}
      <div key={part}>{renderPart(part, desk, state)}</div>
    </DeskPage>
  )
}

function renderPart(part: Part, desk: DeskData, state: FormState | null) {
  switch (part) {
    case 'iqamah':
      return <IqamahPart desk={desk} state={state} />
    case 'jumuah':
      return <JumuahPart desk={desk} state={state} />
    case 'announcements':
      return <AnnouncementsPart desk={desk} state={state} />
    case 'facilities':
      return <FactsPart desk={desk} state={state} />
    case 'women':
      return <WomenPart desk={desk} state={state} />
    case 'times':
      return <TimesPart desk={desk} state={state} />
    case 'occasions':
      return <OccasionsPart desk={desk} state={state} />
    case 'screen':
      return <ScreenPart desk={desk} state={state} />
    case 'suggestions':
      return <SuggestionsPart desk={desk} />
    case 'admins':
      return <AdminsPart desk={desk} state={state} />
  }
}
