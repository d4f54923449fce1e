import { eidPrayersOf, feastAt } from '#app/core/mosques/eid.ts'
import {
  addDaysTo,
  isFriday,
  JAMAAH_PRAYERS,
  type Jamaah,
  jamaahOn,
  minutesOf,
  type Prayer,
  sessionsOn,
} from '#app/core/mosques/iqamah.ts'
import { jumuahMinutes } from '#app/core/mosques/jumuah-length.ts'
import { beginningNext, instantAt, localMoment, mosqueDays, type TimedMosque } from '#app/core/mosques/mosque-days.ts'
import { ramadanOf } from '#app/core/mosques/mosque-ramadan.ts'
import { readOccasions } from '#app/core/mosques/read-mosque.ts'
import { writeMethod } from '#app/core/mosques/write-method.ts'
import { countryName } from '#app/core/places/countries.ts'
import { formatHijri } from '#app/core/prayer/hijri.ts'
import { findMethod } from '#app/core/prayer/methods.ts'
import { writeTime } from '#app/i18n/write-time.ts'
import { calendarFile } from '#app/lib/calendar-file.ts'
import { countDown } from './count-down.ts'
import { feastPart } from './feast-part.ts'
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

/** The feast by the mosque's own word, else by the calendar and what was announced; with the times it told for that day. */
function feastOf({ row }: FoundMosque, timed: TimedMosque, { locale, t, now }: WidgetRequest) {
  const prayers = eidPrayersOf(readOccasions(row.occasions))
  const today = localMoment(now, timed.timeZone).date
  for (const date of [today, addDaysTo(today, 1)]) {
    const feast = feastAt(date, prayers, timed.sightings ?? [])
    const [eve, day] = mosqueDays(timed, addDaysTo(date, -1), 2)
    if (!feast || !eve || !day) continue
    const instant = (time: string, on = date) => instantAt(on, time, timed.timeZone).getTime()
    const until = instant(day.dhuhr)
    if (now.getTime() >= until) return null
    const times = prayers.flatMap(({ date: on, time }) =>
      on === date && time ? [{ at: time, written: writeTime(locale, time) }] : [],
    )
    const moment = { feast, date, from: instant(eve.maghrib, eve.date), fajr: instant(day.fajr), until }
    return feastPart(moment, times, { locale, t, now })
  }
  return null
}

function describeDay(found: FoundMosque, timed: TimedMosque, request: WidgetRequest, withIqamah: boolean) {
  const { locale, t, texts, size, now } = request
  const { mosque } = found
  const feast = feastOf(found, timed, request)
  const moment = localMoment(now, timed.timeZone)
  const [day] = mosqueDays(timed, moment.date, 1)
  if (!day) return null
  const jamaah = jamaahOn(timed.rules, day, timed.jumuah)
  const next = beginningNext(timed, now)
  const hasIqamah = withIqamah && JAMAAH_PRAYERS.some((prayer) => jamaah[prayer].iqamah !== null)
  const maghrib = instantAt(day.date, day.maghrib, timed.timeZone)
  const hijri = formatHijri(now, { timeZone: timed.timeZone, maghrib, sightings: timed.sightings }, locale)
  const isNext = (prayer: string) => !feast?.next && next?.prayer === prayer && next.day === moment.date
  const nameOf = (prayer: Prayer, date: string) =>
    prayer === 'dhuhr' && isFriday(date) ? texts.jumuah : t.prayer.names[prayer]
  const nextTime = next ? writeTime(locale, next.begins) : ''
  const ramadan = ramadanOf(timed, now)
  const method = {
    method: findMethod(timed.choice.method).key,
    methodFrom: timed.methodFrom,
    country: timed.methodFrom === 'country' ? countryName(timed.countryCode, locale) : null,
  }

  const upcoming =
    next &&
    html`<p class="next"><span>${t.prayer.next}</span><b>${nameOf(next.prayer, next.day)}</b><span>${
      next.date > moment.date ? t.prayer.tomorrowAt(nextTime) : t.prayer.at(nextTime)
    }</span>${countDown(next.at, { locale, t })}</p>`
  const fast =
    ramadan &&
    'at' in ramadan &&
    html`<p class="part"><b>${t.prayer.ramadan[ramadan.kind]}</b> ${t.prayer.at(writeTime(locale, ramadan.time))} ${countDown(new Date(ramadan.at), { locale, t })}</p>`
  const head =
    hasIqamah &&
    html`<thead><tr><th scope="col">${texts.prayer}</th><th scope="col">${texts.begins}</th><th scope="col">${texts.iqamah}</th></tr></thead>`
  const table = html`<table><caption class="sr">${t.prayer.label}</caption>${head}<tbody>${JAMAAH_PRAYERS.map(
    (prayer) =>
      html`<tr${isNext(prayer) && html` class="now" aria-current="true"`}><th scope="row">${nameOf(
        prayer,
        day.date,
      )}</th><td>${writeTime(locale, day[prayer])}</td>${
        hasIqamah &&
        html`<td class="main">${jamaah[prayer].iqamah ? writeTime(locale, jamaah[prayer].iqamah) : '–'}</td>`
      }</tr>`,
  )}</tbody></table><p class="part soft">${writeMethod(method, t)}${day.estimated && ` ${texts.estimated}`}</p>`

  return {
    written: `${writeDay(now, timed.timeZone, locale)} · ${hijri}`,
    body: html`${feast?.next ?? upcoming}${feast?.day}${fast}${size === 'regular' && table}`,
    json: {
      date: day.date,
      hijri,
      timeZone: timed.timeZone,
      position: { lat: mosque.latitude, lng: mosque.longitude },
      method: { id: timed.choice.method, name: findMethod(timed.choice.method).name, from: timed.methodFrom },
      school: timed.choice.school === 1 ? 'hanafi' : 'standard',
      times: Object.fromEntries(
        JAMAAH_PRAYERS.map((prayer) => [prayer, describePrayer(jamaah[prayer], day[prayer], withIqamah)]),
      ),
      jumuah: sessionsOn(timed.jumuah, day.date).map(({ khutbahAt, prayerAt, said }) => ({
        khutbah: khutbahAt,
        prayer: prayerAt,
        said: said ?? null,
      })),
      sunrise: day.sunrise,
      estimated: day.estimated,
      next: next && {
        prayer: next.prayer === 'dhuhr' && isFriday(next.day) ? 'jumuah' : next.prayer,
        date: next.date,
        time: next.begins,
        at: next.at.toISOString(),
      },
      ramadan,
      feast: feast?.json ?? null,
    },
  }
}

/** What is calculated and what somebody told stand apart: `said` is whose word the iqamah is, and since when. */
function describePrayer(held: Jamaah, begins: string, withIqamah: boolean) {
  if (!withIqamah) return { begins }
  return {
    begins,
    adhan: held.adhan,
    iqamah: held.iqamah,
    said: held.iqamah === null ? null : (held.rule?.said ?? null),
  }
}

function listEvents({ mosque, name }: FoundMosque, timed: TimedMosque, { t, texts, now }: WidgetRequest) {
  const from = localMoment(now, timed.timeZone).date
  return mosqueDays(timed, from, CALENDAR_DAYS).flatMap((day) => {
    const jamaah = jamaahOn(timed.rules, day, timed.jumuah)
    const sessions = sessionsOn(timed.jumuah, day.date)
    const location = [name, mosque.address].filter(Boolean).join(', ')
    const prayers = JAMAAH_PRAYERS.filter((prayer) => prayer !== 'dhuhr' || sessions.length === 0).map((prayer) => {
      const time = jamaah[prayer].iqamah ?? day[prayer]
      // An isha after midnight is held on the day after.
      const date = prayer === 'isha' && minutesOf(time) < minutesOf(day.dhuhr) ? addDaysTo(day.date, 1) : day.date
      const title = prayer === 'dhuhr' && isFriday(day.date) ? texts.jumuah : t.prayer.names[prayer]
      return {
        uid: `${prayer}-${day.date}-${mosque.id}@mahalla`,
        startsAt: instantAt(date, time, timed.timeZone),
        title: `${title} (${jamaah[prayer].iqamah ? texts.iqamah : texts.begins})`,
        location,
      }
    })
    const jumuah = sessions.map((session) => {
      const startsAt = instantAt(day.date, session.khutbahAt, timed.timeZone)
      return {
        uid: `jumuah-${day.date}-${session.id || session.khutbahAt}-${mosque.id}@mahalla`,
        startsAt,
        endsAt: new Date(startsAt.getTime() + jumuahMinutes(session) * 60_000),
        title: texts.jumuah,
        location,
      }
    })
    return [...prayers, ...jumuah]
  })
}
