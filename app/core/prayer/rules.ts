// Prayer times of one calendar day at one place. The adhan package does the astronomy and stays behind this file;
// what it leaves open (polar days, the date line, order, offsets, Ramadan) is settled here.
import {
  CalculationMethod as Calculation,
  type CalculationParameters,
  Coordinates,
  HighLatitudeRule as HighLatitude,
  Madhab,
  PolarCircleResolution,
  PrayerTimes,
  Rounding,
} from 'adhan'
import { isRamadan } from './hijri.ts'
import {
  addDays,
  type CalendarDay,
  calendarDayAt,
  dayNumber,
  formatClock,
  formatLocalTime,
  isCalendarDay,
  roundToMinute,
  zoneOffset,
} from './local-time.ts'
import {
  ADJUSTABLE_TIMES,
  type AdjustableTime,
  findMethod,
  isAdjustableTime,
  isMethodId,
  type LocalRules,
  type Method,
  type MethodId,
  type School,
  type StandIn,
} from './methods.ts'
import { sunDeclination } from './sun-position.ts'
import { borrowTwilight, type HighLatitudeRule, lendingLatitude, reachesDepth, standInFor } from './twilight.ts'

export const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type PrayerName = (typeof PRAYERS)[number]

export const TIME_NAMES = [
  'imsak',
  'fajr',
  'sunrise',
  'dhuhr',
  'asr',
  'sunset',
  'maghrib',
  'isha',
  'firstThird',
  'midnight',
  'lastThird',
] as const
export type TimeName = (typeof TIME_NAMES)[number]

export type NightEnd = 'fajr' | 'sunrise'

export type PrayerPlace = { lat: number; lng: number; timeZone: string }

export type PrayerSettings = {
  method: MethodId
  school: School
  local?: LocalRules | undefined
  highLatitude?: HighLatitudeRule | undefined
  /** The visitor's own corrections in minutes. */
  offsets?: Partial<Record<AdjustableTime, number>> | undefined
  /** Where the night ends when its middle and thirds are sought; the method's own way unless said. */
  nightEnds?: NightEnd | undefined
}

export type PrayerTimesRequest = PrayerPlace & PrayerSettings & { date: CalendarDay }

export type PrayerDay = {
  date: CalendarDay
  /** Instants, on the full minute. */
  at: Record<TimeName, Date>
  /** The same as "HH:mm" on the clocks of the place; isha and the night's parts may lie after midnight. */
  time: Record<TimeName, string>
  /** Times the sun does not give at this place on this day: taken from a lower latitude or put back in order. */
  estimated: TimeName[]
  /** Fajr and isha where the high-latitude rule, not the method's angle, set the time. */
  bounded: Twilight[]
}

/** Minutes of imsak before fajr by these settings. */
export const imsakMinutes = ({ local }: Pick<PrayerSettings, 'local'>) => local?.suhoor ?? IMSAK_MINUTES

const IMSAK_MINUTES = 10
export const MAX_OFFSET_MINUTES = 120

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
// Below this the sun rises and sets every day of the year.
const POLAR_LATITUDE = 65
const LATITUDE_STEP = 0.5

/** Rules that cut the night itself. */
const SHARES = ['twilight-angle', 'middle-of-night', 'seventh-of-night', 'none'] as const

const ADHAN_RULES = {
  'twilight-angle': HighLatitude.TwilightAngle,
  'middle-of-night': HighLatitude.MiddleOfTheNight,
  'seventh-of-night': HighLatitude.SeventhOfTheNight,
  // The angle alone: where the sun does not reach it, the middle of the night stands in, or what the rule takes instead.
  none: HighLatitude.MiddleOfTheNight,
  'nearest-latitude-45': HighLatitude.MiddleOfTheNight,
  'nearest-latitude-48': HighLatitude.MiddleOfTheNight,
  'nearest-city': HighLatitude.MiddleOfTheNight,
  makkah: HighLatitude.MiddleOfTheNight,
} as const satisfies Record<HighLatitudeRule, unknown>

type Twilight = 'fajr' | 'isha'
type Sun = Record<Twilight | 'sunrise' | 'dhuhr' | 'asr' | 'sunset' | 'maghrib', number> & {
  isPolar: boolean
  /** The sun does not go deep enough for them. */
  missing: Twilight[]
  /** Taken from elsewhere, or as the country's mosques agreed. */
  settled: Twilight[]
}

/** The settings with the defaults filled in and the visitor's offsets made safe. */
export type ResolvedSettings = {
  methodId: MethodId
  method: Method
  school: School
  highLatitude: HighLatitudeRule
  /** In place of the rule, where nobody chose one. */
  standIn: StandIn | undefined
  nightEnds: NightEnd
  /** Minutes before fajr. */
  imsakMinutes: number
  ownOffsets: Record<AdjustableTime, number>
}

export function resolveSettings(settings: PrayerSettings): ResolvedSettings {
  const { method: methodId, local } = settings
  if (!isMethodId(methodId)) throw new RangeError(`Unknown calculation method: ${methodId}`)
  const readOffset = (name: AdjustableTime) => {
    const minutes = settings.offsets?.[name] ?? 0
    if (!Number.isFinite(minutes)) return 0
    return Math.max(-MAX_OFFSET_MINUTES, Math.min(MAX_OFFSET_MINUTES, Math.round(minutes)))
  }
  const method = withLocalRules(findMethod(methodId), local)
  return {
    methodId,
    method,
    nightEnds: settings.nightEnds ?? method.nightEnds ?? 'sunrise',
    school: settings.school,
    highLatitude: settings.highLatitude ?? 'twilight-angle',
    standIn: settings.highLatitude ? undefined : local?.twilight,
    imsakMinutes: imsakMinutes(settings),
    ownOffsets: {
      fajr: readOffset('fajr'),
      sunrise: readOffset('sunrise'),
      dhuhr: readOffset('dhuhr'),
      asr: readOffset('asr'),
      maghrib: readOffset('maghrib'),
      isha: readOffset('isha'),
    },
  }
}

function withLocalRules(method: Method, local: LocalRules | undefined): Method {
  if (!local) return method
  const { fajrAngle = method.fajrAngle, ishaAngle, margins = {} } = local
  const offsets = { ...method.offsets }
  for (const name of ADJUSTABLE_TIMES) offsets[name] = (offsets[name] ?? 0) + (margins[name] ?? 0)
  return { ...method, fajrAngle, ...(ishaAngle !== undefined && { isha: { angle: ishaAngle } }), offsets }
}

function buildParameters({ method, school, highLatitude, standIn }: ResolvedSettings): CalculationParameters {
  const parameters = method.seasonal ? Calculation.MoonsightingCommittee() : Calculation.Other()
  parameters.fajrAngle = method.fajrAngle
  if ('angle' in method.isha) parameters.ishaAngle = method.isha.angle
  else {
    // adhan counts the interval from sunset, the methods count it from maghrib.
    const maghribMinutes = method.maghrib && 'minutes' in method.maghrib ? method.maghrib.minutes : 0
    parameters.ishaInterval = maghribMinutes + method.isha.minutes
  }
  if (method.maghrib && 'angle' in method.maghrib) parameters.maghribAngle = method.maghrib.angle
  parameters.madhab = school === 1 ? Madhab.Hanafi : Madhab.Shafi
  parameters.highLatitudeRule = ADHAN_RULES[standIn ? 'none' : highLatitude]
  // Offsets and rounding are applied below, after the day and the order are settled.
  parameters.methodAdjustments = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
  parameters.rounding = Rounding.None
  return parameters
}

/** Within a degree or so of the poles the formulas divide by almost nothing and answer with any hour. */
function isPlausible({ fajr, sunrise, dhuhr, sunset, isha }: PrayerTimes): boolean {
  const fromNoon = (time: Date) => (time.getTime() - dhuhr.getTime()) / HOUR
  // Half a day, with room for the drift of noon and for twilight by the clock.
  const isDaylight =
    fromNoon(sunrise) < 0 && fromNoon(sunrise) > -12.5 && fromNoon(sunset) > 0 && fromNoon(sunset) < 12.5
  return isDaylight && fromNoon(fajr) > -15 && fromNoon(isha) < 15
}

/** Nobody asks the sun for an interval, nor for what a season stands for. */
function findMissing(lat: number, noon: number, { method }: ResolvedSettings): Twilight[] {
  if (method.seasonal) return []
  const missing: Twilight[] = []
  if (!reachesDepth(lat, noon - DAY / 2, method.fajrAngle)) missing.push('fajr')
  if ('angle' in method.isha && !reachesDepth(lat, noon + DAY / 2, method.isha.angle)) missing.push('isha')
  return missing
}

type Reckoning = { parameters: CalculationParameters; settings: ResolvedSettings }

function computeSun({ lat, lng }: PrayerPlace, day: CalendarDay, { parameters, settings }: Reckoning): Sun {
  // adhan reads the day with the machine's local getters; noon exists on every local day, midnight does not.
  const noon = new Date(day.year, day.month - 1, day.day, 12)
  const compute = (latitude: number, resolution: CalculationParameters['polarCircleResolution']) => {
    parameters.polarCircleResolution = resolution
    return new PrayerTimes(new Coordinates(latitude, lng), noon, parameters)
  }
  // AqrabBalad: where the sun does not rise or set, the nearest latitude where it does.
  let times = compute(lat, PolarCircleResolution.AqrabBalad)
  let isPolar = false
  const lent = lendingLatitude(settings.highLatitude, { lat, lng })
  if (Math.abs(lat) >= POLAR_LATITUDE) {
    const real = compute(lat, PolarCircleResolution.Unresolved)
    // An unresolved time is NaN and so differs as well.
    isPolar = real.sunrise.getTime() !== times.sunrise.getTime() || real.sunset.getTime() !== times.sunset.getTime()
    for (let latitude = lat; !isPlausible(times) && Math.abs(latitude) > POLAR_LATITUDE; isPolar = true) {
      latitude -= Math.sign(latitude) * LATITUDE_STEP
      times = compute(latitude, PolarCircleResolution.AqrabBalad)
    }
    if (isPolar && lent !== null) times = compute(lent, PolarCircleResolution.AqrabBalad)
  }
  const found = toInstants(times)
  const { dhuhr, asr } = found
  const missing = isPolar ? [] : findMissing(lat, dhuhr, settings)
  const { standIn, method } = settings
  let twilight: { fajr: number; isha: number; settled: Twilight[] } = {
    fajr: found.fajr,
    isha: found.isha,
    settled: [],
  }
  if (!isPolar && !method.seasonal && standIn)
    twilight = standInFor(found, missing, standIn, {
      lat,
      instant: dhuhr,
      fajrAngle: method.fajrAngle,
      hasIshaAngle: 'angle' in method.isha,
    })
  else if (missing.length > 0 && lent !== null)
    twilight = borrowTwilight(found, missing, toInstants(compute(lent, PolarCircleResolution.AqrabBalad)))
  return {
    ...found,
    ...twilight,
    asr: isPolar ? asr : asr + ownNoonShift(lat, day, dhuhr, asr, parameters.madhab === Madhab.Hanafi ? 2 : 1),
    isPolar,
    missing,
  }
}

const toInstants = ({ fajr, sunrise, dhuhr, asr, sunset, maghrib, isha }: PrayerTimes) => ({
  fajr: fajr.getTime(),
  sunrise: sunrise.getTime(),
  dhuhr: dhuhr.getTime(),
  asr: asr.getTime(),
  sunset: sunset.getTime(),
  maghrib: maghrib.getTime(),
  isha: isha.getTime(),
})

/**
 * Milliseconds asr moves when the shadow at noon is that of the place's own noon. adhan takes it from midnight UTC, which
 * is up to two minutes off in the Americas around the equinoxes.
 */
function ownNoonShift(lat: number, day: CalendarDay, noon: number, asr: number, factor: 1 | 2): number {
  const radians = Math.PI / 180
  const atAsr = sunDeclination(asr) * radians
  /** Hours after noon at which the sun is down to the height that belongs to this shadow at noon. */
  const hoursAfterNoon = (declinationAtNoon: number) => {
    const height = Math.atan(1 / (factor + Math.tan(Math.abs(lat - declinationAtNoon) * radians)))
    const cosine =
      (Math.sin(height) - Math.sin(lat * radians) * Math.sin(atAsr)) / (Math.cos(lat * radians) * Math.cos(atAsr))
    return Math.acos(cosine) / radians / 15
  }
  const midnight = Date.UTC(day.year, day.month - 1, day.day)
  const hours = hoursAfterNoon(sunDeclination(noon)) - hoursAfterNoon(sunDeclination(midnight))
  return Number.isNaN(hours) ? 0 : hours * HOUR
}

/**
 * adhan computes the solar day that crosses noon on the given UTC date. Where clocks and longitude are on different
 * sides of the date line (Kiritimati, Apia) that is another local day, so ask again for the one that was meant.
 */
function findSun(place: PrayerPlace, day: CalendarDay, by: Reckoning): Sun {
  const sun = computeSun(place, day, by)
  const drift = dayNumber(calendarDayAt(new Date(sun.dhuhr), place.timeZone)) - dayNumber(day)
  return drift === 0 ? sun : computeSun(place, addDays(day, -drift), by)
}

/** Minutes between the sun's own time and the shown one: the method's, Ramadan's and the visitor's. */
export function offsetParts(
  name: AdjustableTime,
  { method, ownOffsets }: ResolvedSettings,
  day: CalendarDay,
): { method: number; ramadan: number; own: number } {
  const afterSunset = name === 'maghrib' && method.maghrib && 'minutes' in method.maghrib ? method.maghrib.minutes : 0
  const ramadan = name === 'isha' && method.ramadanIsha && isRamadan(day) ? method.ramadanIsha : 0
  return { method: (method.offsets?.[name] ?? 0) + afterSunset, ramadan, own: ownOffsets[name] }
}

type Adjusted = Record<AdjustableTime, number>

function adjustTimes(sun: Sun, settings: ResolvedSettings, day: CalendarDay): Adjusted {
  const adjust = (name: AdjustableTime) => {
    const parts = offsetParts(name, settings, day)
    return roundToMinute(sun[name] + (parts.method + parts.ramadan + parts.own) * MINUTE)
  }
  return {
    fajr: adjust('fajr'),
    sunrise: adjust('sunrise'),
    dhuhr: adjust('dhuhr'),
    asr: adjust('asr'),
    maghrib: adjust('maghrib'),
    isha: adjust('isha'),
  }
}

/** Fajr before sunrise before dhuhr, at least a minute apart. */
function orderMorning(times: Adjusted): Adjusted {
  const sunrise = Math.min(times.sunrise, times.dhuhr - MINUTE)
  return { ...times, sunrise, fajr: Math.min(times.fajr, sunrise - MINUTE) }
}

/**
 * Dhuhr before asr before maghrib before isha before the next fajr. Needed near and beyond the polar circles, where
 * the shadow rule has no answer while the sun skims the horizon, and where isha by the clock outlasts a short night.
 */
function orderEvening(times: Adjusted, sunset: number, nextFajr: number, method: Method): Adjusted {
  const maghrib = Math.max(times.dhuhr + 2 * MINUTE, Math.min(times.maghrib, nextFajr - 2 * MINUTE))
  // Asr is NaN only when the sun is too low for its shadow rule, and then it follows dhuhr at once.
  const earliest = times.dhuhr + MINUTE
  const latest = Math.min(roundToMinute(sunset), maghrib) - MINUTE
  const asr = Math.max(earliest, Math.min(Number.isNaN(times.asr) ? earliest : times.asr, latest))
  // An interval that outlasts the night says nothing any more: take the middle. An angle bounded at midnight only
  // touches the next fajr, because nights differ by a minute or two from one to the next.
  const middle = roundToMinute((maghrib + nextFajr) / 2 - 1)
  const last = 'minutes' in method.isha ? middle : nextFajr - MINUTE
  const isha = times.isha < nextFajr ? Math.max(times.isha, maghrib + MINUTE) : last
  return { ...times, asr, maghrib, isha }
}

function findBounded(sun: Sun, nextSunrise: number, settings: ResolvedSettings): Twilight[] {
  // The seasonal method has its own bound; an interval has no angle to bound.
  if (settings.method.seasonal) return []
  const { highLatitude } = settings
  const isShare = SHARES.some((share) => share === highLatitude)
  if (settings.standIn || !isShare) return sun.settled
  const night = nextSunrise - sun.sunset
  const isAtBound = (distance: number, angle: number) => {
    const share = highLatitude === 'seventh-of-night' ? 1 / 7 : highLatitude === 'twilight-angle' ? angle / 60 : 1 / 2
    return Math.abs(distance - share * night) < 1000
  }
  const { isha } = settings.method
  const bounded: Twilight[] = []
  if (isAtBound(sun.sunrise - sun.fajr, settings.method.fajrAngle)) bounded.push('fajr')
  if ('angle' in isha && isAtBound(sun.isha - sun.sunset, isha.angle)) bounded.push('isha')
  return bounded
}

function checkRequest({ lat, lng, date }: PrayerTimesRequest): void {
  if (!(Math.abs(lat) <= 90)) throw new RangeError(`Latitude out of range: ${lat}`)
  if (!(Math.abs(lng) <= 180)) throw new RangeError(`Longitude out of range: ${lng}`)
  if (!isCalendarDay(date)) throw new RangeError(`Not a calendar day: ${date.year}-${date.month}-${date.day}`)
}

const DERIVED_FROM: Partial<Record<TimeName, readonly TimeName[]>> = {
  imsak: ['fajr'],
  firstThird: ['sunset'],
  midnight: ['sunset'],
  lastThird: ['sunset'],
}

/** Throws a RangeError for coordinates, days, methods or zones that do not exist; otherwise every time is valid. */
export function prayerTimes(request: PrayerTimesRequest): PrayerDay {
  const [day] = prayerDays(request, 1)
  if (!day) throw new Error('One day was asked for')
  return day
}

/** As many days as are wanted from `date` on. Each night needs the next morning, so days in a row share their work. */
export function prayerDays(request: PrayerTimesRequest, count: number): PrayerDay[] {
  checkRequest(request)
  const settings = resolveSettings(request)
  const by = { parameters: buildParameters(settings), settings }
  const days: PrayerDay[] = []
  let date = request.date
  let sun = findSun(request, date, by)
  while (days.length < count) {
    const tomorrow = addDays(date, 1)
    const nextSun = findSun(request, tomorrow, by)
    days.push(buildDay({ date, sun }, { date: tomorrow, sun: nextSun }, settings, request.timeZone))
    date = tomorrow
    sun = nextSun
  }
  return days
}

type SolarDay = { date: CalendarDay; sun: Sun }

function buildDay(
  { date, sun }: SolarDay,
  { date: tomorrow, sun: nextSun }: SolarDay,
  settings: ResolvedSettings,
  timeZone: string,
): PrayerDay {
  const wished = adjustTimes(sun, settings, date)
  const nextMorning = orderMorning(adjustTimes(nextSun, settings, tomorrow))
  const shown = orderEvening(orderMorning(wished), sun.sunset, nextMorning.fajr, settings.method)

  // Unless asked, the night runs from sunset to sunrise as in AlAdhan's standard mode; Shia methods end it at fajr.
  const nightEnd = settings.nightEnds === 'fajr' ? nextSun.fajr : nextSun.sunrise
  const nightPart = (share: number) => roundToMinute(sun.sunset + (nightEnd - sun.sunset) * share)
  const instants: Record<TimeName, number> = {
    imsak: shown.fajr - settings.imsakMinutes * MINUTE,
    fajr: shown.fajr,
    sunrise: shown.sunrise,
    dhuhr: shown.dhuhr,
    asr: shown.asr,
    sunset: roundToMinute(sun.sunset),
    maghrib: shown.maghrib,
    isha: shown.isha,
    firstThird: nightPart(1 / 3),
    midnight: nightPart(1 / 2),
    lastThird: nightPart(2 / 3),
  }

  const atBound = sun.isPolar ? [] : findBounded(sun, nextSun.sunrise, settings)
  // Nobody asked for a rule, so what stands in for the angle is an estimate.
  const bounded = settings.highLatitude === 'none' ? [] : atBound
  const isStandIn = (name: TimeName) => settings.highLatitude === 'none' && atBound.some((other) => other === name)
  const isMoved = (name: TimeName) => isAdjustableTime(name) && wished[name] !== shown[name]
  // By the last night of dusk or the first of dawn, the sun may fall short on one side only.
  const isMissing = (name: TimeName) => sun.missing.some((other) => other === name)
  const isEstimate = (name: TimeName) =>
    (sun.isPolar && name !== 'dhuhr') ||
    isStandIn(name) ||
    isMissing(name) ||
    (isMoved(name) && !bounded.some((other) => other === name))
  const estimated = TIME_NAMES.filter((name) => isEstimate(name) || DERIVED_FROM[name]?.some(isEstimate))

  return {
    date,
    at: mapTimes((name) => new Date(instants[name])),
    time: formatTimes(instants, timeZone),
    estimated,
    bounded,
  }
}

function mapTimes<Value>(make: (name: TimeName) => Value): Record<TimeName, Value> {
  return {
    imsak: make('imsak'),
    fajr: make('fajr'),
    sunrise: make('sunrise'),
    dhuhr: make('dhuhr'),
    asr: make('asr'),
    sunset: make('sunset'),
    maghrib: make('maghrib'),
    isha: make('isha'),
    firstThird: make('firstThird'),
    midnight: make('midnight'),
    lastThird: make('lastThird'),
  }
}

function formatTimes(instants: Record<TimeName, number>, timeZone: string): Record<TimeName, string> {
  // Asking Intl for the zone's offset is the slow part. A zone does not change its clocks twice within a day, so
  // equal offsets at both ends hold for all times between.
  const values = Object.values(instants)
  const offset = zoneOffset(Math.min(...values), timeZone)
  const isSteady = offset === zoneOffset(Math.max(...values), timeZone)
  return mapTimes((name) =>
    isSteady ? formatClock(instants[name], offset) : formatLocalTime(new Date(instants[name]), timeZone),
  )
}
