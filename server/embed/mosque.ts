import { writeTime } from '#app/core/hours/write-time.ts'
import { addDaysTo, JAMAAH_PRAYERS, jamaahFor, minutesOf } from '#app/core/mosques/iqamah.ts'
import { instantAt, localMoment, mosqueDays, type TimedMosque, upcomingJamaah } from '#app/core/mosques/mosque-days.ts'
import { formatHijri } from '#app/core/prayer/hijri.ts'
import { calendarFile } from '#app/lib/calendar-file.ts'
import { countDown } from './count-down.ts'
import { type FoundMosque, findMosque } from './find-mosque.ts'
import { html } from './markup.ts'
import { readSwitch } from './read-parameters.ts'
import { badRequest, notFound, shown, type WidgetKind, type WidgetRequest } from './widget.ts'
import { writeDay } from './write-day.ts'

const CALENDAR_DAYS = 30

/** A mosque's day: when each prayer begins and, unless `iqamah=off`, when it is stood up for. */
export const mosqueWidget: WidgetKind = {
  needsId: true,
  formats: ['html', 'json', 'ics'],
  load: async (request) => {
    const { parameters, locale, t, texts, linkTo } = request
    const withIqamah = readSwitch(parameters, 'iqamah')
    if (withIqamah === null) return badRequest('iqamah must be one of on, off')
    const found = await findMosque(request, locale)
    if (!found) return notFound
    const { mosque, name, city, path, timed } = found
    const link = linkTo(path)
    const times = timed && describeDay(found, timed, request, withIqamah)
    return shown({
      title: name,
      placeId: mosque.id,
      body: html`<header><h1><a href="${link}" target="_blank" rel="noopener">${name}</a></h1>
<p class="soft">${[city, times?.written].filter(Boolean).join(' · ')}</p></header>${
        times?.body ?? html`<p class="part">${texts.noTimes}</p>`
      }`,
      json: { id: mosque.id, name, city, link, ...times?.json },
      ...(timed && {
        calendar: () =>
          calendarFile({ name: `${t.prayer.label}: ${name}`, url: link, events: listEvents(found, timed, request) }),
      }),
    })
  },
}

function describeDay(
  { mosque }: FoundMosque,
  timed: TimedMosque,
  { locale, t, texts, size, now }: WidgetRequest,
  withIqamah: boolean,
) {
  const moment = localMoment(now, timed.timeZone)
  const [day] = mosqueDays(timed, moment.date, 1)
  if (!day) return null
  const jamaah = jamaahFor(timed.rules, day)
  const next = upcomingJamaah(timed, now)
  const hasIqamah = withIqamah && JAMAAH_PRAYERS.some((prayer) => jamaah[prayer].iqamah !== null)
  const maghrib = instantAt(day.date, day.maghrib, timed.timeZone)
  const hijri = formatHijri(now, { timeZone: timed.timeZone, maghrib, sightings: timed.sightings }, locale)
  const isNext = (prayer: string) => next?.prayer === prayer && next.date === moment.date
  const nextName = next && (next.session ? texts.jumuah : t.prayer.names[next.prayer])
  const nextTime = next && writeTime(locale, withIqamah ? (next.iqamah ?? next.begins) : next.begins)

  const upcoming =
    next &&
    html`<p class="next"><span>${t.prayer.next}</span><b>${nextName}</b><span>${
      next.date > moment.date ? t.prayer.tomorrowAt(nextTime ?? '') : t.prayer.at(nextTime ?? '')
    }</span>${countDown(next.at, { locale, t })}</p>`
  const head =
    hasIqamah &&
    html`<thead><tr><th scope="col">${texts.prayer}</th><th scope="col">${texts.begins}</th><th scope="col">${texts.iqamah}</th></tr></thead>`
  const table = html`<table><caption class="sr">${t.prayer.label}</caption>${head}<tbody>${JAMAAH_PRAYERS.map(
    (prayer) =>
      html`<tr${isNext(prayer) && html` class="now" aria-current="true"`}><th scope="row">${
        t.prayer.names[prayer]
      }</th><td>${writeTime(locale, day[prayer])}</td>${
        hasIqamah &&
        html`<td class="main">${jamaah[prayer].iqamah ? writeTime(locale, jamaah[prayer].iqamah) : '–'}</td>`
      }</tr>`,
  )}</tbody></table>${day.estimated && html`<p class="part soft">${texts.estimated}</p>`}`

  return {
    written: `${writeDay(now, timed.timeZone, locale)} · ${hijri}`,
    body: html`${upcoming}${size === 'regular' && table}`,
    json: {
      date: day.date,
      hijri,
      timeZone: timed.timeZone,
      position: { lat: mosque.latitude, lng: mosque.longitude },
      times: Object.fromEntries(
        JAMAAH_PRAYERS.map((prayer) => [
          prayer,
          {
            begins: day[prayer],
            ...(withIqamah && { adhan: jamaah[prayer].adhan, iqamah: jamaah[prayer].iqamah }),
          },
        ]),
      ),
      sunrise: day.sunrise,
      estimated: day.estimated,
      next: next && {
        prayer: next.session ? 'jumuah' : next.prayer,
        date: next.date,
        time: withIqamah ? (next.iqamah ?? next.begins) : next.begins,
        at: next.at.toISOString(),
      },
    },
  }
}

function listEvents({ mosque, name }: FoundMosque, timed: TimedMosque, { t, texts, now }: WidgetRequest) {
  const from = localMoment(now, timed.timeZone).date
  return mosqueDays(timed, from, CALENDAR_DAYS).flatMap((day) => {
    const jamaah = jamaahFor(timed.rules, day)
    return JAMAAH_PRAYERS.map((prayer) => {
      const time = jamaah[prayer].iqamah ?? day[prayer]
      // An isha after midnight is held on the day after.
      const date = prayer === 'isha' && minutesOf(time) < minutesOf(day.dhuhr) ? addDaysTo(day.date, 1) : day.date
      return {
        uid: `${prayer}-${day.date}-${mosque.id}@mahalla`,
        startsAt: instantAt(date, time, timed.timeZone),
        title: `${t.prayer.names[prayer]}${jamaah[prayer].iqamah ? ` (${texts.iqamah})` : ''}`,
        location: [name, mosque.address].filter(Boolean).join(', '),
      }
    })
  })
}
