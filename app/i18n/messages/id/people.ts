// Halaman anggota dan pengaturannya.

import { plural } from '../../plural.ts'
import type { people as en } from '../en/people.ts'

const count = plural('id')

export const people: typeof en = {
  description: (name) => `${name} di Mahalla: yang ia tulis dan bagikan di komunitas.`,
  speaks: 'Berbahasa',
  from: 'Tinggal di',
  joined: (date) => `Anggota sejak ${date}`,
  published: (n) => count(n, { other: '# kiriman' }),
  none: 'Belum ada apa-apa di sini',
  hidden: 'Kirimannya tidak ditampilkan di sini.',
  older: 'Tampilkan yang lebih lama',
  edit: 'Sunting halaman Anda',
  levels: ['Baru', 'Anggota', 'Anggota tepercaya', 'Tim'],
  way: {
    title: 'Tingkat Anda',
    allows: [
      'Hingga 5 kiriman sehari. Tim kami membaca yang pertama sebelum tampil.',
      'Hingga 50 kiriman sehari, langsung tampil. Yang memuat tautan dibaca dulu.',
      'Hingga 200 kiriman sehari, termasuk tautan.',
      'Anda bagian dari tim.',
    ],
    next: [
      'Berikutnya: tiga kiriman terbit dan sehari bersama kami.',
      'Berikutnya: dua puluh kiriman terbit, tiga puluh hari, dan tidak ada yang ditolak belakangan ini.',
      '',
      '',
    ],
    soFar: (posts, days) => `Sejauh ini: ${posts} terbit, ${days} hari.`,
  },
  block: {
    mute: 'Bisukan',
    unmute: 'Batal bisukan',
    block: 'Blokir',
    unblock: 'Batal blokir',
    muted:
      'Anda membisukannya. Ia tidak tampil dalam daftar dan Anda tidak mendapat notifikasi darinya; ia tidak tahu.',
    blocked: 'Anda memblokirnya. Kalian tidak saling melihat dan tidak dapat saling menghubungi.',
    report: 'Laporkan profil ini',
    reported: 'Terima kasih. Tim kami akan memeriksanya.',
  },
  settings: {
    title: 'Halaman Anda',
    lead: 'Apa yang orang lain lihat tentang Anda, dan siapa yang melihatnya.',
    see: 'Lihat halaman Anda',
    saved: 'Tersimpan.',
    photo: {
      title: 'Foto Anda',
      file: 'Pilih foto',
      hint: 'JPEG, PNG, WebP, atau AVIF, maksimal 12 MB. Hanya bagian tengahnya yang tampil, dalam lingkaran.',
      send: 'Pakai foto ini',
      remove: 'Hapus foto',
      waits: 'Tim kami melihatnya dulu sebelum orang lain.',
      waiting: 'Terima kasih. Tim kami melihatnya dulu sebelum orang lain.',
    },
    handle: 'Nama pengguna',
    handleHint: 'Huruf, angka, dan tanda hubung. Dapat diganti sekali dalam 30 hari.',
    bio: 'Tentang Anda',
    bioHint: 'Hingga 500 karakter.',
    speaks: 'Bahasa yang Anda kuasai',
    reads: 'Tampilkan hanya kiriman berbahasa',
    readsHint: 'Kosongkan semua untuk melihat semua bahasa.',
    city: 'Kota',
    cityHint: 'Cukup kotanya. Jangan tulis alamat Anda.',
    privacy: 'Siapa yang melihat',
    facts: {
      bio: 'Tentang Anda',
      town: 'Kota',
      languages: 'Bahasa',
      contributions: 'Daftar kiriman Anda',
      joined: 'Anggota sejak',
    },
    shownTo: { everyone: 'Semua orang', members: 'Anggota', nobody: 'Hanya Anda' },
    save: 'Simpan',
    blocks: 'Orang yang Anda bisukan atau blokir',
    noBlocks: 'Tidak ada.',
  },
  errors: {
    handle: 'Pakai 3 sampai 30 huruf kecil, angka, dan tanda hubung tunggal.',
    handleTaken: 'Nama pengguna itu sudah dipakai atau dicadangkan.',
    handleLately: 'Anda menggantinya kurang dari 30 hari lalu.',
    bio: 'Jangan lebih dari 500 karakter.',
  },
}
