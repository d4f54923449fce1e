// The cards of businesses and mosques. Numbers, times and distances arrive already written in the digits of the
// language.
import type { Messages } from '#app/i18n/catalogue.ts'

export const listings = {
  nameNotFound: 'Nama Bisnis Tidak Ditemukan',
  featured: 'Unggulan',
  sample: 'Contoh',
  showcase: 'Ini tempat contoh, dibuat untuk menunjukkan cara kerja situs ini.',
  muslimOwned: 'Milik Muslim',
  call: 'Telepon',
  callNamed: (name: string) => `Telepon ${name}`,
  directions: 'Rute',
  directionsTo: (name: string) => `Rute ke ${name}`,
  halalLevels: {
    unknown: 'Status halal belum diketahui',
    selfDeclared: 'Halal, menurut pemilik',
    community: 'Halal, dikonfirmasi komunitas',
    certificate: 'Ada sertifikat halal',
    visited: 'Halal, dikunjungi tim kami',
  },
  /** The word of open data, which nobody here has checked. */
  sourceSays: {
    only: (source: string) => `Semuanya halal menurut ${source}`,
    yes: (source: string) => `Ada pilihan halal menurut ${source}`,
    name: (_source: string) => 'Namanya menyebut halal',
    on_request: (source: string) => `Halal bila diminta menurut ${source}`,
    reported: (source: string) => `Ditandai halal di ${source}, belum ada yang menguatkan`,
  },
  lastSeen: (claim: string, year: string) => `${claim} (terakhir tercatat ${year})`,
  open: {
    always: 'Buka 24 jam',
    until: (time: string) => `Buka sampai ${time}`,
    closesSoon: (time: string) => `Tutup pukul ${time}`,
    pausesSoon: (prayer: string, time: string) => `Tutup untuk salat ${prayer} pukul ${time}`,
    paused: (prayer: string, time: string) => `Tutup untuk salat ${prayer} sampai pukul ${time}`,
    jumuah: 'Jumat',
    opensToday: (time: string) => `Tutup · buka pukul ${time}`,
    opensLater: (weekday: string, time: string) => `Tutup · buka ${weekday} ${time}`,
    closed: 'Tutup',
    weekdays: { mon: 'Sen', tue: 'Sel', wed: 'Rab', thu: 'Kam', fri: 'Jum', sat: 'Sab', sun: 'Min' },
  },
  somewhereIn: (city: string) => `Di suatu tempat di ${city}`,
  distance: {
    metres: (amount: string) => `${amount} m`,
    kilometres: (amount: string) => `${amount} km`,
    notSpecified: 'Lokasi tidak dicantumkan',
  },
  mosque: {
    by: (method: string) => `Menurut ${method}`,
    byTold: 'Dari jadwal masjid sendiri',
    nameNotFound: 'Masjid tanpa nama',
    next: (prayer: string, time: string) => `Berikutnya: ${prayer} ${time}`,
  },
} satisfies Messages['listings']
