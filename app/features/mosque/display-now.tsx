// The larger half of the screen: the clock and what the hall waits for, the prayer itself, or what is said after it.

import { useI18n } from '#app/i18n/catalogue.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { writeClock, writeTime } from '#app/i18n/write-time.ts'
import { joinClasses } from '#app/ui/join-classes.ts'
import { type Dhikr, TAKBIR } from './adhkar.ts'
import type { Awaited, DisplayMoment } from './display-moment.ts'
import { nameOf, writeLeft } from './write-display.ts'

export function DisplayClock({ clock, isSmall = false }: { clock: string; isSmall?: boolean }) {
  const { locale } = useI18n()
  const [hours, minutes, seconds] = clock.split(':')
  return (
    <p className={joinClasses('mosque-display__clock num', isSmall && 'mosque-display__clock--small')} role="timer">
      {/* Figures run from left to right in every language, and so does the room between them. */}
      <span dir="ltr">
        {writeClock(locale, `${hours}:${minutes}`)}
        {!isSmall && <small>{formatNumber(locale, Number(seconds), { minimumIntegerDigits: 2 })}</small>}
      </span>
    </p>
  )
}

export function DisplayNow({ moment }: { moment: DisplayMoment }) {
  const { locale, t } = useI18n()
  const { awaited, fast, feast, sessions } = moment
  const words = t.mosques.display
  const time = (text: string) => writeTime(locale, text)
  return (
    <div className="mosque-display__now">
      <DisplayClock clock={moment.clock} />
      {awaited && <Waiting awaited={awaited} />}
      {feast && <FeastPart feast={feast} />}
      {fast && !feast && (
        <p className="mosque-display__line num">
          <b>{t.prayer.ramadan[fast.kind]}</b>
          <span>
            {time(fast.time)} · {writeLeft(locale, fast.seconds)}
          </span>
          <span>{t.prayer.ramadan.day(formatNumber(locale, fast.day))}</span>
          {fast.kind === 'suhoor' && <span>{t.prayer.ramadan.imsak(time(fast.imsak))}</span>}
        </p>
      )}
      {sessions.length > 0 && !feast && (
        <p className="mosque-display__line">
          <b>{words.jumuah}</b>
          {sessions.map(({ id, khutbahAt, prayerAt, language }) => (
            <span key={id} className="num">
              {t.mosques.jumuah.khutbah(time(khutbahAt))}
              {prayerAt && ` · ${t.mosques.jumuah.prayer(time(prayerAt))}`} {language && <bdi>{language}</bdi>}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

function Waiting({ awaited: { prayer, stage, seconds } }: { awaited: Awaited }) {
  const { locale, t } = useI18n()
  const words = t.mosques.display
  const name = nameOf(prayer, t.mosques)
  const lines = {
    before: [words.next, name],
    athan: [words.athanNow, words.iqamahIn(name)],
    iqamah: [null, words.iqamahIn(name)],
    khutbah: [null, words.khutbahIn],
    eid: [words.eid.mubarak, seconds === null ? name : words.eid.prayerIn],
    listening: [null, name],
    praying: [null, name],
  } as const
  const [above, line] = lines[stage]
  return (
    <p className="mosque-display__next">
      {above && <span className="mosque-display__above">{above}</span>} <b>{line}</b>{' '}
      {seconds !== null && <span className="mosque-display__left num">{writeLeft(locale, seconds)}</span>}
    </p>
  )
}

function FeastPart({ feast: { feast, isEve, prayers } }: { feast: NonNullable<DisplayMoment['feast']> }) {
  const { locale, t } = useI18n()
  const words = t.mosques.display.eid
  return (
    <>
      <p className="mosque-display__takbir" lang="ar" dir="rtl">
        {TAKBIR.arabic}
      </p>
      <p className="mosque-display__line">
        <b>{isEve ? words.tomorrow[feast] : words.today[feast]}</b>
        {prayers.map(({ id, time, venue, language }) => (
          <span key={id} className="num">
            {[time && writeTime(locale, time), venue, language].filter(Boolean).join(' · ')}
          </span>
        ))}
        {prayers.length === 0 && <span>{words.untold}</span>}
      </p>
    </>
  )
}

export function DisplayPrayer({ awaited: { prayer, stage }, clock }: { awaited: Awaited; clock: string }) {
  const { t } = useI18n()
  const words = t.mosques.display
  return (
    <div className="mosque-display__prayer">
      <p className="mosque-display__stage">{stage === 'listening' ? words.listening : words.praying}</p>
      <p className="mosque-display__prayed">{nameOf(prayer, t.mosques)}</p>
      <DisplayClock clock={clock} isSmall />
      <p className="mosque-display__quiet">{words.phonesOff}</p>
    </div>
  )
}

/** More letters than this stand smaller. */
const LONG = 150

export function DisplayDhikr({ dhikr: { id, arabic, times } }: { dhikr: Dhikr }) {
  const { locale, t } = useI18n()
  const words = t.mosques.display.dhikr
  const { meaning, source } = words.texts[id]
  return (
    <div className={joinClasses('mosque-display__dhikr', arabic.length > LONG && 'is-long')}>
      <p className="mosque-display__above">{words.title}</p>
      <p className="mosque-display__arabic" lang="ar" dir="rtl">
        {arabic}
      </p>
      {meaning && <p className="mosque-display__meaning">{meaning}</p>}
      <p className="mosque-display__source num">
        {times > 1 && `${words.times(formatNumber(locale, times))} · `}
        {source}
      </p>
    </div>
  )
}
