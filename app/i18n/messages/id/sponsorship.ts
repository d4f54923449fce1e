// Sponsor: apa yang ditawarkan, siapa yang dijangkau, pertanyaan.
import type { Messages } from '#app/i18n/catalogue.ts'

export const sponsorship = {
  title: 'Sponsor',
  lead: 'Letakkan nama Anda di balik sesuatu yang baik, di depan orang yang mencarinya.',
  offered: 'Yang bisa Anda pilih',
  placements: {
    lead: { title: 'Sponsor utama', text: 'Logo Anda dan satu baris kalimat, besar, di bagian sponsor halaman depan.' },
    supporting: {
      title: 'Sponsor pendukung',
      text: 'Logo Anda di bagian sponsor halaman depan, di samping yang lain.',
    },
    banner: {
      title: 'Banner halaman depan',
      text: 'Banner dengan gambar dan kata-kata Anda di halaman depan, untuk orang di kota pilihan Anda.',
    },
    directory: {
      title: 'Banner direktori',
      text: 'Banner yang sama di atas daftar usaha, untuk orang di kota pilihan Anda.',
    },
  },
  aMonth: (price) => `${price} per bulan`,
  onRequest: 'Harga sesuai permintaan',
  /** What every page about money says of what is paid for. */
  paid: 'Yang berbayar selalu ditandai, dan tidak pernah ada di halaman salat, Al-Qur’an, atau Gaza.',
  rules:
    'Tidak untuk alkohol, judi, riba, atau kencan. Uang tidak membeli penilaian, tingkat halal, atau tempat di depan yang lebih dekat.',
  reach: 'Siapa yang dijangkau',
  figures: {
    views: 'Tampilan halaman dalam 30 hari',
    homeViews: 'Tampilan halaman depan',
    impressions: 'Spanduk terlihat',
    clicks: 'Klik pada spanduk',
  },
  counted:
    'Hitungan kami sendiri selama 30 hari terakhir, tanpa bot dan staf. Kami tidak membulatkan ke atas dan tidak mengikuti siapa pun.',
  notCounted: 'Tampilan halaman tidak dihitung di sini, jadi kami tidak bisa memberi angka.',
  nothingYet: 'Kami baru mulai menghitung, jadi belum ada angka.',
  sponsors: 'Sponsor kami',
  ask: 'Tanya kami',
  fields: {
    name: 'Nama Anda',
    email: 'Email untuk balasan kami',
    placement: 'Yang Anda pikirkan',
    choose: 'Pilih satu',
    message: 'Pesan Anda',
    hint: 'Siapa Anda, kapan ingin mulai, dan apa yang perlu kami tahu.',
  },
  send: 'Kirim pertanyaan',
  sent: 'Pertanyaan Anda sudah kami terima.',
  sentText: 'Tim kami akan menjawab lewat email.',
  subject: (placement) => `Sponsor: ${placement}`,
  more: 'Siapa yang membiayai situs ini, dan untuk apa?',
  moreLink: 'Dari mana penghasilan kami',
  errors: {
    name: 'Isi nama Anda.',
    email: 'Isi alamat email, misalnya nama@example.com.',
    placement: 'Pilih yang Anda pikirkan.',
    message: 'Tulis 10 sampai 3.500 karakter.',
  },
  desk: {
    title: 'Sponsor',
    lead: 'Banner yang dipesan pemilik usaha, dan sponsor yang tampil di beranda dan halaman sponsor.',
    add: 'Sponsor baru',
    empty: 'Belum ada sponsor',
    emptyText: 'Tambahkan sponsor, lalu izinnya.',
    back: 'Semua sponsor',
    table: {
      title: 'Sponsor',
      name: 'Nama',
      about: 'Kalimat',
      state: 'Status',
      sample: 'Contoh',
    },
    fields: {
      name: 'Nama',
      tier: 'Jenis',
      website_url: 'Situs web',
      logo_url: 'Logo',
      line: 'Satu kalimat',
      active: 'Tampilkan sponsor ini',
    },
    logoHint:
      'Alamat di situs ini, misalnya /logos/name.svg. Gambar dari situs lain akan memberi tahu mereka siapa pengunjung kami.',
    lineHint: 'Tampil di bawah sponsor utama.',
    save: 'Simpan',
    saved: 'Tersimpan.',
    remove: 'Hapus',
    errors: {
      name: 'Masukkan nama, paling banyak 160 karakter.',
      website_url: 'Masukkan alamat yang diawali https://.',
      logo_url: 'Masukkan alamat di situs ini yang diawali /.',
      line: 'Tulis kalimatnya juga dalam bahasa Inggris, paling banyak 300 karakter per bahasa.',
      conflict: 'Orang lain mengubahnya. Muat ulang halaman.',
    },
  },
} satisfies Messages['sponsorship']
