// Tells by its name which kind of Muslim place of worship a place on the map is: mappers tag shrines, open grounds for the Eid
// prayer and old schools alike. People looking for the next prayer must not be sent to a tomb.

/** `unclear`: the name is a number, a plot or a plain word, and says nothing. */
export type PlaceOfWorship = 'mosque' | 'prayer_room' | 'eid_ground' | 'shrine' | 'other_building' | 'unclear'

const MOSQUE =
  /mos(?:q|kee|chee|h?k)|m[ou]usq|mus?que|masque|masj|msj|mosj|masd?ji|masgid|masij|mashj|mesjid|mezquita|mescit|xhami|d[žz]amij|cami+\b|camisi|jam[ei]\b|jame'?h?\b|jamaa?\b|ljam|jaame|jumm?[au]|surau|islam|muslim|مسجد|جامع|মসজিদ/iu
const PRAYER_ROOM = /prayer (?:room|area|space)|salle de pri[eè]re|gebetsraum|qa'?a?t? salat|قاعة الصلاة|قاعة للصلاة/iu
const EID_GROUND = /مصل[ىي] ?(?:ال)?عيد|صلاة العيد|\bee?i?d ?(?:gah|ground|prayer|musalla)|idgah/iu
/** Lists of other makers write the kind behind the name; that is no part of it. */
const KIND_BEHIND = /, *(?:mosque|place of worship)$/iu
const SHRINE =
  /mausol|maraboul?t|morabito|ermitage|zaou?[iy]|zawiy|zawia|zawya|szauia|tomb(?:eau)?\b|shrine|qoubba|koubba|qobbat|mazar\b|dargah|ضريح|زاوية|مقام|^سيدي|^للا|^لالة|^sidi\b|^lalla\b|^moula[yi]\b|^molay\b/iu
const OTHER_BUILDING =
  /\bformer\b|\bdisused\b|\bschool\b|\bacademy\b|\bchapel\b|\bchurch\b|synagogue|\btemple\b|\bhotel\b|\bhospital\b|\bmuseum\b|cemetery|cimeti[eè]re|government office|m[eé]dersa\b|مدرسة|مستوصف/iu

/** A number, a plot, or too few letters to be anybody's name. */
function saysNothing(name: string): boolean {
  const letters = name.replace(/[^\p{L}]/gu, '')
  return (
    letters.length < 3 ||
    (letters.length < 5 && /\d/.test(name)) ||
    /^(?:muslim|islam|mosk|lot)\b[\s.\d]*$/iu.test(name)
  )
}

/** `kind` is what the mapper said beyond "place of worship", or nothing. */
export function whatItIs(name: string, kind?: string): PlaceOfWorship {
  const isCalledMosque = MOSQUE.test(name.replace(KIND_BEHIND, ''))
  if (kind === 'eidgah' || (EID_GROUND.test(name) && !isCalledMosque)) return 'eid_ground'
  if (saysNothing(name)) return 'unclear'
  if (/^(?:former|ex-)|\b(?:un|dis)used\b/iu.test(name)) return 'other_building'
  if (kind === 'shrine' || kind === 'zawiyah') return 'shrine'
  if (kind === 'musalla' || kind === 'surau' || PRAYER_ROOM.test(name)) return 'prayer_room'
  if (isCalledMosque) return 'mosque'
  if (SHRINE.test(name)) return 'shrine'
  return OTHER_BUILDING.test(name) ? 'other_building' : 'mosque'
}
