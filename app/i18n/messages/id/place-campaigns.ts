// Kampanye pemilik: satu kode untuk tiap poster, selebaran, dan tautan.
import type { Messages } from '#app/i18n/catalogue.ts'

export const placeCampaigns: Messages['placeCampaigns'] = {
  title: 'Kampanye',
  lead: 'Beri setiap poster, selebaran, dan tautan kodenya sendiri, lalu lihat berapa orang yang datang darinya.',
  lockedTitle: (plan) => `Kampanye termasuk dalam ${plan}`,
  locked:
    'Poster di jendela, selebaran setelah salat Jumat, tautan di buletin Anda: masing-masing punya kode sendiri, dan Anda melihat mana yang membawa orang ke halaman Anda. Poster biasa tetap gratis.',
  add: 'Kampanye baru',
  name: 'Nama',
  nameHint: 'Hanya untuk Anda dan tim, misalnya “Poster jendela” atau “Selebaran Idulfitri”.',
  listing: 'Usaha',
  begin: 'Buat kode',
  said: {
    begun: 'Kode Anda siap. Buat poster dengannya, atau salin tautannya.',
    ended: 'Selesai. Kode yang sudah dicetak tetap berfungsi.',
    resumed: 'Kampanye berjalan lagi.',
  },
  none: 'Belum ada kampanye',
  noneText: 'Buat satu untuk poster di jendela dan satu untuk selebaran, lalu bandingkan.',
  over: 'Selesai',
  overText: 'Kode yang sudah dicetak tetap menuju halaman Anda, dan kunjungannya tetap dihitung.',
  since: (date) => `Sejak ${date}`,
  came: 'Orang yang datang lewat kode ini:',
  spans: { week: '7 hari', month: '28 hari', whole: 'Seluruhnya' },
  link: 'Tautan',
  poster: 'Buat poster',
  end: 'Akhiri',
  resume: 'Jalankan lagi',
  note: 'Setiap pengunjung dihitung sekali sehari. Bot, tim Anda sendiri, dan siapa pun yang meminta tidak dilacak tidak dihitung.',
  errors: { tooMany: 'Paling banyak dua puluh kampanye dapat berjalan bersamaan untuk satu usaha. Akhiri satu dulu.' },
}
