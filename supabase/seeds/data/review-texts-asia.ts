// Reviews of the places in Kuala Lumpur and Jakarta.
import type { ReviewTexts } from './review-texts.ts'

export const reviewTextsAsia: ReviewTexts = {
  'Nasi Kukus Kak Yah': [
    {
      stars: 5,
      language: 'id',
      halal: 'yes',
      text: 'Ayamnya rempah, kuahnya bikin jari kuning sampai sore. Datang sebelum zuhur atau pulang lapar.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Sold out at 1.15. On the second day I came at 11.30 and understood.',
    },
  ],
  'Mamak Bintang Malam': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Three in the morning, a nurse, two taxi drivers and me, one table. The roti was thinner than the newspaper.',
    },
    {
      stars: 4,
      language: 'id',
      halal: 'yes',
      text: 'Teh tariknya ditarik setinggi bahu, tidak tumpah setetes pun. Ramai, tapi cepat.',
    },
  ],
  'Langkawi Laksa & Co': [
    {
      stars: 5,
      language: 'id',
      halal: 'yes',
      text: 'Laksa utara yang asamnya pas. Ukuran “Kedah” itu serius, jangan sombong.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Ordered “hungry”, should have ordered “curious”. Torch ginger for days.',
    },
  ],
  'Pasaraya Hijau Setia': [
    {
      stars: 5,
      language: 'en',
      halal: 'yes',
      text: 'Every label shows the mark, and I watched a pallet being sent back because one did not. Rare.',
    },
    {
      stars: 4,
      language: 'id',
      halal: 'yes',
      text: 'Roti kemarin seringgit kalau datang pagi. Logo halalnya jelas di setiap rak.',
    },
  ],
  'Klinik Gigi Seri Mawar': [
    {
      stars: 5,
      language: 'en',
      text: 'Turtles on the ceiling. I watched a whole documentary and lost a wisdom tooth.',
    },
    { stars: 4, language: 'id', text: 'Kawat gigi dicicil tanpa bunga, dan biayanya ditulis dari awal.' },
  ],
  'Tabung Niaga Advisers': [
    {
      stars: 5,
      language: 'en',
      text: 'They drew our family tree first and found an aunt we had forgotten. The faraid sheet settled an old argument.',
    },
    { stars: 4, language: 'en', text: 'No product until the third meeting. I kept waiting for the pitch.' },
  ],
  'Gombak Robotics Lab': [
    {
      stars: 5,
      language: 'id',
      text: 'Anak saya pulang membawa robot yang menyiram tanaman. Tanamannya tenggelam, tapi anaknya bahagia.',
    },
    { stars: 4, language: 'en', text: 'Patient engineers, real soldering irons, safety goggles in every size.' },
  ],
  'Spa Muslimah Kenanga': [
    {
      stars: 5,
      language: 'id',
      text: 'Bengkung dan param selama pantang, terapisnya datang ke rumah. Badan rasanya kembali milik sendiri.',
    },
    { stars: 4, language: 'en', text: 'Three closed doors and the quietest hour of my year.' },
  ],
  'Warung Ibu Saodah': [
    {
      stars: 5,
      language: 'id',
      halal: 'yes',
      text: 'Soto Betawinya gurih, empingnya segunung. Ibu masih mencicipi setiap panci sebelum buka.',
    },
    {
      stars: 4,
      language: 'id',
      halal: 'yes',
      text: 'Antre sejak pagi, tapi pelayanannya hangat. Minta jeruk limau tambahan.',
    },
  ],
  'Padang Tiga Nagari': [
    {
      stars: 5,
      language: 'id',
      halal: 'yes',
      text: 'Rendang tiga hari memang beda. Mushola di atas bersih sekali, ada mukena wangi.',
    },
    {
      stars: 4,
      language: 'en',
      halal: 'yes',
      text: 'Twenty plates landed, I touched six, I paid for six. Trust is a cuisine.',
    },
    { stars: 3, language: 'id', halal: 'yes', text: 'Rasanya enak, tetapi jam makan siang parkirnya perjuangan.' },
  ],
  'Kopi Tanjung Priuk': [
    { stars: 5, language: 'id', text: 'Kopi Gayo diseduh mantan buruh pelabuhan yang hafal nama semua pelanggan.' },
    {
      stars: 4,
      language: 'en',
      text: 'Upstairs with a laptop until Maghrib, then somebody kindly turns the lights up and you go home.',
    },
  ],
  'Toko Batik Larasati': [
    {
      stars: 5,
      language: 'id',
      text: 'Setiap kain ada nama pembuatnya. Saya kirim foto ke Bu Ratmi di Pekalongan, beliau membalas.',
    },
    { stars: 4, language: 'en', text: 'Wax on my sleeve, a crooked scarf, a perfect Sunday.' },
  ],
  'Klinik Bidan Melati': [
    {
      stars: 5,
      language: 'id',
      text: 'Suami saya diajari membisikkan azan dan mengganti popok di hari yang sama. Dua-duanya gemetar.',
    },
    { stars: 5, language: 'id', text: 'Bidan jaga menjawab telepon jam dua pagi dengan suara seperti jam dua siang.' },
  ],
  'Hijrah Modest Studio': [
    { stars: 5, language: 'id', text: 'Hijab olahraganya bertahan sampai kilometer 21. Saya yang tidak.' },
    { stars: 4, language: 'id', text: 'Bahan kerjanya adem di musim hujan. Ukuran agak kecil, naikkan satu.' },
  ],
  'Santri Koding': [
    {
      stars: 5,
      language: 'id',
      text: 'Dari pesantren ke kantor pertama dalam sebelas bulan. Biayanya baru saya bayar setelah gajian.',
    },
    { stars: 4, language: 'id', text: 'Mentornya sabar. Sepak bolanya kurang.' },
  ],
  'Travel Kafilah Nusantara': [
    {
      stars: 5,
      language: 'id',
      text: 'Manasik di parkiran dengan miniatur Ka’bah; awalnya lucu, di Makkah baru terasa gunanya.',
    },
    {
      stars: 4,
      language: 'id',
      text: 'Pendamping lansia selalu ada di samping Ibu saya. Jadwal bus pernah mundur dua jam.',
    },
  ],
}
