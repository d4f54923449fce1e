import type { Messages } from '#app/i18n/catalogue.ts'

/** The signup popup. */
export const signupPopup = {
  label: 'Bergabung sebagai',
  close: 'Tutup',
  tabs: {
    business: 'VIP Bisnis',
    community: 'Komunitas',
  },
  // In lower case, because it stands only where a city's name does: inside a sentence.
  yourCity: 'kota Anda',
  /** Chosen at random, one per page load. */
  businessButtons: ['Mulai Masa Coba VIP Sekarang', 'Ambil Akses VIP 30 Hari, Gratis'],
  business: {
    artTitle: '30 hari VIP, gratis',
    artText: (city: string) => `Untuk bisnis milik Muslim di ${city}`,
    heading: (city: string) => `Agar lebih mudah ditemukan di ${city}`,
    text: (isTrue) =>
      `${isTrue ? 'Bergabunglah dengan 50+ bisnis Muslim. ' : ''}Selama 30 hari cobalah yang ditawarkan paket berbayar, dan bisnis Anda tetap tercantum gratis.`,
    points: [
      '20 aturan otomatis untuk bisnis Anda',
      'Halaman sendiri dengan peta, jam buka, dan ulasan',
      'Berakhir dengan sendirinya',
    ],
    urgency: 'Tempat terbatas bulan ini',
    note: 'Tidak perlu kartu pembayaran.',
  },
  community: {
    artTitle: 'Untuk para tetangga',
    artText: (city) => (city ? `Untuk Muslim di ${city} dan di seluruh dunia` : 'Untuk Muslim di seluruh dunia'),
    heading: (city) => (city ? `Temui komunitas Anda di ${city}` : 'Temui komunitas Anda'),
    text: (isTrue) =>
      `${isTrue ? '500+ Muslim sudah terhubung. ' : ''}Bagikan yang Anda tahu, tanyakan yang Anda perlukan, dan bantulah semampu Anda.`,
    points: [
      'Acara dan kajian di dekat Anda',
      'Forum, resep, dan ulasan yang jujur',
      'Cara berbagi kebaikan, di sekitar Anda dan di Gaza',
    ],
    button: 'Masuk ke Komunitas',
    note: 'Gratis untuk semua.',
  },
  dontShowAgain: 'Jangan tampilkan lagi',
} satisfies Messages['signupPopup']
