// Texts of the mails the site sends, in Indonesian.
import type { MailMessages } from './catalogue.server.ts'

export default {
  greeting: 'Assalamualaikum,',
  signature: 'Tim Mahalla',
  ignore: 'Jika Anda tidak memintanya, abaikan saja email ini. Tidak akan terjadi apa-apa.',
  orCode: (code: string) => `Atau masukkan kode ini: ${code}`,
  setupTest: {
    subject: 'Email percobaan dari situs Anda',
    body: 'Jika Anda membaca ini, email situs Anda berfungsi.',
    action: 'Kembali ke daftar penyiapan',
  },
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
  invite: {
    subject: 'Anda diundang bergabung dengan Mahalla',
    body: 'Tim Mahalla telah membuatkan akun untuk Anda dengan alamat email ini. Terima undangannya dan buat kata sandi. Tautan ini hanya bisa dipakai sekali dan berlaku satu jam.',
    action: 'Terima undangan',
    closing: 'Jika Anda tidak ingin bergabung, abaikan saja email ini.',
  },
  changeAddress: {
    subject: 'Konfirmasi perubahan alamat email Anda',
    body: 'Anda meminta untuk mengubah alamat email akun Mahalla Anda.',
    action: 'Konfirmasi perubahan',
  },
  addressTaken: {
    subject: 'Seseorang meminta memakai alamat email Anda',
    body: 'Seseorang meminta memakai alamat ini untuk akun Mahalla lain. Alamat ini sudah milik Anda, jadi tidak ada yang berubah. Jika itu Anda, masuklah dengan alamat ini. Jika bukan, Anda tidak perlu melakukan apa pun.',
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
    choices: 'Pilih yang Anda terima',
    test: '[Uji coba]',
    why: 'Anda menerima ini karena berlangganan buletin Mahalla.',
  },
  certificateReminder: {
    subject: (business: string) => `Sertifikat halal ${business} segera berakhir`,
    body: (business: string, date: string) =>
      `Sertifikat halal ${business} yang kami simpan berlaku sampai ${date}. Setelah hari itu, tingkat bisnis ini turun dengan sendirinya. Jika Anda sudah memiliki yang baru, silakan serahkan kepada kami.`,
    action: 'Serahkan sertifikat baru',
  },
  moderation: {
    things: {
      campaign_entry: 'kabar penggalangan Anda',
      campaign_account: 'akun pemberian',
      giving_group: 'kelompok Anda',
      review: 'ulasan Anda',
      review_reply: 'balasan Anda atas ulasan',
      contribution: 'kiriman Anda',
      reply: 'balasan Anda',
      person: 'profil Anda',
      photo: 'foto Anda',
      evidence: 'bukti Anda',
      claim: 'klaim Anda',
      listing: 'halaman bisnis Anda',
      fact: 'keterangan Anda tentang suatu tempat',
      ownership: 'pernyataan kepemilikan Anda',
      job: 'lowongan Anda',
      message: 'pesan Anda',
      place_change: 'usulan Anda untuk sebuah tempat',
      prayer_room: 'musala yang Anda tambahkan',
      prayer_room_word: 'keterangan Anda tentang musala',
      mosque_announcement: 'pengumuman Anda',
      mosque_admin: 'permintaan Anda untuk mengelola halaman masjid',
      course: 'kursus Anda',
      course_review: 'ulasan kursus Anda',
      course_remark: 'tulisan Anda di bawah pelajaran',
      teaching_request: 'permintaan Anda untuk mengajar',
      social_account: 'akun media sosial Anda',
      social_verification: 'kode akun media sosial Anda',
      group: 'grup Anda',
      group_note: 'pengumuman Anda',
      person_message: 'pesan Anda',
      other: 'kiriman Anda',
    },
    about: (thing: string, name: string) => `${thing} (${name})`,
    subject: {
      approved: (thing: string) => `Disetujui: ${thing}`,
      rejected: (thing: string) => `Tidak ditayangkan: ${thing}`,
      needs_info: (thing: string) => `Ada pertanyaan tentang ${thing}`,
    },
    body: {
      approved: (thing: string) => `Terima kasih. Kami sudah memeriksa dan menyetujui ${thing}.`,
      rejected: (thing: string) => `Kami sudah memeriksa dan tidak dapat menayangkan ${thing}.`,
      needs_info: (thing: string) => `Sebelum memutuskan, kami perlu tahu lebih banyak tentang ${thing}.`,
    },
    canned: {
      spam: 'Isinya seperti iklan atau tampaknya tidak nyata.',
      offensive: 'Isinya menyinggung atau menyerang seseorang.',
      not_own_visit: 'Isinya bukan tentang kunjungan Anda sendiri.',
      private_data: 'Isinya memuat informasi pribadi orang lain.',
      off_topic: 'Isinya bukan tentang tempat ini.',
      unreadable: 'Kami tidak dapat membaca atau memahaminya.',
      unclear: 'Kami memerlukan rincian lebih lanjut.',
      duplicate: 'Sudah ada sebelumnya.',
      unproven: 'Yang Anda kirim belum membuktikannya.',
      unkind: 'Tidak ramah kepada orang lain, dan bukan untuk pertama kali.',
    },
    note: 'Catatan dari tim kami:',
    action: 'Lihat di Mahalla',
  },
  contactAnswer: {
    subject: (subject: string) => `Balasan atas pesan Anda: ${subject}`,
    youWrote: 'Pesan Anda:',
    closing: 'Jika ada pertanyaan lain, silakan hubungi kami lagi.',
    action: 'Hubungi kami lagi',
  },
  communityNews: {
    subject: (n: number) => (n === 1 ? 'Kabar dari komunitas Mahalla' : `${n} kabar dari komunitas Mahalla`),
    body: 'Inilah yang terjadi di komunitas:',
    action: 'Lihat di Mahalla',
    why: 'Anda menerima email ini sesuai pengaturan notifikasi Anda.',
    stop: 'Hentikan email ini',
  },
  jobs: {
    application: {
      subject: (job: string) => `Lamaran baru: ${job}`,
      body: (person: string, job: string) =>
        `${person} melamar untuk “${job}”.\n\nMohon jawab semua pelamar, meski jawabannya tidak. Lamaran dihapus setelah 180 hari.`,
      action: 'Baca lamaran',
    },
    answerSubject: (job: string) => `Lamaran Anda: ${job}`,
    answers: {
      seen: (job: string, employer: string) => `${employer} sudah membaca lamaran Anda untuk “${job}”.`,
      shortlisted: (job: string, employer: string) =>
        `Kabar baik: ${employer} memasukkan Anda ke daftar pilihan untuk “${job}”. Anda mungkin segera dihubungi.`,
      declined: (job: string, employer: string) =>
        `Kali ini ${employer} memilih orang lain untuk “${job}”. Semoga Allah bukakan pintu yang lebih baik.`,
      hired: (job: string, employer: string) => `Mabrouk! ${employer} ingin mempekerjakan Anda untuk “${job}”.`,
    },
    answerAction: 'Lamaran saya',
    ending: {
      subject: (job: string) => `Masih dibuka? ${job}`,
      body: (job: string, date: string) =>
        `Lowongan Anda “${job}” berakhir pada ${date}. Jika masih dibuka, perpanjang dengan satu klik. Jika sudah terisi, Anda tidak perlu berbuat apa-apa.`,
      action: 'Perpanjang atau tutup',
    },
    alert: {
      subject: (found: string) => `Baru di Mahalla: ${found}`,
      body: (search: string) => `Yang baru untuk pencarian Anda “${search}”:`,
      action: 'Lihat semua hasil',
      why: 'Anda menerima email ini karena menyimpan pencarian ini.',
      stop: 'Hentikan pemberitahuan ini',
    },
  },
  mosqueAsk: {
    subject: (mosque) => `Apakah jadwal ${mosque} sudah benar?`,
    body: (mosque) =>
      `Salam untuk seluruh jemaah ${mosque}.\n\nOrang menemukan masjid Anda di Mahalla dan datang salat bersama. Mohon periksa sebentar jadwal yang mereka lihat.`,
    known: 'Inilah jadwal yang kami tampilkan sekarang:',
    none: 'Kami belum tahu waktu iqamah dan Jumat Anda. Anda bisa menambahkannya dalam beberapa menit.',
    after: (minutes) => `${minutes} mnt setelah masuk waktu`,
    action: 'Periksa jadwal',
    why: (mosque) => `Kami menulis sekali setiap musim, karena alamat ini diumumkan untuk ${mosque}.`,
    stop: 'Jangan kirimi kami surat lagi',
  },
  placeAlert: {
    confirm: {
      subject: 'Mau kami kabari saat yang pertama tercantum?',
      body: (name: string) =>
        `Anda meminta Mahalla mengabari saat yang pertama tercantum untuk “${name}”. Konfirmasikan, dan kami akan menulis sekali.`,
      action: 'Ya, beri tahu saya',
      stop: 'Tidak, hentikan',
    },
    found: {
      subject: (name: string) => `Kini di Mahalla: ${name}`,
      body: (name: string) => `Yang pertama sudah tercantum untuk “${name}”:`,
      action: 'Lihat pencarian',
      why: 'Anda minta dikabari satu kali, dan inilah kabarnya. Tidak ada email lagi tentang ini.',
    },
  },
  mosqueNews: {
    subject: (mosque: string, title: string) => `${mosque}: ${title}`,
    janazah: 'Inna lillahi wa inna ilaihi raji’un.',
    kinds: { general: 'Kabar', janazah: 'Salat jenazah', class: 'Kajian', event: 'Acara', closure: 'Penutupan' },
    on: (date: string) => `Hari: ${date}`,
    at: (time: string) => `Pukul: ${time}`,
    after: (prayer: string) => `Setelah salat ${prayer}`,
    prayers: { fajr: 'Subuh', dhuhr: 'Zuhur', asr: 'Asar', maghrib: 'Magrib', isha: 'Isya', jumuah: 'Jumat' },
    where: (place: string) => `Tempat: ${place}`,
    burial: (place: string) => `Pemakaman: ${place}`,
    action: 'Lihat di Mahalla',
    why: (mosque: string) => `Anda menerima email ini karena mengikuti pengumuman dari ${mosque}.`,
    stop: 'Hentikan email ini',
  },
  timetableSheet: {
    subject: (mosque, month) => `Jadwal salat ${month}: ${mosque}`,
    body: (mosque, month) =>
      `Jadwal salat ${mosque} untuk ${month} siap dicetak. Lembarnya dibuat saat Anda membukanya, jadi perubahan dari masjid sampai saat itu sudah tercantum.`,
    action: 'Buka lembar untuk dicetak',
    other: 'Ingin kertas, warna, atau bahasa lain?',
    change: 'Ubah lembar',
    why: (mosque) => `Anda meminta jadwal salat ${mosque} setiap bulan.`,
    stop: 'Hentikan email ini',
  },
  trialReminder: {
    subjects: {
      23: 'Masa coba VIP Anda berakhir 7 hari lagi',
      28: 'Masa coba VIP Anda berakhir 2 hari lagi',
      30: 'Masa coba VIP Anda berakhir hari ini',
    },
    bodies: {
      23: (listing: string, date: string) =>
        `Masa coba VIP gratis untuk ${listing} berlaku sampai ${date}. Sampai saat itu Anda bisa memakai 20 aturan otomatis.`,
      28: (listing: string, date: string) =>
        `Masa coba VIP gratis untuk ${listing} berlaku sampai ${date}: tinggal dua hari.`,
      30: (listing: string, date: string) =>
        `Hari ini, ${date}, adalah hari terakhir masa coba VIP gratis untuk ${listing}. Mulai besok bisnis Anda memakai Barakah, paket gratis kami.`,
    },
    yourListing: 'bisnis Anda',
    action: 'Bandingkan paket',
    closing:
      'Anda tidak perlu melakukan apa pun. Tidak ada kartu yang diminta dan tidak ada yang ditagih: masa coba berakhir dengan sendirinya, bisnis Anda tetap tayang gratis, dan tidak ada isian yang hilang.',
  },
  leaving: {
    asked: {
      subject: (date: string) => `Akun Anda akan dihapus pada ${date}`,
      body: (date: string) =>
        `Anda meminta akun Mahalla Anda dihapus. Akun kini terkunci dan akan dihapus pada ${date}, beserta semua yang Anda pilih untuk dihapus. Jika berubah pikiran, masuklah sebelum tanggal itu dan pertahankan akun Anda.`,
      closing: 'Jika bukan Anda yang meminta, masuklah, pertahankan akun, dan segera ganti kata sandi.',
      action: 'Masuk',
    },
    decided: {
      subject: (date: string) => `Akun Anda akan dihapus pada ${date}`,
      body: (date: string) =>
        `Tim kami memutuskan untuk menghapus akun Mahalla Anda. Akun kini terkunci dan akan dihapus pada ${date}. Sampai saat itu Anda dapat masuk dan membawa data Anda.`,
      closing: 'Jika menurut Anda ini keliru, tulislah kepada kami sebelum tanggal itu.',
      action: 'Tulis kepada kami',
    },
    done: {
      subject: 'Akun Anda sudah dihapus',
      body: 'Akun Mahalla Anda sudah dihapus, beserta alamat, sesi, dan berkas Anda. Ini email terakhir kami. Semoga Allah menyertai Anda.',
    },
  },
  plan: {
    names: { basic: 'Barakah', premium: 'Rizq', enterprise: 'Falah' },
    renews: {
      subject: (plan: string, date: string) => `Paket ${plan} Anda diperpanjang pada ${date}`,
      body: (plan: string, date: string) =>
        `Paket ${plan} Anda diperpanjang pada ${date}. Jika ingin berhenti, batalkan sebelum itu dengan dua ketukan; semuanya tetap milik Anda sampai hari itu.`,
    },
    ends: {
      subject: (plan: string, date: string) => `Paket ${plan} Anda berakhir pada ${date}`,
      body: (plan: string, date: string) =>
        `Paket ${plan} Anda berlaku sampai ${date}. Setelah itu bisnis Anda tetap tayang dengan Barakah, paket gratis kami. Sampai hari itu, satu ketukan cukup untuk mempertahankan ${plan}.`,
    },
    late: {
      subject: (plan: string) => `Pembayaran paket ${plan} Anda belum kami terima`,
      body: (plan: string, date: string) =>
        `Pembayaran paket ${plan} Anda belum masuk. Tidak ada yang berubah sampai ${date}, dan kami tidak pernah mengenakan bunga atau denda. Mohon periksa data pembayaran Anda sebelum itu.`,
    },
    last_days: {
      subject: (plan: string) => `Hari-hari terakhir paket ${plan} Anda`,
      body: (plan: string, date: string) =>
        `Kami masih menunggu pembayaran paket ${plan} Anda. Pada ${date} bisnis Anda beralih ke Barakah, paket gratis kami. Bisnis Anda tetap tayang dan tidak ada isian yang hilang.`,
    },
    ended: {
      subject: (plan: string) => `Paket ${plan} Anda telah berakhir`,
      body: (plan: string) =>
        `Paket ${plan} Anda telah berakhir. Bisnis Anda tetap tayang dengan Barakah, paket gratis kami, lengkap dengan semua isian Anda. Anda boleh kembali kapan saja.`,
    },
    action: 'Kelola paket saya',
    closing: 'Anda menerima email ini karena bisnis Anda memiliki paket di Mahalla.',
  },
  invoice: {
    invoice: {
      subject: (number: string) => `Faktur ${number}`,
      body: (number: string, total: string) =>
        `Ini faktur ${number} senilai ${total}. Silakan transfer jumlah tersebut dan cantumkan nomor faktur sebagai keterangan. Paket Anda dimulai begitu tim kami mengonfirmasi pembayaran.`,
    },
    receipt: {
      subject: (number: string) => `Tanda terima faktur ${number}`,
      body: (number: string, total: string) =>
        `Jazakallah khair. Pembayaran Anda sebesar ${total} untuk faktur ${number} sudah kami terima. Faktur dapat dibuka dan dicetak kapan saja.`,
    },
    credit_note: {
      subject: (number: string) => `Nota kredit ${number}`,
      body: (number: string, total: string) =>
        `Kami telah mengembalikan ${total} kepada Anda. Nota kredit ${number} tersimpan bersama faktur Anda.`,
    },
    action: 'Buka',
    closing: 'Simpan email ini sebagai arsip Anda.',
  },
  application: {
    note: 'Catatan dari tim kami:',
    affiliate: {
      subject: 'Pengajuan afiliasi Anda',
      approved: 'Selamat datang. Pengajuan Anda diterima. Tautan dan ketentuan Anda ada di dasbor.',
      declined:
        'Terima kasih atas pengajuan Anda. Saat ini kami belum dapat menerima Anda sebagai afiliasi. Silakan mengajukan lagi nanti.',
    },
    partner: {
      subject: (name) => `${name} dan Mahalla`,
      approved: (name) => `${name} kini mitra Mahalla. Lencana Anda siap: salin dari halaman mitra ke situs Anda.`,
      declined: (name) => `Terima kasih atas pengajuan Anda. Kami tidak dapat menerima ${name} sebagai mitra.`,
      revoked: (name) => `${name} bukan lagi mitra Mahalla, dan lencananya kini menyatakannya.`,
    },
    action: { affiliate: 'Buka dasbor saya', partner: 'Ambil lencana' },
  },
  gift: {
    title: 'Hadiah untuk Mahalla',
    how: {
      subject: (number) => `Cara memberi (${number})`,
      body: (sum) =>
        `Jazakallah khair. Silakan transfer ${sum} dan tulis nomor di bawah ini sebagai berita, agar kami tahu itu dari Anda.`,
      closing: 'Bila berubah pikiran, tidak perlu berbuat apa-apa. Tidak ada yang akan mengingatkan.',
    },
    receipt: {
      subject: (number) => `Kuitansi ${number}`,
      body: (sum) => `Jazakallah khair. Pemberian Anda sebesar ${sum} sudah kami terima.`,
    },
    refund: {
      subject: (number) => `Kami mengembalikan pemberian Anda (${number})`,
      body: (sum) => `Kami mengembalikan ${sum} kepada Anda.`,
    },
    lines: {
      number: 'Nomor',
      date: 'Tanggal',
      giver: 'Dari',
      purpose: 'Untuk',
      amount: 'Jumlah',
      to: 'Kepada',
    },
    stop: 'Hentikan pemberian bulanan saya',
    closing: 'Simpan email ini untuk catatan Anda.',
  },
  order: {
    postage: 'Ongkos kirim',
    discount: 'Diskon',
    tax: 'Pajak',
    /** Nothing was to be paid before it was collected. */
    cancelledUnpaid: 'Pesanan Anda dibatalkan dan barangnya kembali ke toko. Tidak ada yang perlu dibayar.',
    steps: {
      unconfirmed: {
        subject: (reference: string) => `Mohon konfirmasi pesanan Anda ${reference}`,
        body: 'Mohon buka tautan dan konfirmasi pesanan Anda. Sebelum itu belum ada yang disisihkan. Tautan berlaku sehari.',
      },
      new: {
        subject: (reference: string) => `Pesanan Anda ${reference}`,
        body: 'Jazakallah khair atas pesanan Anda. Barang-barang ini sudah kami sisihkan.',
      },
      paid: {
        subject: (reference: string) => `Pembayaran Anda sudah kami terima (${reference})`,
        body: 'Pembayaran Anda sudah masuk. Pesanan Anda segera kami kemas.',
      },
      packed: {
        subject: (reference: string) => `Pesanan Anda sudah dikemas (${reference})`,
        body: 'Pesanan Anda sudah dikemas.',
      },
      sent: {
        subject: (reference: string) => `Pesanan Anda dalam perjalanan (${reference})`,
        body: 'Pesanan Anda sudah kami kirim.',
      },
      ready: {
        subject: (reference: string) => `Pesanan Anda siap diambil (${reference})`,
        body: 'Pesanan Anda menunggu di masjid. Tunjukkan nomor ini saat datang.',
      },
      done: {
        subject: (reference: string) => `Pesanan Anda selesai (${reference})`,
        body: 'Pesanan Anda selesai. Semoga bermanfaat.',
      },
      cancelled: {
        subject: (reference: string) => `Pesanan Anda dibatalkan (${reference})`,
        body: 'Pesanan Anda dibatalkan dan barangnya kembali ke toko. Jika sudah membayar, uang Anda akan kami kembalikan.',
      },
      refunded: {
        subject: (reference: string) => `Uang pesanan Anda sudah kami kembalikan (${reference})`,
        body: 'Yang Anda bayar untuk pesanan ini sudah kami kembalikan.',
      },
    },
    ways: {
      none: (sum: string) => `Anda membayar ${sum} saat mengambil.`,
      manual: (sum: string) => `Mohon transfer ${sum} dalam 7 hari dengan mencantumkan nomor di bawah.`,
      stripe: (sum: string) => `Mohon bayar ${sum} dengan kartu dalam 15 menit; setelah itu barang kembali ke toko.`,
    },
    lines: {
      reference: 'Nomor',
      total: 'Total',
      pickup: 'Diambil di',
      address: 'Dikirim ke',
      note: 'Catatan',
      account: 'Rekening',
    },
    action: 'Lihat pesanan saya',
    closing: 'Simpan email ini: tautannya membuka pesanan Anda. Jangan dibagikan.',
    confirmAction: 'Konfirmasi pesanan saya',
    confirmClosing:
      'Jika Anda tidak memesan apa pun, abaikan email ini: tidak terjadi apa-apa dan kami tidak akan menulis lagi tentang ini.',
  },
  teamInvitation: {
    subject: (name: string, from: string) => `${from} mengundang Anda ke tim ${name}`,
    body: (name: string, from: string, role: string) =>
      `${from} mengundang Anda membantu ${name} di Mahalla sebagai ${role}. Tautan berlaku sekali, selama 7 hari, dan hanya untuk alamat ini. Jika Anda tidak mengenal ${from}, abaikan email ini.`,
    action: 'Lihat undangan',
    roles: { manager: 'pengelola', helper: 'pembantu' },
  },
  ownership: {
    noteLabel: 'Catatan dari tim kami',
    claimCode: {
      subject: (name: string) => `Kode Anda untuk mengklaim ${name}`,
      body: (name: string) =>
        `Seseorang, semoga Anda sendiri, ingin mengelola ${name} di Mahalla. Jika benar, masukkan kode ini di halaman klaim. Kode berlaku 15 menit. Jika Anda tidak tahu tentang ini, jangan berikan kode kepada siapa pun.`,
      /** For the listed number: a text, or read aloud digit by digit. */
      text: (name: string, code: string) =>
        `${code} adalah kode Anda untuk mengklaim ${name} di Mahalla. Jangan berikan kepada siapa pun yang menelepon.`,
      spoken: (name: string, code: string) =>
        `Halo. Seseorang ingin mengelola ${name} di Mahalla. Jika benar, kodenya: ${code}. Sekali lagi: ${code}. Jika Anda tidak tahu tentang ini, silakan tutup telepon.`,
    },
    claim_verified: {
      subject: (name: string) => `${name} kini milik Anda di Mahalla`,
      body: (name: string) =>
        `Klaim Anda terverifikasi: Anda kini dapat mengubah data ${name}, membalas ulasan, serta menjaga jam buka dan keterangannya tetap benar.`,
      action: 'Buka bisnis saya',
    },
    claim_rejected: {
      subject: (name: string) => `Tentang klaim Anda atas ${name}`,
      body: (name: string) => `Kami telah memeriksa klaim Anda atas ${name} dan belum bisa mengonfirmasinya.`,
      action: 'Lihat klaim',
    },
    claim_needs_info: {
      subject: (name: string) => `Kami perlu sedikit keterangan lagi tentang ${name}`,
      body: (name: string) => `Untuk mengonfirmasi bahwa ${name} milik Anda, kami perlu keterangan lagi dari Anda.`,
      action: 'Jawab',
    },
    claim_disputed: {
      subject: (name: string) => `Klaim Anda atas ${name} sedang diperiksa`,
      body: (name: string) =>
        `Orang lain juga mengatakan bahwa ${name} miliknya, atau bisnis itu sudah punya pemilik. Tim kami akan memeriksa kedua pihak dan mengabari Anda. Saat ini Anda tidak perlu melakukan apa pun.`,
      action: 'Lihat klaim',
    },
    claim_revoked: {
      subject: (name: string) => `Klaim Anda atas ${name} dicabut`,
      body: (name: string) => `${name} tidak lagi terhubung dengan akun Anda.`,
      action: 'Lihat klaim',
    },
    owner_challenged: {
      subject: (name: string) => `Orang lain mengklaim ${name}`,
      body: (name: string) =>
        `Seseorang memberi tahu kami bahwa ${name} miliknya. Untuk sekarang tidak ada yang berubah: tim kami akan memeriksanya. Jika milik Anda, Anda tidak perlu melakukan apa pun; tulislah kepada kami jika Anda tahu lebih banyak.`,
      action: 'Lihat bisnis saya',
    },
    owner_changed: {
      subject: (name: string) => `${name} punya pemilik baru di Mahalla`,
      body: (name: string) =>
        `Setelah keputusan tim kami, ${name} kini milik akun lain di Mahalla. Jika menurut Anda ini salah, bekukan dan tulislah kepada kami.`,
      action: 'Lihat halaman',
    },
    vouch_asked: {
      subject: (name: string) => `Masjid Anda diminta memberi kesaksian untuk ${name}`,
      body: (name: string) =>
        `Seseorang mengatakan bahwa ${name} adalah bisnisnya dan meminta masjid Anda mengonfirmasinya. Mohon beri kesaksian hanya jika Anda mengenalnya.`,
      action: 'Lihat siapa yang meminta',
    },
    transfer_offered: {
      subject: (name: string, from: string) => `${from} mengalihkan ${name} kepada Anda`,
      body: (name: string, from: string) =>
        `${from} ingin mengalihkan ${name} kepada Anda di Mahalla. Jika Anda menerima, Andalah yang mengelola halamannya. Tawaran berlaku 7 hari.`,
      action: 'Lihat tawaran',
    },
    freeze: {
      text: 'Jika Anda tidak menyetujuinya, bekukan listing: tidak ada yang bisa mengalihkan, mengganti nama, atau menghapusnya. Tautan berfungsi sekali, selama 30 hari, juga tanpa masuk.',
      action: 'Bekukan listing',
    },
    transfer_started: {
      subject: (name: string) => `Anda menawarkan ${name} kepada seseorang`,
      body: (name: string, email: string) =>
        `Dari akun Anda, ${name} ditawarkan kepada ${email}. Tidak ada yang berubah sampai tawaran diterima. Jika itu bukan Anda, bekukan listing sekarang dan ganti kata sandi Anda.`,
      action: 'Lihat bisnis saya',
    },
    listing_frozen: {
      subject: (name: string) => `${name} dibekukan`,
      body: (name: string) =>
        `Tidak ada yang bisa mengalihkan, mengganti nama, atau menghapus ${name} sampai pembekuan dicabut.`,
      action: 'Lihat bisnis saya',
    },
    listing_thawed: {
      subject: (name: string) => `${name} tidak lagi dibekukan`,
      body: (name: string) => `Pembekuan ${name} dicabut. Listing bisa kembali dialihkan, diganti nama, dan dihapus.`,
      action: 'Lihat bisnis saya',
    },
    transfer_accepted: {
      subject: (name: string) => `${name} sudah dialihkan`,
      body: (name: string) => `Tawaran Anda diterima. ${name} kini milik pemilik barunya.`,
      action: 'Lihat halaman',
    },
    transfer_received: {
      subject: (name: string) => `${name} kini milik Anda`,
      body: (name: string) => `Anda menerima tawaran: ${name} kini milik akun Anda.`,
      action: 'Buka bisnis saya',
    },
    transfer_declined: {
      subject: (name: string) => `Tawaran Anda atas ${name} ditolak`,
      body: (name: string) => `Orang yang Anda tawari ${name} menolak. Tidak ada yang berubah.`,
      action: 'Lihat bisnis saya',
    },
  },
  automation: {
    review_published: (place: string, stars: number) => `Ulasan baru untuk ${place}: ${stars} dari 5 bintang`,
    place_saved: (place: string) => `Seseorang menyimpan ${place}`,
    place_followed: (place: string) => `${place} punya pengikut baru`,
    listing_live: (place: string) => `${place} sudah tayang. Periksa apakah isi halamannya benar`,
    claim_approved: (place: string) => `Klaim Anda atas ${place} disetujui`,
    message_received: (place: string) => `Pesan seorang pengunjung untuk ${place} menunggu jawaban`,
    application_received: (place: string, title: string) =>
      `Ada lamaran untuk “${title}” di ${place} yang menunggu Anda`,
    event_visited: (place: string, title: string) => `Seseorang datang ke “${title}” di ${place}`,
    certificate_expiring: (place: string, day: string) => `Sertifikat halal ${place} berakhir pada ${day}`,
    hours_stale: (place: string, day: string) =>
      `Apakah jam buka ${place} masih benar? Terakhir dikonfirmasi pada ${day}`,
    ramadan_near: (place: string, day: string) => `Ramadan dimulai sekitar ${day}. Atur jam buka Ramadan ${place}`,
    tried: (rule: string) => `Uji aturan Anda “${rule}”`,
    welcome: (place: string) => `Selamat datang di ${place}. Lihat jadwal salat, kabar, dan acaranya`,
    visited: (place: string) => `Anda berkunjung ke ${place}. Bagaimana kesannya?`,
  },
} satisfies MailMessages
