// Afiliasi: aturan, pendaftaran, dasbor.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('id')

export const affiliates = {
  title: 'Afiliasi',
  lead: (percent) =>
    `Kenal toko yang layak ada di peta? Ajak pemiliknya dan dapatkan ${percent} dari yang mereka bayar.`,
  rulesTitle: 'Cara kerjanya, dengan adil',
  rules: {
    share: (percent, months) =>
      n(months, { other: `Anda mendapat ${percent} dari pembayaran pemilik selama # bulan pertama, sebelum pajak.` }),
    window: (days) =>
      n(days, {
        other: 'Tautan pertama yang dibuka berlaku # hari, disimpan di perangkat orang itu oleh situs ini saja.',
      }),
    hold: (days) => n(days, { other: 'Komisi tertunda # hari, lalu siap dibayar, lalu dibayar.' }),
    refund: 'Jika pemilik menerima pengembalian uang, komisinya ikut ditarik.',
    self: 'Anda tidak bisa mengajak diri sendiri.',
    payout: (least) =>
      `Kami membayar mulai ${least}. Jumlah yang lebih kecil dibawa ke bulan berikutnya dan tidak hilang.`,
    kept: 'Ketentuan saat Anda bergabung tetap berlaku bagi Anda, apa pun yang berubah nanti.',
  },
  apply: 'Jadi afiliasi',
  about: 'Siapa Anda dan siapa yang Anda jangkau',
  aboutHint: 'Beberapa kalimat cukup. Tim kami membaca setiap pendaftaran.',
  website: 'Situs atau kanal, bila ada',
  send: 'Kirim pendaftaran',
  sent: 'Pendaftaran Anda kami terima.',
  sentText: 'Tim kami sedang meninjau dan akan menghubungi Anda.',
  member: 'Anda adalah afiliasi',
  open: 'Buka dasbor saya',
  errors: {
    about: 'Ceritakan sedikit tentang Anda: 10 sampai 2.000 karakter.',
    website: 'Masukkan alamat yang diawali https://.',
    twice: 'Anda sudah mendaftar. Tim kami akan menghubungi Anda.',
  },
  desk: {
    link: 'Tautan Anda',
    linkHint: 'Bagikan alamat ini. Tautan menuju halaman paket dan mengingat Anda.',
    code: 'Kode Anda',
    codeHint: 'Untuk ceramah, video, atau selebaran. Pemilik mengetiknya di halaman paket, dan dihitung seperti klik.',
    share: 'Siap dibagikan',
    shareText:
      'Pakai apa adanya atau dengan kata-kata Anda sendiri. Selalu katakan bahwa Anda mendapat bagian: orang lebih percaya.',
    message: 'Pesan singkat',
    messageHint: 'Untuk WhatsApp, unggahan, atau email.',
    messageText: (link) =>
      `Assalamu’alaikum. Punya usaha? Mendaftarkannya di Mahalla gratis, dan orang di sekitar bisa menemukan Anda: ${link} (Saya mendapat bagian jika Anda memilih paket berbayar.)`,
    banner: 'Banner untuk situs Anda',
    bannerHint: 'Tempelkan di tempat gambar akan tampil.',
    bannerAlt: 'Daftarkan usaha Anda di Mahalla, gratis',
    qr: 'Kode QR',
    qrHint: 'Untuk dicetak. Menuju tautan Anda.',
    qrDownload: 'Unduh kode QR',
    clicks: 'Klik',
    referrals: 'Pemilik yang Anda ajak',
    paying: 'Pemilik yang sudah membayar',
    behind:
      'Pemilik yang Anda ajak mendapat uangnya kembali, jadi bagian darinya juga kembali. Itu dipotong dari penghasilan Anda berikutnya; Anda tidak pernah harus membayar kami.',
    funnel: 'Dari klik sampai pembayaran',
    funnelText:
      'Dihitung per bulan, paling banyak dua belas bulan terakhir. Dari klik kami hanya menyimpan jumlahnya, bukan siapa orangnya.',
    month: 'Bulan',
    signUps: 'Pendaftaran',
    firstPaid: 'Pertama kali membayar',
    begin: {
      title: 'Pemilik pertama Anda',
      text: 'Belum ada yang membuka tautan Anda. Begini memulainya:',
      steps: [
        'Kirim tautan Anda ke satu pemilik usaha yang Anda kenal. Ajakan pribadi paling berhasil.',
        'Mereka mendaftarkan usahanya gratis. Itu muncul di sini sebagai pendaftaran.',
        'Begitu mereka membayar paket, bagian Anda muncul di sini, beserta hari kami membayarnya.',
      ],
    },
    order: 'Pesanan',
    orderText: (number, date) => `No. ${number}, dibayar ${date}`,
    cycles: { monthly: 'bulanan', annual: 'tahunan' },
    takenBack: {
      refund: (back, sum) =>
        `${back} dari ${sum} yang dibayar kembali ke pemilik, jadi bagian Anda sebesar itu juga kembali. Dipotong dari pembayaran Anda berikutnya.`,
      late: 'Kabar tentang pembayaran pertama yang lebih lama dari pemilik ini datang terlambat. Menurut tanggalnya, pembayaran ini di luar bulan yang dihitung, jadi bagiannya kembali.',
      self: 'Anda atau orang dengan data yang sama mengelola usaha ini, dan tidak ada yang mendapat bagian dari pembayarannya sendiri. Jika keliru, tulislah kepada kami.',
    },
    arrived: 'Sudah tiba',
    listed: (sum: string) => `${sum} ada di daftar transfer berikutnya.`,
    payoutStates: { listed: 'Di daftar', sent: 'Terkirim', confirmed: 'Tiba', failed: 'Kembali' },
    account: {
      title: 'Ke mana kami membayar Anda',
      text: 'Hanya Anda dan yang melakukan transfer yang melihatnya.',
      missing: 'Beri tahu kami ke mana membayar. Sebelum itu tidak ada yang bisa dikirim.',
      method: 'Cara pembayaran',
      choose: 'Silakan pilih',
      holder: 'Nama pemilik rekening',
      account: 'IBAN atau nomor rekening',
      accountHint: 'Spasi tidak masalah.',
      bankCode: 'BIC, SWIFT, atau kode bank',
      bankCodeHint: 'Tidak perlu bila ada IBAN.',
      email: 'Alamat email akun itu',
      save: 'Simpan',
      saved: 'Tersimpan. Pembayaran berikutnya dikirim ke sana.',
      methods: { bank: 'Transfer bank', paypal: 'PayPal', wise: 'Wise' },
      errors: {
        method: 'Pilih cara kami membayar Anda.',
        holder: 'Isi nama seperti pada rekening.',
        account: 'Nomor itu tidak benar. Periksa IBAN atau nomor rekening.',
        bankCode: 'Isi kode bank.',
        email: 'Isi alamat email akun itu.',
      },
    },
    commissions: 'Komisi',
    none: 'Belum ada. Bagikan tautan Anda untuk memulai.',
    date: 'Tanggal',
    state: 'Status',
    amount: 'Jumlah',
    states: {
      pending: 'Tertunda',
      payable: 'Siap dibayar',
      listed: 'Sedang dibayar',
      paid: 'Dibayar',
      reversed: 'Ditarik',
    },
    payableOn: (date) => `Siap dibayar mulai ${date}`,
    payouts: 'Pembayaran',
    noPayouts: (least) => `Belum ada pembayaran. Kami membayar mulai ${least}.`,
    download: 'Unduh CSV',
    terms: 'Ketentuan Anda',
  },
} satisfies Messages['affiliates']
