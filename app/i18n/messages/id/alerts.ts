import type { Messages } from '#app/i18n/catalogue.ts'

export const alerts: Messages['alerts'] = {
  title: 'Beri tahu saya jika sudah ada',
  promise: 'Satu email saat yang pertama tercantum. Tidak ada yang lain, dan bisa dihentikan kapan saja.',
  email: 'Email Anda',
  button: 'Beri tahu saya',
  saved: 'Selesai. Kami akan mengirim email saat yang pertama tercantum.',
  mailed: 'Periksa email Anda dan buka tautannya untuk konfirmasi.',
  seeAll: 'Pemberitahuan Anda',
  leaveEmpty: 'Biarkan kolom ini kosong',
  refused: {
    invalid: 'Masukkan alamat email yang benar.',
    tooMany: 'Terlalu banyak permintaan. Tunggu beberapa menit.',
    failed: 'Belum berhasil. Silakan coba lagi.',
    tooManyAlerts: 'Anda bisa menunggu sepuluh pencarian. Hentikan salah satunya dulu.',
  },
  own: {
    title: 'Pemberitahuan Anda',
    text: 'Hal-hal yang Anda minta kami kabarkan. Masing-masing berakhir dengan email pertama.',
    end: 'Hentikan',
    none: 'Anda tidak menunggu apa pun. Cari yang belum tercantum, dan kami akan menawarkan untuk mengabari Anda.',
  },
  off: {
    title: 'Hentikan pemberitahuan ini',
    text: 'Anda tidak akan menerima email lagi tentang pencarian ini.',
    button: 'Hentikan',
    done: 'Selesai. Anda tidak akan menerima email lagi tentang pencarian ini.',
    bad: 'Tautan ini tidak berlaku lagi. Mungkin pemberitahuannya sudah berakhir.',
  },
  confirm: {
    title: 'Konfirmasi pemberitahuan Anda',
    text: 'Kami akan mengirim satu email saat yang pertama tercantum.',
    button: 'Ya, beri tahu saya',
    done: 'Terkonfirmasi. Kami akan mengirim email saat yang pertama tercantum.',
    bad: 'Tautan ini tidak berlaku lagi. Cari lagi dan minta tautan baru.',
  },
}
