// The home page.
import type { Messages } from '#app/i18n/catalogue.ts'

export const home = {
  title: 'Bisnis milik Muslim, masjid, dan jadwal salat di dekat Anda',
  description:
    'Temukan bisnis halal milik Muslim, masjid, dan jadwal salat hari ini di sekitar Anda, bersama komunitas yang saling menjaga. Mendaftarkan bisnis gratis.',
  hero: {
    tagline: { first: 'Dari Muslim,', second: 'untuk Muslim' },
    lead: {
      what: 'Bisnis milik Muslim, masjid, dan jadwal salat di sekitar Anda',
      more: ', bersama komunitas yang saling menjaga.',
    },
    searchLabel: 'Cari bisnis di sekitar Anda',
    searchPlaceholder: 'Apa yang Anda cari?',
    search: 'Cari',
    popular: 'Pencarian populer',
    tiles: { food: 'Makanan', groceries: 'Belanja', mosques: 'Masjid', services: 'Layanan' },
    setPlace: 'Tentukan lokasi untuk jadwal salat',
    enterCommunity: 'Masuk ke Komunitas',
    listBusiness: 'Daftarkan Bisnis Muslim Anda, Gratis!',
  },
  now: { mosque: 'Masjid terdekat', event: 'Acara berikutnya', timetable: 'Jadwal lengkap' },
  features: {
    title: 'Fitur Komunitas',
    lead: 'Kebaikan kecil, dikerjakan bersama-sama dan secara terbuka.',
    open: 'Buka',
    givingBack: {
      title: 'Berbagi Kebaikan',
      text: 'Penggalangan dana lokal dengan target, kabar terbaru, dan bukti penggunaan uangnya.',
    },
    gaza: {
      title: 'Pesan untuk Gaza',
      text: 'Tinggalkan beberapa kata dukungan dan doa. Setiap pesan dibaca seseorang sebelum ditampilkan.',
    },
    reviews: {
      title: 'Ulasan & Masukan',
      text: 'Ulasan jujur dari orang yang pernah ke sana, dan balasan dari pemiliknya.',
    },
  },
  businesses: {
    near: (place: string) => `Bisnis Muslim di dekat ${place}`,
    inCountry: (country: string) => `Bisnis Muslim di ${country}`,
    nearYou: 'Bisnis Muslim di dekat Anda',
    worldwide: 'Bisnis Muslim di seluruh dunia',
    lead: 'Semua bisnis Muslim tercantum GRATIS. Pemilik dapat beralih ke tampilan unggulan agar lebih mudah terlihat dan mendapat fitur premium.',
    viewAll: 'Lihat Semua Bisnis',
    empty: 'Tidak ada bisnis yang ditemukan',
    browse: 'Jelajahi semua bisnis',
  },
  sponsors: { title: 'Sponsor kami', become: 'Jadi sponsor' },
  worship: {
    title: 'Jadwal Salat & Masjid',
    lead: 'Jadwal salat di lokasi Anda, dan masjid di sekitarnya.',
    leadUnknown: 'Beri tahu kami di mana Anda berada untuk melihat jadwal salat dan masjid di sekitar Anda.',
    viewAll: 'Lihat Semua Masjid',
    noMosques: 'Tidak ada masjid yang ditemukan',
    noneNearby: 'Belum ada masjid terdaftar dalam 50 km dari Anda',
    browseMosques: 'Jelajahi semua masjid',
    choosePlace: 'Pilih lokasi Anda',
    placeNeeded: 'Kami menghitung jadwal untuk kota Anda. Hanya wilayahnya yang disimpan, di perangkat ini.',
  },
  testimonials: {
    title: 'Dari para tetangga',
    quoted: (quote: string) => `“${quote}”`,
    sampleFrom: (place: string) => `${place} · Contoh`,
  },
  callToAction: {
    title: 'Toko Anda layak ada di peta',
    text: 'Gratis selamanya. Selama 30 hari pertama Anda menikmati VIP, agar tetangga lebih mudah menemukan Anda.',
    list: 'Daftarkan bisnis Anda',
    compare: 'Bandingkan paket',
  },
} satisfies Messages['home']
