// Weekly opening hours that several sample businesses keep, so that each pattern is written once.
import type { Interval, WeeklyHours } from './shapes.ts'

function repeatDaily(...intervals: Interval[]): WeeklyHours {
  return {
    mon: intervals,
    tue: intervals,
    wed: intervals,
    thu: intervals,
    fri: intervals,
    sat: intervals,
    sun: intervals,
  }
}

const closed: readonly Interval[] = []

export const alwaysOpen = repeatDaily(['00:00', '24:00'])

/** Monday to Friday with a break for the Friday prayer. */
export const office: WeeklyHours = {
  ...repeatDaily(['09:00', '17:30']),
  fri: [
    ['09:00', '12:30'],
    ['14:30', '17:30'],
  ],
  sat: closed,
  sun: closed,
}

/** The working week of the Gulf: Sunday to Thursday. */
export const gulfOffice: WeeklyHours = { ...repeatDaily(['08:30', '17:00']), fri: closed, sat: closed }

/** Shops of the Gulf rest through the afternoon and open after the prayer on Fridays. */
export const gulfShop: WeeklyHours = {
  ...repeatDaily(['09:30', '13:00'], ['16:30', '22:30']),
  fri: [['16:30', '23:00']],
}

export const shop: WeeklyHours = {
  ...repeatDaily(['09:30', '19:00']),
  fri: [
    ['09:30', '12:45'],
    ['14:15', '19:00'],
  ],
  sun: [['11:00', '17:00']],
}

export const shopSixDays: WeeklyHours = { ...repeatDaily(['10:00', '19:30']), sun: closed }

export const market: WeeklyHours = {
  ...repeatDaily(['08:00', '20:00']),
  fri: [
    ['08:00', '12:30'],
    ['14:00', '20:30'],
  ],
}

export const bazaar: WeeklyHours = { ...repeatDaily(['09:00', '19:00']), sun: closed }

export const grocer = repeatDaily(['07:30', '22:00'])

export const butcher: WeeklyHours = {
  ...repeatDaily(['08:00', '18:30']),
  fri: [
    ['08:00', '12:30'],
    ['14:00', '18:30'],
  ],
  sun: [['09:00', '15:00']],
}

export const bakery: WeeklyHours = { ...repeatDaily(['06:00', '19:00']), sun: [['06:30', '14:00']] }

export const cafe: WeeklyHours = {
  ...repeatDaily(['07:30', '18:00']),
  sat: [['08:30', '19:00']],
  sun: [['08:30', '19:00']],
}

export const breakfast: WeeklyHours = {
  ...repeatDaily(['06:30', '15:00']),
  fri: [
    ['06:30', '12:00'],
    ['14:00', '16:00'],
  ],
}

/** Lunch and dinner with the kitchen closed between, and a later start after the Friday prayer. */
export const kitchen: WeeklyHours = {
  ...repeatDaily(['12:00', '15:30'], ['18:00', '22:30']),
  fri: [
    ['14:00', '16:30'],
    ['18:00', '23:30'],
  ],
  sat: [['12:00', '23:30']],
}

export const kitchenAllDay: WeeklyHours = {
  ...repeatDaily(['11:30', '23:00']),
  fri: [['14:00', '23:59']],
}

export const dinner: WeeklyHours = {
  ...repeatDaily(['17:00', '23:00']),
  mon: closed,
  fri: [['17:00', '01:00']],
  sat: [['13:00', '01:00']],
}

/** Past midnight every night. */
export const lateGrill: WeeklyHours = {
  ...repeatDaily(['17:00', '02:00']),
  fri: [['17:00', '03:30']],
  sat: [['15:00', '03:30']],
}

export const clinic: WeeklyHours = {
  ...repeatDaily(['08:30', '18:00']),
  fri: [
    ['08:30', '12:30'],
    ['14:30', '18:00'],
  ],
  sat: [['09:00', '13:00']],
  sun: closed,
}

export const eveningClinic: WeeklyHours = { ...repeatDaily(['10:00', '13:30'], ['17:00', '21:30']), fri: closed }

export const pharmacy: WeeklyHours = {
  ...repeatDaily(['08:00', '23:00']),
  fri: [
    ['08:00', '12:15'],
    ['13:45', '23:00'],
  ],
}

export const salon: WeeklyHours = { ...repeatDaily(['10:00', '19:00']), mon: closed, sun: [['11:00', '17:00']] }

export const barber: WeeklyHours = {
  ...repeatDaily(['09:30', '20:00']),
  fri: [
    ['09:00', '12:30'],
    ['14:30', '21:00'],
  ],
  sun: [['10:00', '17:00']],
}

export const afterSchool: WeeklyHours = {
  ...repeatDaily(['16:00', '20:00']),
  fri: closed,
  sat: [['09:30', '14:00']],
  sun: [['09:30', '14:00']],
}

export const workshop: WeeklyHours = { ...repeatDaily(['07:30', '17:00']), sat: [['08:00', '13:00']], sun: closed }

export const callOut = repeatDaily(['07:00', '21:00'])
