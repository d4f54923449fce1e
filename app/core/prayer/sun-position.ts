// The position of the sun: its declination, and its direction and height at a place. After the United States' National
// Oceanic and Atmospheric Administration, good to about a hundredth of a degree in this century.

const RADIANS = Math.PI / 180
const DAY = 86_400_000
// Noon of 1 January 2000 (J2000.0), in milliseconds and as days of the Julian century.
const EPOCH = Date.UTC(2000, 0, 1, 12)
const CENTURY_DAYS = 36_525

const sin = (degrees: number) => Math.sin(degrees * RADIANS)
const cos = (degrees: number) => Math.cos(degrees * RADIANS)
const turn = (degrees: number) => ((degrees % 360) + 360) % 360

type Sun = { declination: number /** Minutes the sundial is ahead of the mean clock. */; equationOfTime: number }

function findSun(instant: number): Sun {
  const century = (instant - EPOCH) / DAY / CENTURY_DAYS
  const meanLongitude = turn(280.46646 + century * (36000.76983 + century * 0.0003032))
  const anomaly = 357.52911 + century * (35999.05029 - 0.0001537 * century)
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
  const centre =
    sin(anomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sin(2 * anomaly) * (0.019993 - 0.000101 * century) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * century
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23.439291 - century * 0.0130042 + 0.00256 * cos(node)
  const declination = Math.asin(sin(obliquity) * sin(longitude)) / RADIANS
  const y = Math.tan((obliquity / 2) * RADIANS) ** 2
  const equation =
    y * sin(2 * meanLongitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * meanLongitude) -
    0.5 * y * y * sin(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return { declination, equationOfTime: (4 * equation) / RADIANS }
}

/** Degrees north of the equator over which the sun stands. */
export const sunDeclination = (instant: number): number => findSun(instant).declination

export type SunPosition = {
  /** Degrees clockwise from true north. */
  azimuth: number
  /** Degrees above the horizon, without refraction. */
  altitude: number
}

export function sunPosition({ lat, lng }: { lat: number; lng: number }, instant: Date): SunPosition {
  const { declination, equationOfTime } = findSun(instant.getTime())
  const utcMinutes = (instant.getTime() % DAY) / 60_000
  const hourAngle = turn((utcMinutes + equationOfTime) / 4 + lng + 180) - 180 - 180
  const altitude = Math.asin(sin(lat) * sin(declination) + cos(lat) * cos(declination) * cos(hourAngle)) / RADIANS
  const azimuth = Math.atan2(
    -cos(declination) * sin(hourAngle),
    cos(lat) * sin(declination) - sin(lat) * cos(declination) * cos(hourAngle),
  )
  return { azimuth: turn(azimuth / RADIANS), altitude }
}
