import { addDaysTo, nextFriday, sessionsOn } from '#app/core/mosques/iqamah.ts'
import { jumuahMinutes } from '#app/core/mosques/jumuah-length.ts'
import { instantAt, localMoment } from '#app/core/mosques/mosque-days.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { calendarFile } from '#app/lib/calendar-file.ts'
import { findMosque } from './find-mosque.ts'
import { html } from './markup.ts'
import { notFound, shown, type WidgetKind } from './widget.ts'
import { writeDay } from './write-day.ts'

const FRIDAYS = 8

/** The Jumu'ah prayers of the coming Friday: time, language, hall, space for sisters. */
export const jumuahWidget: WidgetKind = {
  needsId: true,
  formats: ['html', 'json', 'ics'],
  load: async (request) => {
    const { locale, texts, size, now, linkTo } = request
    const found = await findMosque(request, locale)
    if (!found) return notFound
    const { mosque, name, city, path, timed } = found
    const timeZone = timed?.timeZone ?? 'UTC'
    const friday = nextFriday(localMoment(now, timeZone).date)
    const sessions = sessionsOn(timed?.jumuah ?? [], friday)
    const link = linkTo(path)
    const rows = sessions.map(
      ({ khutbahAt, prayerAt, language, venue, womenSpace }) =>
        html`<li><b>${texts.khutbah} ${writeTime(locale, khutbahAt)}</b><span>${
          prayerAt && `${texts.prayer} ${writeTime(locale, prayerAt)}`
        }</span>${size === 'regular' && html`<span class="soft">${[language, venue, womenSpace && texts.sisters].filter(Boolean).join(' · ')}</span>`}</li>`,
    )
    return shown({
      title: `${texts.jumuah}: ${name}`,
      placeId: mosque.id,
      body: html`<header><h1><a href="${link}" target="_blank" rel="noopener">${texts.jumuah} · ${name}</a></h1>
<p class="soft">${[city, writeDay(instantAt(friday, '12:00', timeZone), timeZone, locale)].filter(Boolean).join(' · ')}</p></header>${
        rows.length > 0 ? html`<ul class="list">${rows}</ul>` : html`<p class="part">${texts.noJumuah}</p>`
      }`,
      json: {
        id: mosque.id,
        name,
        city,
        link,
        date: friday,
        timeZone,
        sessions: sessions.map(({ khutbahAt, prayerAt, language, venue, womenSpace, said }) => ({
          khutbah: khutbahAt,
          prayer: prayerAt,
          language,
          venue,
          womenSpace,
          said: said ?? null,
        })),
      },
      calendar: () =>
        calendarFile({
          name: `${texts.jumuah}: ${name}`,
          url: link,
          events: Array.from({ length: FRIDAYS }, (_, week) => addDaysTo(friday, week * 7)).flatMap((date) =>
            sessionsOn(timed?.jumuah ?? [], date).map((session) => ({
              uid: `jumuah-${date}-${session.id || session.khutbahAt}-${mosque.id}@mahalla`,
              startsAt: instantAt(date, session.khutbahAt, timeZone),
              endsAt: new Date(
                instantAt(date, session.khutbahAt, timeZone).getTime() + jumuahMinutes(session) * 60_000,
              ),
              title: [texts.jumuah, session.language].filter(Boolean).join(' · '),
              location: [name, session.venue ?? mosque.address].filter(Boolean).join(', '),
            })),
          ),
        }),
    })
  },
}
