// Halaman paket, dan faktur.
import type { Messages } from '#app/i18n/catalogue.ts'
import { plural } from '#app/i18n/plural.ts'

const n = plural('id')

export const packages = {
  title: 'Paket',
  lead: 'Mendaftarkan bisnis gratis selamanya. Paket membuat Anda lebih mudah ditemukan.',
  cycle: 'Frekuensi pembayaran',
  cycles: { monthly: 'Bulanan', annual: 'Tahunan' },
  current: 'Paket Anda',
  popular: 'Paling diminati',
  for: {
    basic: 'Semua yang dibutuhkan sebuah bisnis.',
    premium: 'Untuk toko yang ingin dilihat lebih dulu.',
    enterprise: 'Untuk yang ingin paling depan.',
  },
  aMonth: 'per bulan',
  aYear: 'per tahun',
  freeForever: 'Gratis selamanya',
  saves: (amount) => `Hemat ${amount} per tahun`,
  orYear: (price, saving) => `atau ${price} per tahun (hemat ${saving})`,
  everythingIn: (plan) => `Semua yang ada di ${plan}`,
  listFree: 'Daftarkan bisnis gratis',
  buttons: {
    start: (plan) => `Pilih ${plan}`,
    upgrade: (plan) => `Beralih ke ${plan}`,
    downgrade: (plan) => `Beralih ke ${plan} nanti`,
    yearly: () => 'Bayar tahunan',
    monthly: () => 'Bayar bulanan nanti',
    cancel: (plan) => `Kembali ke ${plan}`,
  },
  steps: {
    upgrade: 'Mulai hari ini. Anda hanya membayar selisih sisa hari.',
    downgrade: 'Mulai saat masa yang sudah dibayar berakhir.',
    yearly: 'Mulai hari ini. Anda hanya membayar selisih sisa hari.',
    monthly: 'Mulai saat masa yang sudah dibayar berakhir.',
  },
  payments: {
    none: (currency) =>
      `Harga dalam ${currency}. Di sini belum ada penyedia pembayaran, jadi paket langsung aktif dan tidak ada yang ditagih.`,
    manual: (currency) =>
      `Harga dalam ${currency}, ditambah pajak bila berlaku. Anda menerima faktur dan membayar lewat transfer bank; paket mulai setelah kami konfirmasi.`,
    stripe: (currency) =>
      `Harga dalam ${currency}, ditambah pajak bila berlaku. Bank Anda mungkin mengonversinya. Pembayaran kartu lewat Stripe; kami tidak pernah melihat kartu Anda.`,
  },
  lines: {
    page: 'Halaman sendiri dengan peta, jam buka, dan kontak',
    near: 'Muncul di pencarian dan di sekitar',
    reviews: 'Ulasan, dan balasan Anda',
    photos: 'Hingga 60 foto per bisnis',
    label: 'Label Unggulan pada bisnis Anda',
    ahead: 'Di depan bisnis gratis pada jarak yang sama',
    largeCards: 'Peluang tampil di kartu besar halaman depan',
    first: 'Di depan Rizq pada jarak yang sama',
  },
  rules: 'Aturan otomatisasi',
  compare: 'Isi setiap paket',
  compareText: 'Jarak selalu yang utama: tidak ada paket yang menaruh toko jauh di depan toko di ujung jalan.',
  feature: 'Fitur',
  yes: 'Termasuk',
  no: 'Tidak termasuk',
  trial: {
    title: '30 hari VIP, gratis',
    text: 'Semua isi Rizq selama 30 hari. Tanpa kartu. Berakhir dengan sendirinya, dan bisnis Anda tetap di Barakah, gratis.',
    start: 'Mulai masa coba gratis',
    register: 'Daftarkan bisnis dan coba',
  },
  present: {
    title: (plan) => `Paket Anda: ${plan}`,
    trial: 'Masa coba VIP Anda',
    basic: 'Gratis, tanpa tanggal berakhir.',
    trialEnds: (date, days) => n(days, { other: `Sampai ${date}: tersisa # hari.` }),
    renewsOn: (date, days) => n(days, { other: `Diperpanjang pada ${date}, # hari lagi.` }),
    endsOn: (date) => `Dibatalkan. Tetap milik Anda sampai ${date}, lalu bisnis Anda tetap di Barakah, gratis.`,
    changesOn: (plan, date) => `Berubah menjadi ${plan} pada ${date}.`,
    late: (date) =>
      `Pembayaran terakhir belum kami terima. Tidak ada yang berubah sampai ${date}, dan tidak ada denda.`,
    sure: (plan) => `Batalkan ${plan}?`,
    sureText: (date) =>
      `Tetap milik Anda sampai ${date}. Setelah itu bisnis Anda tetap tayang gratis. Tidak ada yang dihapus.`,
    yesCancel: 'Ya, batalkan',
    keep: 'Pertahankan paket',
    cancel: 'Batalkan paket',
    resume: (plan) => `Pertahankan ${plan}`,
    due: (total: string, number: string) =>
      `Kami menunggu transfer Anda sebesar ${total}, referensi ${number}. Paket Anda mulai begitu transfernya tiba.`,
    howToPay: 'Cara membayar',
    portal: 'Kartu dan pembayaran',
    invoices: 'Faktur',
  },
  notes: {
    active: 'Paket Anda aktif. Jazakallah khair.',
    changing: 'Tersimpan. Paket baru dimulai begitu pembayaran dikonfirmasi, biasanya dalam semenit.',
    scheduled: 'Tersimpan. Perubahan terjadi saat masa yang sudah dibayar berakhir.',
    cancelled: 'Dibatalkan. Semuanya tetap milik Anda sampai akhir masa.',
    resumed: 'Senang Anda tetap di sini. Paket Anda berlanjut.',
    trial: 'Masa coba VIP Anda dimulai.',
    paid: 'Terima kasih. Paket Anda mulai begitu pembayaran dikonfirmasi, biasanya dalam semenit.',
    code: 'Terima kasih. Kami akan mengingat siapa yang mengajak Anda.',
    noCode: 'Kami tidak mengenal kode itu. Periksa lalu coba lagi.',
    lateCode:
      'Kode itu tidak bisa dihitung: itu kode Anda sendiri, kode lain sudah lebih dulu, atau Anda sudah membayar.',
  },
  code: {
    question: 'Ada yang mengajak Anda ke sini?',
    label: 'Kodenya',
    hint: 'Kalau Anda diberi kode, ketik di sini. Harga Anda tidak berubah.',
    send: 'Simpan kode',
  },
  faqTitle: 'Yang sering ditanyakan',
  faq: [
    {
      question: 'Apakah paket gratis benar-benar gratis?',
      answer: 'Ya. Barakah tidak berbiaya, tidak perlu kartu, dan tidak ada tanggal berakhir.',
    },
    {
      question: 'Bisakah uang mengubah penilaian atau tingkat halal?',
      answer: 'Tidak. Penilaian berasal dari ulasan dan tingkat halal dari bukti. Tidak ada paket yang mengubahnya.',
    },
    {
      question: 'Apa yang terjadi kalau saya membatalkan?',
      answer:
        'Paket tetap milik Anda sampai hari terakhir yang dibayar. Lalu bisnis Anda tetap tayang di Barakah, dengan semua isian Anda.',
    },
    {
      question: 'Bagaimana kalau pembayaran terlambat?',
      answer:
        'Selama tujuh hari tidak ada yang berubah, dan kami mengirim email lebih dulu. Tidak pernah ada bunga atau denda.',
    },
    {
      question: 'Bolehkah saya berganti paket?',
      answer:
        'Boleh, kapan saja. Naik paket mulai hari ini dan Anda hanya membayar selisih per hari. Turun paket mulai saat masa berjalan berakhir.',
    },
  ],
  errors: {
    twice: 'Masa coba gratis hanya sekali, dan tidak bersama paket berbayar.',
    providerFailed: 'Layanan pembayaran tidak menjawab. Tidak ada yang ditagih; coba lagi sebentar.',
    secondFactorRequired: 'Selesaikan dulu langkah kedua untuk masuk.',
  },
  invoicesTitle: 'Faktur',
  invoicesLead: 'Semua faktur, tanda terima, dan nota kredit akun Anda.',
  noInvoices: 'Belum ada faktur.',
  invoice: {
    kinds: { invoice: 'Faktur', credit_note: 'Nota kredit' },
    states: { open: 'Belum dibayar', paid: 'Lunas', void: 'Batal', refunded: 'Dikembalikan' },
    number: 'Nomor',
    date: 'Tanggal',
    state: 'Status',
    total: 'Total',
    open: 'Buka',
    print: 'Cetak atau simpan PDF',
    from: 'Dari',
    to: 'Kepada',
    taxId: (id) => `Nomor pajak: ${id}`,
    description: 'Keterangan',
    amount: 'Jumlah',
    plan: (plan, cycle, from, to) => `${plan}, ${cycle.toLowerCase()}, ${from} sampai ${to}`,
    credit: 'Kredit untuk hari yang sudah dibayar',
    refund: (number) => `Pengembalian faktur ${number}`,
    net: 'Neto',
    tax: (name, percent) => `${name} ${percent}`,
    noTax: 'Pajak: tidak dikenakan',
    paidOn: (date) => `Dibayar pada ${date}`,
    postage: 'Ongkos kirim',
    orderReference: (number: string) =>
      `Mohon cantumkan ${number} sebagai keterangan. Pesanan kami kemas setelah pembayaran masuk.`,
    payTo: 'Cara membayar',
    reference: (number) =>
      `Cantumkan ${number} sebagai keterangan. Paket Anda mulai setelah pembayaran kami konfirmasi.`,
    corrects: 'Nota kredit ini mengoreksi faktur sebelumnya.',
  },
  details: {
    title: 'Yang tercantum di faktur Anda',
    name: 'Nama atau perusahaan',
    address: 'Alamat',
    country: 'Negara',
    taxId: 'Nomor pajak, bila ada',
    save: 'Simpan',
    saved: 'Tersimpan. Berlaku untuk faktur berikutnya.',
    choose: 'Pilih negara',
  },
} satisfies Messages['packages']
