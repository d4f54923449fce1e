// Gagasan: status, peta jalan, dan permintaan kota.

import { plural } from '../../plural.ts'
import type { ideas as en } from '../en/ideas.ts'

const count = plural('id')

export const ideas: typeof en = {
  vote: 'Pilih',
  voted: 'Dipilih',
  statuses: {
    open: 'Terbuka',
    planned: 'Direncanakan',
    started: 'Dikerjakan',
    done: 'Selesai',
    declined: 'Tidak diambil',
  },
  roadmap: 'Peta jalan',
  roadmapLead: 'Apa yang kami rencanakan, kerjakan, dan putuskan untuk tidak dilakukan, beserta alasannya.',
  roadmapNone: 'Belum ada apa-apa di sini',
  byTown: 'Dicari di kota Anda',
  byTownLead: 'Yang diminta orang, kota demi kota. Pemilik bisnis dapat menjawab.',
  wants: (n) => count(n, { other: '# orang menginginkannya' }),
  setStatus: 'Tetapkan status',
  reason: 'Alasan',
  saveStatus: 'Simpan status',
  offers: 'Jawaban pemilik bisnis',
  offer: 'Jawab sebagai bisnis',
  offerPlace: 'Bisnis Anda',
  offerWords: 'Apa yang bisa Anda tawarkan?',
  offerHint: '10 sampai 500 karakter, tanpa tautan atau nomor telepon.',
  offerSend: 'Kirim jawaban',
  errors: { reason: 'Beri alasan minimal 5 karakter.', words: 'Tulis 10 sampai 500 karakter.' },
}
