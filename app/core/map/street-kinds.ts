// What grounds of the street maps are called, by the colour they are drawn in.

export const GREEN = [
  'park',
  'garden',
  'golf_course',
  'nature_reserve',
  'national_park',
  'protected_area',
  'cemetery',
  'forest',
  'wood',
  'grass',
  'grassland',
  'meadow',
  'scrub',
  'pitch',
  'playground',
  'allotments',
  'recreation_ground',
]
export const BUILT = [
  'residential',
  'industrial',
  'commercial',
  'school',
  'university',
  'college',
  'hospital',
  'pedestrian',
]
