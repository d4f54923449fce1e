import type { Messages } from '#app/i18n/catalogue.ts'

/** The support assistant. */
export const assistant = {
  open: 'Tanya kami',
  title: 'Bantuan Mahalla',
  subtitle: 'Jawaban dari halaman bantuan kami sendiri',
  panel: 'Obrolan bantuan',
  close: 'Tutup obrolan',
  log: 'Percakapan',
  greeting:
    'Assalamualaikum. Silakan bertanya tentang cara memakai situs ini, paket, pendaftaran bisnis, masjid, atau jadwal salat.',
  message: 'Pesan',
  placeholder: 'Tulis pesan',
  send: 'Kirim',
  typing: 'Asisten sedang menulis…',
  you: 'Anda',
  assistant: 'Asisten',
  suggestions: [
    'Bagaimana cara mendaftarkan bisnis saya?',
    'Bagaimana jadwal salat dihitung?',
    'Berapa harga paketnya?',
  ],
  failed: 'Maaf, asisten sedang tidak dapat dihubungi. Silakan coba beberapa saat lagi.',
  noResponse: 'Saya siap membantu',
  unknown:
    'Saya belum tahu jawabannya. Informasi lain ada di halaman bantuan, dan dari sana Anda juga bisa menulis kepada kami: [Bantuan & Tanya Jawab](/help)',
} satisfies Messages['assistant']
