import type { Messages } from '#app/i18n/catalogue.ts'

export const care = {
  title: 'Anda tidak sendirian. Ada bantuan.',
  lead: {
    self: 'Saya turut sedih Anda mengalami ini. Hidup Anda berharga, dan Anda tidak harus menanggungnya sendirian. Tolong bicaralah dengan seseorang sekarang.',
    violence: 'Saya turut sedih atas apa yang Anda alami. Ini bukan salah Anda, dan Anda berhak merasa aman.',
    medical: 'Ini mungkin keadaan darurat. Segera telepon minta bantuan dan temani orang itu.',
    any: 'Apa pun yang Anda hadapi, ada orang yang mau mendengarkan dan membantu.',
  },
  danger: 'Bila ada yang dalam bahaya sekarang, telepon:',
  call: (name: string, number: string) => `Telepon ${name}: ${number}`,
  services: {
    any: 'layanan darurat',
    police: 'polisi',
    ambulance: 'ambulans',
  },
  mind: 'Teman bicara',
  home: 'Kekerasan di rumah',
  people: 'Orang di dekat Anda',
  mosque: 'Cari masjid di dekat Anda',
  team: 'Tulis kepada tim kami',
  teamNote: 'Kami menjawab secepatnya. Dalam keadaan darurat, mohon telepon.',
  unknown:
    'Kami belum mengetahui nomor di negara Anda. Mohon telepon nomor darurat setempat. Dari kebanyakan ponsel, 112 juga bisa dihubungi.',
  more: 'Untuk layanan di negara dan bahasa lain, kunjungi',
  all: 'Semua nomor di negara Anda',
  country: 'Negara',
  show: 'Tampilkan',
  results: 'Tampilkan hasil pencarian',
  compared: (date: string) =>
    `Nomor dapat berubah. Bila tidak dijawab, telepon nomor darurat. Dibandingkan dengan daftar yang diterbitkan, ${date}.`,
} satisfies Messages['care']
