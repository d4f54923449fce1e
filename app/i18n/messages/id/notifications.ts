// Kotak masuk: yang menyangkut anggota.

import { plural } from '../../plural.ts'
import type { notifications as en } from '../en/notifications.ts'

const count = plural('id')

export const notifications: typeof en = {
  title: 'Notifikasi',
  lead: 'Hal-hal di komunitas yang menyangkut Anda.',
  none: 'Belum ada kabar',
  noneText: 'Saat seseorang membalas atau menyebut Anda, itu muncul di sini.',
  newOnes: (n) => count(n, { other: '# notifikasi baru' }),
  readAll: 'Tandai semua terbaca',
  older: 'Tampilkan yang lebih lama',
  someone: 'Seseorang',
  /** `n` of the same, the last one by `who`. */
  kinds: {
    reply: (who, title, n) =>
      n === 1 ? `${who} membalas “${title}”` : count(n, { other: `# balasan baru di “${title}”` }),
    mention: (who, title) => `${who} menyebut Anda di “${title}”`,
    quote: (who, title) => `${who} mengutip Anda di “${title}”`,
    answer: (_who, title) => `Balasan Anda menjawab “${title}”`,
    status: (_who, title) => `“${title}” punya status baru`,
    event_seat: (_who, title) => `“${title}”: Anda mendapat tempat`,
    event_changed: (_who, title) => `“${title}” dipindah atau dibatalkan`,
    event_soon: (_who, title) => `“${title}” sebentar lagi`,
    campaign_update: (_who: string, title: string) => `Kabar dari “${title}”`,
    campaign_funded: (_who: string, title: string) => `“${title}” mencapai targetnya`,
    campaign_overdue: (_who: string, title: string) => `“${title}” belum menyampaikan laporannya`,
    shift_soon: (_who: string, title: string) => `Giliran Anda di “${title}” segera tiba`,
    shift_changed: (_who: string, title: string) => `Giliran Anda di “${title}” dipindahkan atau dibatalkan`,
    decision: (_who, title) => `Tim kami memutuskan tentang tulisan Anda di “${title}”`,
    automation: (_who: string, title: string) => title,
    place_letter: (_who: string, title: string) => title,
    bookmark: (_who, title) => `Anda ingin kembali ke “${title}”`,
    review_asked: (who, title) => `${who} meminta Anda memeriksa “${title}”`,
    message: (_who: string, title: string) => `${title} menjawab Anda`,
    suggestion_taken: (_who: string, title: string) => `Pembetulan Anda untuk “${title}” sudah tampil`,
    suggestion_not_taken: (_who: string, title: string) => `Pembetulan Anda untuk “${title}” tidak dipakai`,
    suggestion_asked: (_who: string, title: string) =>
      `Benarkah ini? Seorang anggota mengusulkan perubahan untuk ${title}`,
    message_asked: (_who: string, title: string, n: number) =>
      n === 1 ? `Pesan baru untuk ${title}` : count(n, { other: `# pesan baru untuk ${title}` }),
    group_note: (_who, title, n) =>
      n === 1 ? `Pengumuman di ${title}` : count(n, { other: `# pengumuman di ${title}` }),
    group_invited: (_who, title) => `Anda diundang ke ${title}`,
    group_asked: (_who, title) => `Ada yang minta bergabung dengan ${title}`,
    group_joined: (_who, title) => `Anda diterima: selamat datang di ${title}`,
    person_asked: (_who, title) => `${title} ingin menulis kepada Anda`,
    person_message: (_who, title, n) =>
      n === 1 ? `${title} menulis kepada Anda` : count(n, { other: `# pesan baru dari ${title}` }),
    followed: (_who, title) => `${title} mengikuti Anda`,
    followed_post: (who, title) => `${who} menulis “${title}”`,
    give_soon: (_who, title) => `Hari ini Jumat: Anda ingin memberi untuk “${title}”`,
    jumuah: (_who, title) => `Jumat hari ini di ${title}`,
    order: (_who, title) => `Kabar pesanan Anda ${title}`,
    order_placed: (_who, title) => `Pesanan baru: ${title}`,
    review: (_who, title, n) =>
      n === 1 ? `Ulasan baru untuk ${title}` : count(n, { other: `# ulasan baru untuk ${title}` }),
    queue: () => 'Ada yang menunggu di antrean tim',
  },
  /** In place of the plain line, where it is known what came of it. */
  told: {
    decision: {
      approved: (title, isReply) =>
        isReply ? `Balasan Anda di “${title}” disetujui` : `Kiriman Anda “${title}” disetujui`,
      needs_info: (title, isReply) =>
        isReply
          ? `Tim kami meminta Anda mengubah balasan di “${title}”`
          : `Tim kami meminta Anda mengubah kiriman “${title}”`,
      rejected: (title, isReply) =>
        isReply
          ? `Tim kami tidak menayangkan balasan Anda di “${title}”`
          : `Tim kami tidak menayangkan kiriman Anda “${title}”`,
      removed: (title, isReply) =>
        isReply ? `Tim kami menurunkan balasan Anda di “${title}”` : `Tim kami menurunkan kiriman Anda “${title}”`,
      appeal_approved: (title) => `Banding Anda diterima: “${title}” kembali`,
      appeal_rejected: (title) => `Banding Anda sudah dibaca; keputusan tentang “${title}” tetap`,
    },
    status: (title, status) => `“${title}” sekarang: ${status}`,
    event: {
      note: (title, at) => `Penyelenggara “${title}” pada ${at} menulis kepada yang datang`,
      moved: (title, at) => `“${title}” dipindah ke ${at}`,
      cancelled: (title, at) => `“${title}” pada ${at} dibatalkan`,
    },
    shift: {
      moved: (title, at) => `Giliran Anda di “${title}” dipindah ke ${at}`,
      cancelled: (title, at) => `Giliran Anda di “${title}” pada ${at} dibatalkan`,
    },
    seat: (title, at) => `Anda mendapat tempat di “${title}”, ${at}`,
    soon: (title, at) => `“${title}” sebentar lagi: ${at}`,
    shiftSoon: (title, at) => `Giliran Anda di “${title}” sebentar lagi: ${at}`,
    jumuah: (title, at) => `Salat Jumat di ${title}: ${at}`,
    order: (title, state) => `Pesanan ${title}: ${state}`,
    queue: (n) => count(n, { other: '# hal menunggu di antrean tim' }),
    lastTen: (title) => `Salah satu dari sepuluh malam terakhir: Anda ingin memberi untuk “${title}”`,
    sanction: {
      warning: () => 'Tim kami mengirim Anda peringatan',
      silence: (at) => `Anda tidak bisa menulis sampai ${at}`,
      suspension: (at) => `Akun Anda ditangguhkan sampai ${at}`,
      lifted: () => 'Sanksi atas akun Anda dicabut',
    },
  },
  settings: {
    title: 'Cara kami mengabari Anda',
    groups: {
      talk: 'Percakapan',
      events: 'Acara',
      giving: 'Berbagi',
      places: 'Tempat dan bisnis',
      groups: 'Grup',
      people: 'Orang',
      yours: 'Kiriman dan aturan Anda',
      mosques: 'Masjid',
      orders: 'Pesanan',
      team: 'Tim',
    },
    onSite: 'Di situs',
    mail: 'Email',
    byMail: { now: 'Email segera', digest: 'Email sekali sehari', off: 'Tanpa email' },
    kinds: {
      reply: 'Balasan pada yang Anda ikuti',
      mention: 'Sebutan',
      quote: 'Kutipan tulisan Anda',
      answer: 'Balasan Anda jadi jawaban',
      status: 'Status gagasan yang Anda pilih',
      event_seat: 'Tempat dari daftar tunggu',
      event_changed: 'Acara yang dipindah atau dibatalkan',
      event_soon: 'Pengingat acara',
      campaign_update: 'Kabar kampanye yang Anda ikuti',
      campaign_funded: 'Kampanye yang mencapai target',
      campaign_overdue: 'Laporan yang terlambat',
      shift_soon: 'Pengingat giliran relawan Anda',
      shift_changed: 'Giliran yang dipindahkan atau dibatalkan',
      decision: 'Keputusan tentang kiriman Anda',
      automation: 'Aturan otomatis Anda sendiri',
      place_letter: 'Pesan dari tempat yang Anda ikuti atau kunjungi',
      bookmark: 'Pengingat yang Anda simpan',
      review_asked: 'Artikel yang diminta untuk Anda periksa',
      message: 'Jawaban dari bisnis yang Anda tulisi',
      suggestion_taken: 'Pembetulan Anda yang sudah tampil',
      suggestion_not_taken: 'Pembetulan Anda yang tidak dipakai',
      suggestion_asked: 'Pembetulan untuk tempat yang Anda kelola',
      message_asked: 'Pesan pengunjung untuk bisnis Anda',
      group_note: 'Pengumuman di grup Anda',
      group_invited: 'Undangan ke grup',
      group_asked: 'Yang minta bergabung dengan grup Anda',
      group_joined: 'Grup yang menerima Anda',
      person_asked: 'Yang ingin menulis kepada Anda',
      person_message: 'Pesan dari anggota',
      followed: 'Pengikut baru',
      followed_post: 'Tulisan baru dari yang Anda ikuti',
      give_soon: 'Pengingat memberi yang Anda minta',
      jumuah: 'Salat Jumat di masjid Anda',
      order: 'Perkembangan pesanan Anda',
      review: 'Ulasan baru untuk bisnis Anda',
      order_placed: 'Pesanan baru di toko',
      queue: 'Yang menunggu di antrean tim',
    },
    save: 'Simpan',
    saved: 'Tersimpan.',
  },
  off: {
    title: 'Hentikan email ini',
    text: 'Anda tidak akan menerima email ini lagi. Notifikasi di situs tetap ada.',
    button: 'Hentikan',
    done: 'Selesai. Anda tidak akan menerima email ini lagi.',
    bad: 'Tautan ini tidak berlaku lagi. Anda dapat mengatur email di halaman notifikasi.',
  },
}
