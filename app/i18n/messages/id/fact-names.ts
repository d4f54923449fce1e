import type { factNames as english } from '../en/fact-names.ts'

// What a place may have on site: one name for each, wherever it is asked, filtered by, edited or shown.
export const factNames = {
  prayer_space: 'Tempat salat',
  wudu: 'Tempat wudu',
  sisters_space: 'Ruang muslimah',
  family_section: 'Area keluarga',
  wheelchair: 'Akses kursi roda',
  parking: 'Tempat parkir',
  delivery: 'Pesan antar',
  takeaway: 'Bawa pulang',
  outdoor_seating: 'Tempat duduk di luar',
  child_friendly: 'Ramah anak',
} satisfies typeof english
