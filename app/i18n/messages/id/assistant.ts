import type { Messages } from '#app/i18n/catalogue.ts'

/** The support assistant. */
export const assistant = {
  open: 'Tanya kami',
  title: 'Bantuan Mahalla',
  subtitle: 'Jawaban dengan tautan ke sumbernya',
  panel: 'Obrolan bantuan',
  close: 'Tutup obrolan',
  log: 'Percakapan',
  greeting: 'Assalamu’alaikum. Tanyakan tempat, masjid, waktu salat, arah kiblat, ayat, atau cara kerja sesuatu.',
  message: 'Pesan',
  placeholder: 'Tulis pesan',
  send: 'Kirim',
  typing: 'Asisten sedang menulis…',
  you: 'Anda',
  assistant: 'Asisten',
  suggestions: [
    'Jam berapa Magrib di Jakarta hari ini?',
    'Masjid terdekat di Bandung',
    'Bagaimana cara menambahkan bisnis saya?',
  ],
  failed: 'Maaf, asisten sedang tidak dapat dihubungi. Silakan coba beberapa saat lagi.',
  noResponse: 'Saya siap membantu',
  unknown:
    'Saya belum tahu jawabannya. Informasi lain ada di halaman bantuan, dan dari sana Anda juga bisa menulis kepada kami: [Bantuan & Tanya Jawab](/help)',
} satisfies Messages['assistant']
