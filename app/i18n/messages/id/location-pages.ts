import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const count = plural('id')

/**
 * Pages of a category in a place, and the guide to services. Numbers, names and headings arrive written in the page's
 * language.
 */
export const locationPages = {
  mosquesOf: {
    name: 'Masjid',
    lead: (n: number) => count(n, { other: '# masjid, dengan waktu salat dan petunjuk arah.' }),
    none: 'Belum ada masjid yang terdaftar di sini.',
    nearMe: 'Masjid di dekat saya',
    restaurants: 'Tempat makan',
  },
  facts: {
    title: 'Sekilas',
    listings: 'Tempat tercantum',
    rating: 'Median penilaian',
    ratingHint: (n: number) => count(n, { other: 'dari # tempat yang dinilai' }),
    certified: 'Ada sertifikat halal',
    owned: 'Milik Muslim',
    mosques: 'Masjid di sekitar',
    mosquesInCountry: 'Masjid tercantum',
    openNow: 'Buka sekarang',
    openHint: (n: number) => count(n, { other: 'dari # yang mencantumkan jam buka' }),
  },
  list: {
    title: 'Daftar tempat',
    range: (from: string, to: string, total: string) => `${from}–${to} dari ${total}`,
    filters: 'Cari dan saring di sini',
    map: 'Di peta',
    empty: 'Belum ada yang tercantum di sini',
    emptyText: 'Lihat tempat-tempat di sekitar di bawah ini, atau jadilah yang pertama menambahkannya.',
  },
  neighbours: {
    subcategories: 'Persempit pilihan',
    cities: 'Di kota lain',
    citiesInCountry: 'Menurut kota',
    countries: 'Menurut negara',
    categories: 'Kategori lain di sini',
    mosques: 'Masjid di sekitar',
    counted: (label: string, amount: string) => `${label} (${amount})`,
  },
  faq: {
    title: 'Tanya jawab',
    howMany: {
      question: (heading: string) => `${heading}: berapa yang tercantum?`,
      answer: (n: number) => count(n, { other: 'Ada # tempat yang tercantum.' }),
      owned: (n: number) => count(n, { other: ' # di antaranya milik Muslim.' }),
    },
    best: {
      question: 'Mana yang penilaiannya terbaik?',
      answer: (names: string) => `Menurut ulasan anggota kami: ${names}.`,
      rated: (name: string, rating: string) => `${name} (${rating})`,
    },
    halal: {
      question: 'Apakah makanannya bersertifikat halal?',
      certified: (n: number) =>
        count(n, { other: '# tempat punya sertifikat halal yang masih berlaku dan tercatat pada kami.' }),
      confirmed: (n: number) => count(n, { other: ' # lainnya dikonfirmasi oleh beberapa anggota.' }),
      none: 'Belum ada yang menyerahkan sertifikat halal kepada kami di sini. Setiap halaman menjelaskan apa yang diketahui dan siapa yang menyatakannya.',
    },
    openNow: {
      question: 'Mana yang buka sekarang?',
      answer: (open: string, n: number) =>
        count(n, { other: `Dari # tempat yang mencantumkan jam buka, ${open} sedang buka saat ini.` }),
    },
    prayer: {
      question: 'Adakah tempat salat di sekitar?',
      mosques: (n: number) => count(n, { other: 'Ada # masjid yang tercantum di wilayah ini.' }),
      space: (n: number) => count(n, { other: ' # dari tempat-tempat ini punya tempat salat.' }),
    },
    add: {
      question: 'Bagaimana cara menambahkan bisnis?',
      answer:
        'Mendaftarkan bisnis gratis. Daftar, ceritakan tentang tempatnya, dan bisnis Anda langsung tampil di sini.',
    },
  },
  demand: {
    title: 'Anda mengelola tempat seperti ini?',
    text: (heading: string) =>
      `Orang mencari “${heading}” di sini. Mendaftarkan bisnis gratis dan hanya beberapa menit.`,
    action: 'Daftarkan bisnis Anda',
  },
  categories: {
    restaurants: {
      title: 'Restoran dan makanan halal',
      lead: 'Restoran, masakan bakar, makanan bawa pulang, dan kafe, dengan bukti halal, penilaian, dan jam buka.',
    },
    technology: {
      title: 'Bisnis teknologi Muslim',
      lead: 'Perangkat lunak, desain web, dukungan TI, dan perbaikan oleh orang-orang dari komunitas.',
    },
    finance: {
      title: 'Keuangan syariah dan akuntan',
      lead: 'Akuntan, pembiayaan rumah, takaful, dan investasi yang menjauhi riba.',
    },
  },
  near: (place: string) => `Di dekat ${place}`,
  inCountry: (country: string) => `Di ${country}`,
  worldwide: 'Di seluruh dunia',
  services: {
    title: 'Layanan halal untuk setiap sisi kehidupan',
    lead: 'Anda perlu bantuan apa? Pilih, lalu lihat siapa yang menawarkannya di dekat Anda.',
    description:
      'Haji dan umrah, pernikahan, pengurusan jenazah, hukum, akuntansi, penerjemahan, les, pengasuhan anak, dan lainnya, dari sesama Muslim di dekat Anda.',
    near: (place: string) => `Jumlah untuk ${place} dan 75 km di sekitarnya.`,
    anywhere: 'Jumlah untuk seluruh dunia. Atur lokasi Anda untuk melihat siapa yang ada di dekat Anda.',
    setPlace: 'Atur lokasi',
    listed: (n: number) => count(n, { other: '# tercantum' }),
    none: 'Belum ada yang tercantum',
    inCity: (name: string, city: string) => `${name} di ${city}`,
    all: (name: string) => `Semua ${name}`,
    missing: {
      title: 'Belum ada di sini?',
      text: 'Bila Anda menawarkan jasa yang diperlukan komunitas, tambahkan: orang di dekat Anda sedang mencarinya.',
    },
    groups: {
      journeys: {
        title: 'Haji, umrah, dan perjalanan',
        text: 'Pembimbing, penerbangan, hotel, dan transportasi untuk perjalanan yang menjaga salat dan makanan.',
      },
      family: {
        title: 'Pernikahan dan perayaan',
        text: 'Dari taaruf sampai walimah: perjodohan, gedung, henna, dan katering.',
      },
      farewell: {
        title: 'Pengurusan jenazah',
        text: 'Memandikan, mengafani, mengantar, dan memakamkan, siang dan malam.',
      },
      law: {
        title: 'Hukum, surat-surat, dan properti',
        text: 'Wasiat, kontrak, imigrasi, penerjemahan tersumpah, dan rumah.',
      },
      money: {
        title: 'Keuangan tanpa riba',
        text: 'Pembukuan, pajak, zakat, pembiayaan rumah, takaful, dan tabungan.',
      },
      learning: { title: 'Belajar', text: 'Guru Al-Qur’an, guru les, bahasa, dan sekolah.' },
      children: {
        title: 'Anak dan perawatan',
        text: 'Pengasuhan anak, taman kanak-kanak, bidan, dan teman bicara saat diperlukan.',
      },
      home: {
        title: 'Rumah dan perbaikan',
        text: 'Tukang bangunan, listrik, dan pipa, serta orang yang membantu pindahan.',
      },
    },
  },
  external: {
    label: (source: string) => `Penilaian dari ${source}`,
    rating: (rating: string) => `${rating} dari 5`,
    reviews: (n: number) => count(n, { other: '# ulasan' }),
    source: 'Google',
    title: (source: string) => `Ulasan dari ${source}`,
    note: (source: string) =>
      `Ditampilkan sebagaimana adanya di ${source}. Tidak dihitung dalam penilaian di situs ini.`,
  },
} satisfies Messages['locationPages']
