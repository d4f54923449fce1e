// Texts of the mails the site sends, in Indonesian.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'Assalamualaikum,',
  signature: 'Tim Mahalla',
  ignore: 'Jika Anda tidak memintanya, abaikan saja email ini. Tidak akan terjadi apa-apa.',
  orCode: (code: string) => `Atau masukkan kode ini: ${code}`,
  confirmAddress: {
    subject: 'Konfirmasi alamat email Anda',
    body: 'Selamat datang di Mahalla. Mohon konfirmasi bahwa alamat ini milik Anda.',
    action: 'Konfirmasi alamat saya',
  },
  resetPassword: {
    subject: 'Buat kata sandi baru',
    body: 'Anda meminta kata sandi baru untuk akun Mahalla Anda. Tautan ini hanya bisa dipakai sekali dan berlaku satu jam.',
    action: 'Buat kata sandi baru',
  },
  signIn: {
    subject: 'Tautan masuk Anda',
    body: 'Ini tautan Anda untuk masuk ke Mahalla. Tautan ini hanya bisa dipakai sekali dan berlaku satu jam.',
    action: 'Masuk',
  },
  changeAddress: {
    subject: 'Konfirmasi perubahan alamat email Anda',
    body: 'Anda meminta untuk mengubah alamat email akun Mahalla Anda.',
    action: 'Konfirmasi perubahan',
  },
  code: {
    subject: 'Kode konfirmasi Anda',
    body: 'Masukkan kode ini di Mahalla untuk melanjutkan:',
  },
  newsletter: {
    subject: 'Mohon konfirmasi langganan buletin Anda',
    body: 'Anda meminta buletin Mahalla: sesekali kabar tentang tempat baru di dekat Anda dan komunitas Anda. Mohon konfirmasi, dan edisi berikutnya akan sampai kepada Anda.',
    action: 'Ya, kirimi saya buletin',
    unsubscribe: 'Berhenti berlangganan',
  },
  trialReminder: {
    subjects: {
      23: 'Uji coba VIP Anda berakhir 7 hari lagi',
      28: 'Uji coba VIP Anda berakhir 2 hari lagi',
      30: 'Uji coba VIP Anda berakhir hari ini',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `Uji coba VIP gratis untuk ${listing} berlaku sampai ${date}. Sampai saat itu usaha Anda memakai label “Unggulan” dan tampil lebih dulu daripada yang lain di sekitarnya.`,
      28: (listing: string, date: string) =>
        `Uji coba VIP gratis untuk ${listing} berlaku sampai ${date}: tinggal dua hari.`,
      30: (listing: string, date: string) =>
        `Hari ini, ${date}, adalah hari terakhir uji coba VIP gratis untuk ${listing}. Mulai besok usaha Anda memakai Barakah, paket gratis kami.`,
    },
    yourListing: 'usaha Anda',
    action: 'Bandingkan paket',
    closing:
      'Anda tidak perlu melakukan apa pun. Tidak ada kartu yang diminta dan tidak ada yang ditagih: uji coba berakhir sendiri, usaha Anda tetap tayang gratis, dan tidak ada isian yang hilang.',
  },
  certificateReminder: {
    subject: (business: string) => `Sertifikat halal ${business} segera berakhir`,
    body: (business: string, date: string) =>
      `Sertifikat halal ${business} yang kami simpan berlaku sampai ${date}. Setelah hari itu, tingkat listing turun dengan sendirinya. Jika Anda sudah memiliki yang baru, silakan serahkan kepada kami.`,
    action: 'Serahkan sertifikat baru',
  },
} satisfies MailMessages
