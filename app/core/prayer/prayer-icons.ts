// Icons of the prayers: the sun where it stands at each time.
import type { Icon } from '#app/ui/icon.tsx'
import { CloudSun, Moon, MoonStar, Sun, Sunrise, Sunset } from '#app/ui/icons.ts'
import type { PrayerName } from './rules.ts'

export const PRAYER_ICONS: Readonly<Record<PrayerName | 'sunrise' | 'jumuah', Icon>> = {
  fajr: MoonStar,
  sunrise: Sunrise,
  dhuhr: Sun,
  jumuah: Sun,
  asr: CloudSun,
  maghrib: Sunset,
  isha: Moon,
}
