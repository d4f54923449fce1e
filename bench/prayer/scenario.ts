// Prayer-time requests per second in this process on one core: the endpoint as it is mounted, for cities all over the
// world and every day of a year. The budget is a ratio to the bare astronomy, which is the floor.
import { CalculationMethod, Coordinates, PrayerTimes } from 'adhan'
import { Hono } from 'hono'
import { prayerTimes } from '#server/api/prayer-times.ts'
import type { Measurement } from '../measurement.ts'

const REQUESTS = 10_000
const AIM = 5_000
const CITIES = [
  [51.5074, -0.1278],
  [40.7128, -74.006],
  [21.4225, 39.8262],
  [-6.2088, 106.8456],
  [64.1466, -21.9426],
  [24.8607, 67.0011],
  [30.0444, 31.2357],
  [-33.8688, 151.2093],
  [6.5244, 3.3792],
  [41.0082, 28.9784],
] as const

function requestOf(index: number) {
  const [lat, lng] = CITIES[index % CITIES.length] ?? CITIES[0]
  const date = new Date(Date.UTC(2026, 0, 1 + (index % 365)))
  return { lat, lng, date }
}

function pathOf(index: number): string {
  const { lat, lng, date } = requestOf(index)
  const [year, month, day] = date.toISOString().slice(0, 10).split('-')
  return `/api/prayer-times?date=${day}-${month}-${year}&lat=${lat}&lng=${lng}&method=${index % 6}&school=${index % 2}`
}

export async function measure(): Promise<Measurement[]> {
  const app = new Hono()
  app.get('/api/prayer-times', prayerTimes)
  const paths = Array.from({ length: REQUESTS }, (_, index) => pathOf(index))
  const askAll = async () => {
    let answered = 0
    for (const path of paths) {
      const response = await app.request(path)
      answered += (await response.text()).length > 0 && response.status === 200 ? 1 : 0
    }
    return answered
  }
  await askAll()
  const started = performance.now()
  const answered = await askAll()
  const perSecond = (answered / (performance.now() - started)) * 1000

  const parameters = CalculationMethod.NorthAmerica()
  const calculate = () => {
    for (let index = 0; index < REQUESTS; index++) {
      const { lat, lng, date } = requestOf(index)
      // Two days each: a night ends with the next morning.
      for (const offset of [0, 1]) {
        const day = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() + offset)
        new PrayerTimes(new Coordinates(lat, lng), day, parameters)
      }
    }
  }
  calculate()
  const floorStarted = performance.now()
  calculate()
  const floor = (REQUESTS / (performance.now() - floorStarted)) * 1000
  return [
    { scenario: 'prayer', what: 'GET /api/prayer-times, in process', value: perSecond, unit: `req/s (aim ${AIM})` },
    { scenario: 'prayer', what: 'two days of bare astronomy (floor)', value: floor, unit: '/s' },
    {
      scenario: 'prayer',
      what: 'request / floor',
      value: perSecond / floor,
      unit: '×',
      budget: { atLeast: 0.08 },
    },
  ]
}
