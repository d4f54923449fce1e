import type { Messages } from '#app/i18n/catalogue.ts'

export const search: Messages['search'] = {
  title: 'Pencarian',
  description: 'Cari usaha, masjid, acara, lowongan, resep, dan bantuan di satu tempat.',
  label: 'Cari di semua bagian',
  placeholder: 'Tempat, masjid, hidangan, atau acara…',
  search: 'Cari',
  tabs: 'Jenis hasil',
  all: 'Semua',
  kinds: {
    businesses: 'Usaha',
    mosques: 'Masjid',
    rooms: 'Musala',
    spaces: 'Usaha dengan ruang salat',
    events: 'Acara',
    jobs: 'Lowongan',
    recipes: 'Resep',
    community: 'Komunitas',
    help: 'Bantuan',
  },
  /** The same search where all its filters are. */
  open: {
    businesses: 'Buka di usaha',
    mosques: 'Buka di masjid',
    rooms: 'Buka di musala',
    spaces: 'Buka di usaha',
    events: 'Buka di acara',
    jobs: 'Buka di lowongan',
    recipes: 'Buka di resep',
    community: 'Buka di komunitas',
    help: 'Buka di bantuan',
  },
  more: (count: string, kind: string) => `Lihat semua ${count} di ${kind}`,
  askAMosque: 'Banyak masjid melayani akad nikah, jenazah, dan pengajian Quran. Tanyakan ke masjid di dekat Anda:',
  nothing: (words: string) => `Kami tidak menemukan apa pun untuk “${words}”`,
  nothingText: 'Coba kata yang lebih sedikit atau nama lain. Anda juga bisa melihat daftar di bawah.',
  add: 'Tahu tempatnya? Tambahkan',
}
