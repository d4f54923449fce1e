// The prayer card: names, countdown, method, and the reasons behind each time. Numbers and times arrive already written
// in the digits of the language.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('id')

export const prayer = {
  label: 'Jadwal salat',
  next: 'Salat berikutnya',
  names: {
    fajr: 'Subuh',
    sunrise: 'Terbit',
    dhuhr: 'Zuhur',
    asr: 'Asar',
    maghrib: 'Magrib',
    isha: 'Isya',
    jumuah: 'Jumat',
  },
  at: (time: string) => `pukul ${time}`,
  tomorrowAt: (time: string) => `besok pukul ${time}`,
  sinceSunset: '(sejak matahari terbenam)',
  tomorrowOn: (date: string) => `Besok, ${date}`,
  /** Beside a time past midnight, which belongs to the timetable of the day before. */
  plusDay: '+1 hari',
  estimates: 'Perkiraan: hari ini matahari tidak memberi waktu ini di sini.',
  hoursAndMinutesLeft: (hours: string, minutes: string) => `${hours} jam ${minutes} mnt`,
  minutesLeft: (minutes: string) => `${minutes} mnt`,
  now: 'sekarang',
  here: 'Lokasi Anda',
  arc: 'Lintasan matahari hari ini dengan waktu-waktu salat',
  asrLine: (school: string) => `Asar: ${school}.`,
  methodLine: (method: string, school: string) => `Metode: ${method}. Asar: ${school}.`,
  schools: { standard: 'Syafii, Maliki, dan Hanbali', hanafi: 'Hanafi' },
  /** Short names of the authorities whose method is used. */
  methods: {
    jafari: 'Institut Leva, Qum',
    karachi: 'Karachi',
    isna: 'ISNA',
    mwl: 'Liga Muslim Dunia',
    'umm-al-qura': 'Ummul Qura',
    egypt: 'Otoritas Survei Mesir',
    tehran: 'Universitas Teheran',
    gulf: 'Kawasan Teluk',
    kuwait: 'Kuwait',
    qatar: 'Qatar',
    singapore: 'MUIS Singapura',
    france: 'UOIF',
    turkey: 'Diyanet',
    russia: 'Muslim Rusia',
    moonsighting: 'Moonsighting Committee',
    dubai: 'Dubai',
    jakim: 'JAKIM',
    tunisia: 'Tunisia',
    algeria: 'Aljazair',
    kemenag: 'Kemenag',
    morocco: 'Maroko',
    portugal: 'Komunitas Islam Lisboa',
    jordan: 'Kementerian Wakaf Yordania',
  },
  usualLine: (method: string, country: string) => `${method}, lazim di ${country}`,
  change: 'ubah',
  offerAsr: (school: string, country: string) => `Gunakan Asar mazhab ${school}, yang lazim di ${country}`,
  offerUsual: (method: string, country: string) => `Gunakan ${method}, yang lazim di ${country}`,
  carriedOn: 'Situs ini sedang tidak menjawab. Waktu ini memakai metode yang sama, bila perlu dari AlAdhan.',
  offerOther: (method: string) => `Pakai ${method}, yang diikuti sebagian orang di sini`,
  /** Parts of a country that pray by a practice of their own. */
  regions: {
    kerala: 'Kerala',
    tamilNadu: 'Tamil Nadu',
    westernCape: 'Tanjung Barat',
    kelantan: 'Kelantan',
    kualaLumpur: 'Kuala Lumpur',
    kuching: 'Kuching',
    tatarstan: 'Tatarstan',
    dagestan: 'Dagestan',
    chechnya: 'Chechnya',
    northOfNorway: 'Norwegia Utara',
    northOfCanada: 'Kanada Utara',
  },
  offerDefault: (method: string) => `Kembali ke ${method}, metode bawaan kami`,
  settings: 'Pengaturan',
  feast: {
    prayer: 'Salat Id',
    afterSunrise: 'setelah matahari terbit',
    near: 'Waktunya di masjid terdekat',
    note: 'Salat Id di dekat Anda',
    on: {
      fitr: (date: string) => `Idulfitri jatuh pada ${date}.`,
      adha: (date: string) => `Iduladha jatuh pada ${date}.`,
    },
    announced: (by: string) => `Diumumkan oleh ${by}.`,
    calendar:
      'Menurut kalender Umm al-Qura. Kami belum punya pengumuman untuk negara ini, jadi harinya bisa berbeda satu hari.',
    source: 'Baca pengumumannya',
    none: 'Belum ada masjid di dekat Anda yang memberi tahu waktu salat Id.',
    tell: 'Cari masjid Anda dan beri tahu kami',
    all: 'Semua salat Id di dekat Anda',
  },
  ramadan: {
    iftar: 'Berbuka',
    suhoor: 'Sahur berakhir',
    before: (days: number, date: string) =>
      days === 1 ? `Ramadan dimulai besok, ${date}.` : `Ramadan dimulai ${days} hari lagi, ${date}.`,
    fromMaghrib: (date: string) => `Malam pertama mulai Magrib ${date}.`,
    eidEve: 'Malam ini malam Idulfitri.',
    eid: 'Selamat Idulfitri. Taqabbalallahu minna wa minkum.',
    day: (day: string) => `Ramadan, hari ke-${day}`,
    imsak: (time: string) => `Imsak ${time}`,
    night: (night: string, isComing: boolean) =>
      isComing ? `Mulai Magrib nanti: malam ke-${night}` : `Malam ini malam ke-${night}`,
    note: (iftar: string, suhoor: string) => (iftar ? `Berbuka ${iftar}` : `Sahur sampai ${suhoor}`),
  },
  why: {
    source: (authority: string, year: string) => `Sumber aturan: ${authority} (${year}).`,
    sourceUnconfirmed: (authority: string) =>
      `Sejauh yang kami ketahui, belum dikonfirmasi siapa pun di sana. Angkanya dari ${authority}.`,
    sourceRead: (authority: string, year: string) =>
      `Sumber aturan: ${authority}, menurut daftar metode AlAdhan (${year}).`,
    title: 'Mengapa waktu ini?',
    intro: 'Kami menghitung waktu ini dari posisi matahari di tempat Anda. Masjid Anda mungkin memakai jadwal lain.',
    angle: {
      morning: (angle: string) => `Fajar: matahari masih ${angle}° di bawah ufuk.`,
      evening: (angle: string) => `Senja: matahari sudah ${angle}° di bawah ufuk.`,
    },
    horizon: {
      morning: 'Tepi atas matahari muncul di ufuk.',
      evening: 'Matahari sudah terbenam di bawah ufuk.',
    },
    transit: 'Matahari melewati titik tertingginya.',
    shadow: {
      once: 'Panjang bayangan sama dengan tinggi bendanya, tidak termasuk bayangannya pada tengah hari.',
      twice: 'Panjang bayangan dua kali tinggi bendanya, tidak termasuk bayangannya pada tengah hari.',
    },
    interval: {
      sunset: (minutes: number) => count(minutes, { other: '# menit setelah matahari terbenam.' }),
      maghrib: (minutes: number) => count(minutes, { other: '# menit setelah Magrib.' }),
    },
    seventhOfNight: {
      morning:
        'Awal sepertujuh malam terakhir, karena di tempat yang jauh dari khatulistiwa cahaya fajar bertahan terlalu lama.',
      evening:
        'Akhir sepertujuh malam pertama, karena di tempat yang jauh dari khatulistiwa cahaya senja bertahan terlalu lama.',
    },
    seasonal: {
      morning: 'Fajar sebagaimana teramati pada musim ini di lintang ini.',
      evening: 'Senja sebagaimana teramati pada musim ini di lintang ini.',
    },
    methodAdds: (minutes: number) => count(minutes, { other: 'Lembaga penetapnya menambahkan # menit.' }),
    methodTakes: (minutes: number) => count(minutes, { other: 'Lembaga penetapnya mengurangi # menit.' }),
    ramadanAdds: (minutes: number) => count(minutes, { other: 'Pada bulan Ramadan ditambah # menit.' }),
    ownAdds: (minutes: number) => count(minutes, { other: 'Anda menambah # menit.' }),
    ownTakes: (minutes: number) => count(minutes, { other: 'Anda mengurangi # menit.' }),
    rounded: 'Dibulatkan ke menit penuh demi kehati-hatian.',
    bounded: {
      'twilight-angle':
        'Cahaya senja dan fajar malam ini bertahan terlalu lama, jadi waktunya ditetapkan dari sebagian malam.',
      'middle-of-night':
        'Cahaya senja dan fajar malam ini bertahan terlalu lama, jadi waktunya ditetapkan dari pertengahan malam.',
      'seventh-of-night':
        'Cahaya senja dan fajar malam ini bertahan terlalu lama, jadi waktunya ditetapkan dari sepertujuh malam.',
      'nearest-latitude-45':
        'Malam ini cahaya senja tidak hilang, jadi waktunya memakai bagian malam seperti di lintang 45°.',
      'nearest-latitude-48':
        'Malam ini cahaya senja tidak hilang, jadi waktunya memakai bagian malam seperti di lintang 48,5°.',
      'nearest-city':
        'Malam ini cahaya senja tidak hilang, jadi waktunya memakai bagian malam seperti di kota besar terdekat yang malamnya benar-benar gelap.',
      makkah: 'Malam ini cahaya senja tidak hilang, jadi waktunya memakai bagian malam seperti di Makkah.',
      local:
        'Malam ini cahaya senja bertahan terlalu lama, jadi waktunya mengikuti kesepakatan masjid-masjid di negara itu.',
    },
    estimated: 'Hari ini matahari tidak mencapai posisi itu di sini, jadi waktu ini perkiraan.',
  },
} satisfies Messages['prayer']
