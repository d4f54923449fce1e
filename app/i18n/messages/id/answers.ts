import type { answers as en } from '../en/answers.ts'

export const answers: typeof en = {
  needPlace: 'Kota mana yang Anda maksud? Tulis namanya, atau [pilih tempat Anda](/place).',
  prayer: (prayer: string, place: string, time: string, day: string) => `${prayer} di ${place} pukul ${time} (${day}).`,
  prayerDay: (place: string, day: string) => `Waktu salat di ${place}, ${day}.`,
  method: (name: string) => `Perhitungan: ${name}. [Waktu salat](/athan)`,
  and: (prayer: string) => `Kalau ${prayer}?`,
  tomorrow: 'Kalau besok?',
  jumuah: (place: string) => `Salat Jumat di dekat ${place}, menurut keterangan tiap masjid.`,
  mosques: (place: string) => `Masjid terdekat dari ${place}.`,
  mosquesNamed: 'Masjid dengan nama itu.',
  noMosques: (place: string) => `Saya belum tahu masjid di dekat ${place}.`,
  iqamah: (mosque: string) => `Waktu iqamah hari ini di ${mosque}, menurut keterangan masjid.`,
  noIqamah: (mosque: string) => `${mosque} belum memberi tahu waktu iqamahnya. Di halamannya ada waktu salat.`,
  seeAll: 'Lihat semua',
  places: 'Tempat',
  businesses: (what: string, place: string) => (place ? `${what} di dekat ${place}.` : `${what}.`),
  nearestOnly: (what: string, place: string) =>
    place
      ? `Tidak ada yang cocok dengan semua itu di dekat ${place}. Yang terdekat: ${what}.`
      : `Tidak ada yang cocok dengan semua itu. Yang terdekat: ${what}.`,
  noBusinesses: 'Saya belum menemukan yang seperti itu. Coba kata lain, atau tambahkan yang pertama.',
  noHours: (name: string) => `${name} belum memberi jam buka. Mungkin ada nomor telepon di halamannya.`,
  byName: 'Apakah salah satu dari ini?',
  ruling:
    'Saya tidak memberi fatwa. Tanyakan kepada ulama yang Anda percaya; [masjid di dekat Anda](/mosques) bisa menunjukkan. Untuk suatu tempat, saya bisa menunjukkan bukti halal yang tercatat.',
  evidence: (name: string) =>
    `Saya tidak memberi fatwa, tetapi ini yang tercatat untuk ${name}: siapa yang menyatakan, sejak kapan, dan dengan bukti apa.`,
  inMakkah: 'Di Makkah, menghadap langsung ke Ka’bah. [Kiblat](/athan/qibla)',
  qibla: (place: string, degrees: string) =>
    `Dari ${place}, kiblat ${degrees}° searah jarum jam dari utara sejati. [Lihat di peta](/athan/qibla)`,
  fromNorth: 'Searah jarum jam dari utara sejati',
  hijri: (date: string) => `Hari ini ${date}. [Kalender Hijriah](/athan/hijri)`,
  hijriDay: (name: string, date: string) => `${name} diperkirakan pada ${date}. [Kalender Hijriah](/athan/hijri)`,
  moonMayDiffer: 'Rukyat hilal bisa menggesernya satu hari.',
  surah: (name: string) => `Ini surah ${name}.`,
  verse: (surah: string, number: string) => `Ini ayatnya: ${surah} ${number}.`,
  verses: (n: string) => `${n} ayat`,
  nisab: {
    gold: (value: string, grams: string, date: string) => `Emas (${grams} g): ${value}, harga ${date}`,
    silver: (value: string, grams: string, date: string) => `Perak (${grams} g): ${value}, harga ${date}`,
  },
  zakaat: 'Nisab dengan harga hari ini. Kalkulator menghitung kewajiban Anda: [zakat](/zakaat)',
  zakaatNoPrices: 'Saat ini saya tidak punya harga. Anda bisa mengisinya sendiri di kalkulator: [zakat](/zakaat)',
  plans: 'Paket kami untuk usaha. Pendaftaran dasar selalu gratis. [Bandingkan paket](/packages)',
  plansTitle: 'Paket',
  perMonth: (price: string) => `${price} per bulan`,
  section: 'Anda bisa menemukannya di sini.',
  sections: { event: 'Acara', job: 'Lowongan', course: 'Kursus', recipe: 'Resep' },
  person: 'Saya teruskan ke tim kami. Tinggalkan email jika tidak bisa menunggu di sini.',
  /** Typed as the visitor would. */
  chips: {
    openNow: 'buka sekarang',
    prayerSpace: 'dengan mushola',
    sisters: 'dengan ruang wanita',
    prayer: 'waktu salat',
  },
  setPlace: (name: string) => `Jadikan ${name} tempat saya`,
  sure: (what: string) => `${what}?`,
  yes: 'Ya',
  no: 'Tidak',
  done: 'Selesai.',
  askPerson: 'Tanya tim kami',
  emailLabel: 'Email Anda, jika Anda pergi',
  sendOn: 'Kirim ke tim kami',
  waiting: 'Pertanyaan Anda sudah di tim kami. Jawaban muncul di sini; Anda bisa menutup dan kembali.',
  waitingMail: (email: string) =>
    `Pertanyaan Anda sudah di tim kami. Jawaban muncul di sini, dan lewat email ke ${email} jika Anda pergi.`,
  staff: 'Tim kami',
  closed: 'Percakapan ini ditutup. Tanyakan lagi kapan saja.',
  notSure: 'Saya tidak yakin tentang itu. Saya bisa bertanya kepada tim kami.',
}
