import { plural } from '#app/i18n/plural.ts'
import type { chats as en } from '../en/chats.ts'

const count = plural('id')

export const chats: typeof en = {
  title: 'Obrolan',
  lead: 'Pengunjung yang diteruskan asisten kepada kami. Jawaban sampai seketika, atau lewat email jika mereka sudah pergi.',
  filter: 'Saring menurut status',
  states: { waiting: 'Menunggu', assigned: 'Berlangsung', closed: 'Ditutup' },
  empty: 'Tidak ada obrolan di sini',
  emptyText: 'Saat pengunjung meminta tim kami, obrolannya muncul di sini.',
  thread: 'Percakapan',
  someone: 'Pengunjung',
  us: 'Tim kami',
  assistant: 'Asisten, sesuai halaman pengunjung',
  answer: 'Jawaban Anda',
  send: 'Kirim',
  close: 'Tutup obrolan',
  errors: { missing: 'Tulis jawaban dulu.', tooLong: 'Itu terlalu panjang.' },
  unanswered: {
    title: 'Pertanyaan tanpa jawaban',
    lead: 'Yang tidak bisa dijawab asisten, yang paling sering lebih dulu. Tulis topik bantuan, lalu tandai selesai.',
    empty: 'Asisten sudah menjawab semuanya.',
    makeTopic: 'Tulis topik bantuan',
    done: 'Selesai',
    times: (n: number) => count(n, { other: 'ditanyakan # kali' }),
  },
}
