// Groups that take a sample course together: one in a mosque, one online in Arabic.

export type SampleGroup = {
  course: string
  title: string
  /** Empty: online only. */
  place: string
  link: string | null
  seats: number | null
  time_zone: string
  /** 1 is Monday. */
  weekday: number
  clock: string
  minutes: number
  times: number
}

export const sampleGroups: readonly SampleGroup[] = [
  {
    course: 'zakaat-step-by-step',
    title: 'Sunday afternoons',
    place: 'Sample Masjid, Stratford: library, first floor',
    link: null,
    seats: 15,
    time_zone: 'Europe/London',
    weekday: 7,
    clock: '14:30',
    minutes: 75,
    times: 6,
  },
  {
    course: 'how-prayer-times-are-computed-ar',
    title: 'مساء الثلاثاء عن بُعد',
    place: '',
    link: 'https://meet.mahalla.example/sample-group',
    seats: null,
    time_zone: 'Africa/Cairo',
    weekday: 2,
    clock: '20:00',
    minutes: 60,
    times: 5,
  },
]
