import { plural } from '../../plural.ts'
import type { understanding as en } from '../en/understanding.ts'

const count = plural('id')

export const understanding: typeof en = {
  answers: {
    needPlace: 'Kota mana yang Anda maksud? Tulis namanya, atau [pilih tempat Anda](/place).',
    anywhere:
      'Tanpa nama kota saya tidak bisa mengatakan apa yang dekat. Yang ini bisa dibuka dari mana saja: [masjid](/mosques), [bisnis](/businesses), [waktu salat](/athan).',
    prayer: (prayer: string, place: string, time: string, day: string) =>
      `${prayer} di ${place} pukul ${time} (${day}).`,
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
    occasions: (what: string, place: string) => `${what} di dekat ${place}, menurut tiap masjid.`,
    moonMayDiffer: 'Rukyat hilal bisa menggesernya satu hari.',
    surah: (name: string, number: string, verses: string) =>
      `Surah ${name} adalah surah ke-${number} dengan ${verses} ayat.`,
    verse: (surah: string, number: string, text: string) => `${surah} ${number}: “${text}”`,
    itself:
      'Saya asisten Mahalla: sebuah program, bukan orang. Saya mencarikan tempat, masjid, waktu salat, kiblat, Al-Qur’an, dan cara kerja situs ini, dan bila tidak tahu saya katakan. [Bicara dengan orang](/contact)',
    hasFacility: (name: string, what: string) => `${name} memilikinya: ${what}.`,
    facilityUnknown: (name: string, what: string) =>
      `Saya tidak tahu apakah ${name} memilikinya: ${what}. Tanyakan dulu sebelum berangkat.`,
    hasNoFacility: (name: string, what: string) =>
      `Menurut keterangan yang kami terima, ${name} tidak memilikinya: ${what}.`,
    page: 'Halaman ini membahasnya:',
    versesOn: (words: string, count: string) => `Ayat yang berbicara tentang “${words}” (${count}).`,
    readSurah: 'Baca',
    verses: (n: string) => `${n} ayat`,
    nisab: {
      gold: (value: string, grams: string, date: string) => `Emas (${grams} g): ${value}, harga ${date}`,
      silver: (value: string, grams: string, date: string) => `Perak (${grams} g): ${value}, harga ${date}`,
    },
    zakaat: ['Nisab dengan harga hari ini.', 'Kalkulator menghitung kewajiban Anda: [zakat](/zakaat)'],
    zakaatDue: (sum: string, due: string) =>
      `Jika ${sum} di atas nisab Anda dan sudah setahun kamariah, zakatnya ${due} (2,5%). `,
    zakaatBelow: (sum: string) => `${sum} saja masih di bawah nisab, jadi belum wajib zakat. `,
    zakaatNoPrices: 'Saat ini saya tidak punya harga. Anda bisa mengisinya sendiri di kalkulator: [zakat](/zakaat)',
    plans: ['Paket kami untuk bisnis.', 'Pendaftaran dasar selalu gratis. [Bandingkan paket](/packages)'],
    plansTitle: 'Paket',
    perMonth: (price: string) => `${price} per bulan`,
    /** In a section where nothing fits. */
    noneNow: (section: string) => `Belum ada yang seperti itu di ${section} saat ini. Ini semua yang ada di sana.`,
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
    save: (name: string) => `Simpan ${name}`,
    follow: (name: string) => `Ikuti ${name}`,
    report: (name: string) => `Laporkan masalah pada ${name}`,
    /** Before something to do that was asked for. */
    confirm: 'Tentu. Mohon konfirmasi:',
    closest: (place: string) => `Yang terdekat${place ? ` dari ${place}` : ''}.`,
    exactPlace: 'Dengan lokasi tepat Anda hasilnya lebih baik: [pilih lokasi](/place).',
    planFree: (name: string) => `Paket ${name} gratis.`,
    planCosts: (name: string, monthly: string, annual: string) =>
      `Paket ${name} seharga ${monthly} per bulan, atau ${annual} per tahun.`,
    jumuahAt: (mosque: string, times: string) => `Salat Jumat di ${mosque}: ${times}.`,
    noJumuahAt: (mosque: string) =>
      `${mosque} belum memberi tahu jam salat Jumatnya. Jika Anda tahu, tambahkan di halamannya.`,
    ringFirst: (what: string, place: string) =>
      `Saya belum tahu masjid mana di dekat ${place} yang punya ini: ${what}. Ini yang terdekat; teleponlah sebelum berangkat.`,
    reading:
      'Saya tidak memberi fatwa. Inilah isi artikel kami beserta sumbernya; perbedaan pendapat ulama disebutkan di sana. Untuk keadaan Anda sendiri, tanyakan kepada imam.',
    imam: 'Tanya imam di dekat Anda',
    callPlace: (name: string, number: string) => `Telepon ${name}: ${number}`,
    wayTo: (name: string) => `Jalan ke ${name}`,
    noPhone: (name: string) => `Kami belum punya nomor telepon ${name}.`,
    noneSaved: 'Anda belum menyimpan tempat. Ketuk tanda hati pada sebuah tempat untuk menyimpannya.',
    noPlan: 'Anda belum punya paket. Mendaftarkan usaha itu gratis.',
    planRuns: (name: string, date: string, days: number) =>
      count(days, { other: `Paket ${name} Anda berlaku sampai ${date}: tersisa # hari.` }),
    signInFirst: 'Masuk dulu, lalu saya bisa melihatnya untuk Anda.',
    modelAway: 'Dijawab tanpa model bahasa, yang sedang tidak tersedia.',
    sure: (what: string) => `${what}?`,
    yes: 'Ya',
    no: 'Tidak',
    done: 'Selesai.',
    /** Nobody knows whether it arrived. */
    lost: 'Koneksi terputus sebelum ada jawaban, jadi mungkin belum berhasil. Silakan coba lagi.',
    askPerson: 'Tanya tim kami',
    emailLabel: 'Email Anda, jika Anda pergi',
    sendOn: 'Kirim ke tim kami',
    waiting: 'Pertanyaan Anda sudah di tim kami. Jawaban muncul di sini; Anda bisa menutup dan kembali.',
    waitingMail: (email: string) =>
      `Pertanyaan Anda sudah di tim kami. Jawaban muncul di sini, dan lewat email ke ${email} jika Anda pergi.`,
    staff: 'Tim kami',
    closed: 'Percakapan ini ditutup. Tanyakan lagi kapan saja.',
    notSure: 'Saya tidak yakin tentang itu. Saya bisa bertanya kepada tim kami.',
  },
  understoodAs: 'Yang kami pahami:',
  asTyped: 'Cari kata persis ini',
  didYouMean: 'Atau maksud Anda',
  nearMe: 'Dekat saya',
  cheap: 'Harga terjangkau',
  open: { now: 'Buka sekarang', late: 'Buka sampai malam', prayer: 'Buka setelah salat berikutnya' },
  days: {
    today: 'Hari ini',
    tomorrow: 'Besok',
    sunday: 'Minggu',
    monday: 'Senin',
    tuesday: 'Selasa',
    wednesday: 'Rabu',
    thursday: 'Kamis',
    friday: 'Jumat',
    saturday: 'Sabtu',
    weekend: 'Akhir pekan',
  },
  elsewhere: {
    business: 'Lihat bisnis untuk pencarian ini',
    job: 'Lihat lowongan untuk pencarian ini',
    event: 'Lihat acara untuk pencarian ini',
    recipe: 'Lihat resep untuk pencarian ini',
    course: 'Lihat kursus',
    mosque: 'Lihat masjid untuk pencarian ini',
    prayer: 'Lihat waktu salat',
    quran: 'Buka di Al-Qur’an',
    qibla: 'Cari arah kiblat',
    zakaat: 'Buka kalkulator zakat',
    hijri: 'Lihat kalender Hijriah',
  },
  needsPlace: 'Kami belum tahu Anda di mana.',
  choosePlace: 'Pilih tempat Anda',
  /** Above what was found with less asked for. */
  relaxedTitle: 'Tapi kami menemukan ini',
  relaxed: {
    farther: (_: string) => `Tidak ada yang sedekat itu. Ini sedikit lebih jauh.`,
    withoutFilters: (_: string) => `Tidak ada yang cocok dengan semua filter. Ini yang cocok tanpanya.`,
    anywhere: (_: string) => `Tidak ada di area ini. Ini yang terdekat di mana pun.`,
    anyWord: (word: string) => `Tidak ada yang cocok dengan semua kata. Ini yang cocok dengan “${word}”.`,
    withoutWords: (word: string) => `Tidak ada yang cocok dengan kata itu. Ini yang ada di ${word}.`,
    everything: (_: string) => `Belum ada yang seperti itu. Ini yang terdaftar di dekat sini.`,
    anyDay: (_: string) => `Tidak ada pada hari itu. Ini di hari lain.`,
    all: (_: string) => `Belum ada yang seperti ini. Inilah semua yang ada.`,
  },
  /** What is not there: its name in the words that were typed, and where; an empty place is not said. */
  none: {
    listed: (what: string, where: string) =>
      where ? `Belum ada “${what}” yang tercantum di ${where}.` : `Belum ada “${what}” yang tercantum.`,
    filtered: (where: string) =>
      where
        ? `Tidak ada di ${where} yang cocok dengan semua filter Anda.`
        : 'Tidak ada yang cocok dengan semua filter Anda.',
    anything: (where: string) =>
      where ? `Belum ada yang tercantum di ${where}.` : 'Belum ada yang tercantum di sini.',
  },
  /** What stands below it. */
  instead: {
    closest: (n: string, _word: string) => (n === '1' ? 'Yang terdekat:' : `${n} yang terdekat:`),
    withoutFilters: (n: string, _word: string) => `${n} tanpa filter itu:`,
    inKind: (n: string, word: string) => `${n} di ${word} di sekitar:`,
    anyWord: (n: string, word: string) => `${n} untuk “${word}”:`,
    anything: (n: string, _word: string) => `${n} tempat di sekitar:`,
  },
  knowOne: 'Tahu tempatnya? Tambahkan',
  named: 'Apakah ini yang Anda cari?',
  suggestions: {
    label: 'Saran',
    places: 'Tempat',
    categories: 'Kategori',
    businesses: 'Bisnis',
    mosques: 'Masjid',
    rooms: 'Musala',
    quran: 'Al-Qur’an',
    pages: 'Halaman',
    recent: 'Pencarian terakhir',
    forget: 'Hapus dari pencarian terakhir',
    forgetAll: 'Hapus pencarian terakhir',
    all: (text: string) => `Cari “${text}”`,
    count: (n: string) => `${n} saran`,
    inCity: (what: string, city: string) => `${what} di ${city}`,
    none: 'Tidak ada saran',
  },
  /** Under a card: why the search found it. */
  why: {
    name: 'Namanya cocok',
    menu: (dish: string) => `Menunya menyebut ${dish}`,
    offer: (what: string) => `Menyediakan ${what}`,
    kind: (part: string) => `Di kategori ${part}`,
    about: (words: string) => `Deskripsinya menyebut ${words}`,
    place: 'Tempatnya cocok',
  },
  /** A city in which nobody is listed. */
  nobodyIn: (city: string) => `Belum ada yang terdaftar di ${city}.`,
  addFirstIn: (city: string) => `Tambahkan yang pertama di ${city}`,
}
