import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('id')

export const auth = {
  email: 'Alamat email',
  emailOrPhone: 'Alamat email atau nomor telepon',
  phoneHint: 'Dengan kode negara, misalnya +44 7700 900123',
  password: 'Kata sandi',
  newPassword: 'Kata sandi baru',
  passwordHint: 'Minimal 8 karakter, dengan huruf kecil, huruf besar, dan angka.',
  showPassword: 'Tampilkan kata sandi',
  hidePassword: 'Sembunyikan kata sandi',
  displayName: 'Nama Anda',
  displayNameHint: 'Tampil di samping ulasan dan tulisan Anda.',
  login: {
    title: 'Masuk',
    lead: 'Selamat datang kembali. Masuk untuk membuka tempat simpanan, komunitas, dan dasbor Anda.',
    submit: 'Masuk',
    forgot: 'Lupa kata sandi?',
    noAccount: 'Baru di sini?',
    register: 'Buat akun',
  },
  register: {
    title: 'Daftar',
    lead: 'Gratis untuk semua. Simpan tempat, ikuti masjid Anda, daftarkan bisnis Anda.',
    submit: 'Buat akun saya',
    haveAccount: 'Sudah punya akun?',
    login: 'Masuk',
    terms: 'Dengan mendaftar, Anda menyetujui dua hal ini:',
    termsLink: 'Ketentuan layanan',
    privacyLink: 'Kebijakan privasi',
    checkMail: {
      title: 'Periksa email Anda',
      text: (email: string) =>
        `Kami mengirim tautan ke ${email}. Buka tautan itu untuk mengonfirmasi alamat Anda, lalu Anda bisa masuk.`,
    },
  },
  reset: {
    title: 'Atur ulang kata sandi',
    lead: 'Tulis alamat email Anda, dan kami kirim tautan untuk memilih kata sandi baru.',
    submit: 'Kirim tautannya',
    sent: 'Jika ada akun dengan alamat ini, tautannya sedang dikirim. Tautan itu berlaku satu kali, selama satu jam.',
    keptInOutbox:
      'Situs ini belum punya layanan email. Mintalah tautannya kepada pengelola situs: tautan itu tersimpan di kotak keluar.',
    setTitle: 'Pilih kata sandi baru',
    setLead: 'Setelah itu Anda langsung masuk.',
    setSubmit: 'Simpan kata sandi baru',
    backToLogin: 'Kembali ke halaman masuk',
  },
  confirm: {
    title: 'Konfirmasi alamat Anda',
    lead: 'Satu ketukan lagi dan alamat Anda terkonfirmasi.',
    submit: 'Konfirmasi alamat saya',
    invalid: 'Tautan ini sudah kedaluwarsa atau sudah dipakai. Mintalah yang baru.',
    requestNew: 'Kirim tautan baru',
  },
  signedOut: {
    title: 'Anda sudah keluar',
    lead: 'Terima kasih sudah berkunjung. Lokasi dan bahasa Anda tetap tersimpan di perangkat ini.',
    signIn: 'Masuk lagi',
    home: 'Ke beranda',
  },
  signedInNow: 'Anda sudah masuk.',
  continue: 'Lanjutkan',
  errorSummary: 'Mohon periksa hal-hal berikut:',
  errors: {
    identifierRequired: 'Isi alamat email atau nomor telepon Anda.',
    emailRequired: 'Isi alamat email Anda.',
    emailInvalid: 'Ini sepertinya bukan alamat email. Contoh: amina@example.com',
    passwordRequired: 'Isi kata sandi Anda.',
    displayNameRequired: 'Isi nama Anda.',
    displayNameTooLong: 'Nama Anda paling panjang 80 karakter.',
    tooLong: 'Ini terlalu panjang.',
    invalidCredentials: 'Email, nomor telepon, atau kata sandi tidak tepat.',
    emailNotConfirmed:
      'Alamat Anda belum dikonfirmasi. Buka tautan yang kami kirim, atau minta tautan baru di bawah ini.',
    userAlreadyExists: 'Sudah ada akun dengan alamat ini. Silakan masuk, atau atur ulang kata sandi Anda.',
    phoneUnavailable:
      'Nomor telepon tidak bisa dipakai di sini karena situs ini tidak punya layanan SMS. Gunakan alamat email Anda.',
    rateLimited: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
    sessionMissing: 'Tautan ini sudah kedaluwarsa atau sudah dipakai. Mintalah yang baru.',
    samePassword: 'Kata sandi baru harus berbeda dari yang lama.',
    signupDisabled: 'Saat ini akun baru belum bisa dibuat.',
    unexpected: 'Belum berhasil. Silakan coba lagi sebentar lagi.',
  },
  weakPassword: {
    intro: 'Kata sandi ini terlalu lemah:',
    length: 'Perlu minimal 8 karakter.',
    characters: 'Perlu huruf kecil, huruf besar, dan angka.',
    pwned: 'Kata sandi ini pernah bocor dari situs lain. Pilih yang lain.',
  },
  dashboard: {
    greeting: (name: string) => `Assalamualaikum, ${name}`,
    owner: {
      title: 'Dasbor Anda',
      lead: 'Bisnis Anda di Mahalla, sekilas pandang.',
      plan: (name: string) => `Paket Anda: ${name}`,
      planNames: { basic: 'Barakah', premium: 'Rizq', enterprise: 'Falah' },
      trial: 'Masa coba VIP Anda',
      daysLeft: (days: number) => n(days, { other: 'tersisa # hari' }),
      compare: 'Bandingkan paket',
      profile: 'Lihat profil publik Anda',
    },
    staff: { title: 'Staf', lead: 'Moderasi, klaim, impor, mitra, dan bantuan berkumpul di sini.' },
    superadmin: {
      title: 'Superadmin',
      lead: 'Pengguna dan peran, paket, pengaturan, dan kotak keluar berkumpul di sini.',
    },
    affiliate: { title: 'Afiliasi', lead: 'Tautan, klik, pendaftaran, dan komisi Anda berkumpul di sini.' },
    outbox: {
      title: 'Kotak keluar',
      empty: 'Belum ada email yang ditulis.',
      status: {
        queued: 'Menunggu',
        sending: 'Sedang dikirim',
        sent: 'Terkirim',
        failed: 'Gagal',
        kept: 'Disimpan di sini',
      },
    },
  },
} satisfies Messages['auth']
