// The planned pages and location pages in Indonesian.
import type { BuiltTexts, LocationTexts, PageTexts } from './en.server.ts'

export const pages = {
  // Mosques and worship

  // Community
} satisfies PageTexts

/** Headings and texts of the location pages; `place` is a city with its country, or a country as `country` writes it. */
export const built: BuiltTexts = {
  'community/giving-back': {
    title: 'Berbagi kebaikan',
    lead: 'Berikan uang atau waktu, dan lihat hasilnya.',
  },
  donate: {
    title: 'Donasi',
    lead: 'Bantu agar direktori ini tetap gratis untuk semua.',
  },
  partners: {
    title: 'Mitra dan Lencana Mitra',
    lead: 'Lembaga yang berdiri bersama kami, dan lencana sebagai tandanya.',
  },
  courses: { title: 'Kursus', lead: 'Belajar sesuai irama Anda.' },
  jobs: {
    title: 'Lowongan kerja',
    lead: 'Bekerja di tempat yang menghargai iman Anda.',
  },
  'how-we-make-money': {
    title: 'Sumber dana kami',
    lead: 'Siapa yang membiayai situs ini, dan apa imbalannya.',
  },
  affiliates: {
    title: 'Afiliasi',
    lead: 'Ajak bisnis bergabung ke direktori dan dapatkan bagian Anda.',
  },
  packages: {
    title: 'Paket',
    lead: 'Mendaftar gratis. Dengan paket berbayar, Anda lebih mudah terlihat.',
  },
  community: {
    title: 'Komunitas',
    lead: 'Assalamualaikum. Inilah kegiatan para tetangga Anda.',
  },
  'community/forum': {
    title: 'Forum',
    lead: 'Bertanya, menjawab, dan berbincang dengan santun.',
  },
  'community/gaza': {
    title: 'Pesan untuk Gaza',
    lead: 'Dinding pesan untuk warga Gaza.',
  },
  'community/ideas': {
    title: 'Ide',
    lead: 'Sampaikan apa yang akan membantu Anda, dan dukung usulan orang lain.',
  },
  test: {
    title: 'Pemeriksaan situs',
    lead: 'Melihat sekilas apakah situs ini berjalan baik.',
  },
  'auth-test': {
    title: 'Pemeriksaan masuk',
    lead: 'Apakah proses masuk berjalan, dan sebagai siapa Anda dikenali?',
  },
  'verify-env': {
    title: 'Pemeriksaan pengaturan',
    lead: 'Apakah semua pengaturan yang diperlukan situs sudah ada?',
  },
  'verify-supabase': {
    title: 'Pemeriksaan layanan data',
    lead: 'Apakah situs bisa menjangkau datanya?',
  },
  'seo-test': {
    title: 'Pemeriksaan metadata pencarian',
    lead: 'Apa yang dilihat mesin pencari dan pratinjau tautan dari sebuah halaman.',
  },
  mosques: {
    title: 'Masjid',
    lead: 'Masjid di dekat Anda dan di seluruh dunia.',
  },
  quran: {
    title: 'Baca Al-Qur’an',
    lead: 'Al-Qur’an lengkap, gratis, dengan terjemahan.',
  },
  athan: {
    title: 'Azan',
    lead: 'Panggilan salat, tepat waktu, di mana pun Anda berada.',
  },
  'business-register': {
    title: 'Daftarkan bisnis Anda',
    lead: 'Semua bisnis Muslim tercantum gratis. Cukup beberapa menit.',
  },
  help: { title: 'Bantuan dan tanya jawab', lead: 'Jawaban, dan orang yang siap membantu bila Anda memerlukannya.' },
  faq: { title: 'Pertanyaan yang sering diajukan', lead: 'Yang paling sering ditanyakan kepada kami.' },
  'about-us': { title: 'Tentang kami', lead: 'Sebuah kampung, dari Muslim, untuk Muslim.' },
  'privacy-policy': {
    title: 'Kebijakan privasi',
    lead: 'Apa yang kami ketahui tentang Anda, mengapa, dan cara meminta kami melupakannya.',
  },
  'terms-of-service': {
    title: 'Ketentuan layanan',
    lead: 'Apa yang bisa Anda harapkan dari kami, dan apa yang kami minta dari Anda.',
  },
  contact: { title: 'Hubungi kami', lead: 'Tulislah kepada seseorang. Kami menjawab lewat email.' },
  businesses: {
    title: 'Bisnis Muslim',
    lead: 'Bisnis milik Muslim dan bisnis halal, dengan penilaian, jam buka, dan bukti halal.',
  },
  services: {
    title: 'Layanan halal',
    lead: 'Dari perjalanan haji sampai akad nikah: orang-orang yang paham keinginan Anda.',
  },
  'categories/food-restaurants': {
    title: 'Makanan dan restoran halal',
    lead: 'Dapur, toko roti, dan kafe, masing-masing dengan bukti halalnya.',
  },
  'categories/finance': {
    title: 'Keuangan syariah dan akuntansi',
    lead: 'Akuntan, penasihat, dan pembiayaan tanpa riba.',
  },
  zakaat: {
    title: 'Kalkulator zakat',
    lead: 'Hitung zakat Anda secara privat, langkah demi langkah.',
  },
  widgets: {
    title: 'Widget',
    lead: 'Jadwal salat, salat Jumat, dan lencana untuk situs web Anda.',
  },
}

export const location = {
  country: (name: string): string => name,
  city: (city: string, country: string): string => (city === country ? city : `${city}, ${country}`),
  headings: {
    restaurants: (place: string) => `Restoran halal di ${place}`,
    grocery: (place: string) => `Toko bahan makanan halal di ${place}`,
    healthcare: (place: string) => `Tenaga kesehatan Muslim di ${place}`,
    trades: (place: string) => `Tukang Muslim di ${place}`,
    education: (place: string) => `Sekolah Islam dan guru les di ${place}`,
    finance: (place: string) => `Keuangan syariah dan akuntan Muslim di ${place}`,
    retail: (place: string) => `Toko milik Muslim di ${place}`,
    technology: (place: string) => `Bisnis teknologi Muslim di ${place}`,
    travel: (place: string) => `Haji, umrah, dan perjalanan halal di ${place}`,
    services: (place: string) => `Jasa profesional Muslim di ${place}`,
    beauty: (place: string) => `Usaha kecantikan dan kebugaran milik Muslim di ${place}`,
    community: (place: string) => `Organisasi komunitas Muslim di ${place}`,
  },
  /** A part of a category: "Toko daging halal". */
  partHeading: (part: string, place: string) => `${part} di ${place}`,
  lead: (count: string, heading: string) => `${heading}: ${count}, lengkap dengan penilaian dan jam buka.`,
  leadEmpty: (heading: string) =>
    `${heading}: belum ada yang tercantum di sini. Anda tahu suatu tempat? Sampaikan kepada pemiliknya bahwa mendaftar itu gratis.`,
} satisfies LocationTexts
