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
  ownership: {
    noteLabel: 'Catatan dari staf kami',
    claimCode: {
      subject: (name: string) => `Kode Anda untuk mengklaim ${name}`,
      body: (name: string) =>
        `Seseorang, semoga Anda sendiri, ingin mengelola ${name} di Mahalla. Jika benar, masukkan kode ini di halaman klaim. Kode berlaku 15 menit. Jika Anda tidak tahu tentang ini, jangan berikan kode kepada siapa pun.`,
    },
    claim_verified: {
      subject: (name: string) => `${name} kini milik Anda di Mahalla`,
      body: (name: string) =>
        `Klaim Anda terverifikasi: Anda kini dapat menyunting ${name}, menjawab ulasan, serta menjaga jam buka dan keterangannya tetap benar.`,
      action: 'Buka usaha saya',
    },
    claim_rejected: {
      subject: (name: string) => `Tentang klaim Anda atas ${name}`,
      body: (name: string) => `Kami telah memeriksa klaim Anda atas ${name} dan tidak dapat memastikannya.`,
      action: 'Lihat klaim',
    },
    claim_needs_info: {
      subject: (name: string) => `Kami perlu sedikit lagi tentang ${name}`,
      body: (name: string) => `Untuk memastikan bahwa ${name} milik Anda, kami perlu sesuatu lagi dari Anda.`,
      action: 'Jawab',
    },
    claim_disputed: {
      subject: (name: string) => `Klaim Anda atas ${name} sedang diperiksa`,
      body: (name: string) =>
        `Orang lain juga mengatakan bahwa ${name} miliknya, atau usaha itu sudah ada pemiliknya. Staf kami akan memeriksa kedua pihak dan menulis kepada Anda. Saat ini Anda tidak perlu melakukan apa pun.`,
      action: 'Lihat klaim',
    },
    claim_revoked: {
      subject: (name: string) => `Klaim Anda atas ${name} ditarik kembali`,
      body: (name: string) => `${name} tidak lagi terhubung dengan akun Anda.`,
      action: 'Lihat klaim',
    },
    owner_challenged: {
      subject: (name: string) => `Orang lain mengklaim ${name}`,
      body: (name: string) =>
        `Seseorang memberi tahu kami bahwa ${name} miliknya. Untuk sekarang tidak ada yang berubah: staf kami akan memeriksanya. Jika milik Anda, Anda tidak perlu melakukan apa pun; tulislah kepada kami jika Anda tahu lebih banyak.`,
      action: 'Lihat usaha saya',
    },
    owner_changed: {
      subject: (name: string) => `${name} punya pemilik baru di Mahalla`,
      body: (name: string) =>
        `Setelah klaim yang dipastikan staf kami, ${name} kini milik akun lain. Jika menurut Anda ini salah, tulislah kepada kami.`,
      action: 'Lihat halaman',
    },
    vouch_asked: {
      subject: (name: string) => `Masjid Anda diminta menjadi penjamin untuk ${name}`,
      body: (name: string) =>
        `Seseorang mengatakan bahwa ${name} adalah usahanya dan meminta masjid Anda memastikannya. Mohon menjamin hanya jika Anda mengenalnya.`,
      action: 'Lihat siapa yang meminta',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} menyerahkan ${name} kepada Anda`,
      body: (name: string, from: string) =>
        `${from} ingin menyerahkan ${name} kepada Anda di Mahalla. Jika Anda menerima, Andalah yang mengelola halamannya. Tawaran berlaku 7 hari.`,
      action: 'Lihat tawaran',
    },
    transfer_accepted: {
      subject: (name: string) => `${name} telah diserahkan`,
      body: (name: string) => `Tawaran Anda diterima. ${name} kini milik pemilik barunya.`,
      action: 'Lihat halaman',
    },
    transfer_received: {
      subject: (name: string) => `${name} kini milik Anda`,
      body: (name: string) => `Anda menerima tawaran: ${name} kini milik akun Anda.`,
      action: 'Buka usaha saya',
    },
    transfer_declined: {
      subject: (name: string) => `Tawaran Anda atas ${name} ditolak`,
      body: (name: string) => `Orang yang Anda tawari ${name} menolak. Tidak ada yang berubah.`,
      action: 'Lihat usaha saya',
    },
  },
} satisfies MailMessages
