import { halalLabelsEn } from './halal-labels-en.ts'
import { maddEn } from './madd-en.ts'
import { prayerTimesAr } from './prayer-times-ar.ts'
import { prayerTimesEn } from './prayer-times-en.ts'
import type { SampleCourse } from './shape.ts'
import { zakaatEn } from './zakaat-en.ts'

export const sampleCourses: readonly SampleCourse[] = [prayerTimesEn, halalLabelsEn, zakaatEn, maddEn, prayerTimesAr]
