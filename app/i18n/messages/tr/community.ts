// Topluluğun ana sayfası, araması ve bölümlerin tanıtımı.

import { plural } from '../../plural.ts'
import type { community as en } from '../en/community.ts'

const count = plural('tr')

export const community: typeof en = {
  title: 'Topluluk',
  lead: 'Esselamü aleyküm. Komşularınız bunları konuşuyor.',
  description:
    'Yakınınızdaki ve dünyadaki Müslüman topluluğundan yenilikler: sorular ve yanıtlar, fikirler, Gazze’ye mesajlar ve tanışılacak insanlar.',
  sections: {
    forum: {
      name: 'Forum',
      title: 'Forum',
      lead: 'Sorun, yanıtlayın, nezaketle konuşun.',
      description: 'Müslümanlar arasında konularına göre sorular ve sohbetler; yeniden bulunabilen yanıtlar.',
      write: 'Konu aç',
      formLead: 'Açık bir başlık ve birkaç ayrıntı daha iyi yanıt getirir.',
      titleHint: 'Sorunuz ya da konunuz tek satırda.',
      none: 'Henüz konu yok',
      noneText: 'İlk soruyu siz sorun. Yardım etmek isteyen biri çıkar.',
    },
    ideas: {
      name: 'Fikirler',
      title: 'Fikirler',
      lead: 'Size neyin yarayacağını anlatın, başkalarının isteklerine oy verin.',
      description: 'Site ve şehriniz için öneriler: herkese bir oy, her fikre bir durum ve gerekçe.',
      write: 'Fikir öner',
      formLead: 'Her seferinde bir fikir. Eksik olan ne, kime yarar?',
      titleHint: 'Örneğin: “Leeds’te helal kasap”.',
      none: 'Henüz fikir yok',
      noneText: 'Mahallenizi ne güzelleştirir?',
    },
    gaza: {
      name: 'Gazze’ye mesajlar',
      title: 'Gazze’ye mesajlar',
      lead: 'Gazze halkı için sözlerden ve dualardan bir duvar.',
      description: 'Dünyanın dört bir yanından Gazze halkına mesajlar ve dualar. Her birini önce bir insan okur.',
      write: 'Mesaj bırak',
      formLead: '5 ile 500 karakter arası, adınızla ya da isimsiz.',
      titleHint: '',
      none: 'Henüz mesaj yok',
      noneText: 'İlki sizinki olabilir.',
    },
  },
  categories: {
    welcome: 'Hoş geldiniz',
    faith: 'İman ve ibadet',
    family: 'Aile ve ev',
    halal: 'Helal ve yemek',
    town: 'Şehriniz',
    work: 'İş ve ticaret',
    learning: 'Öğrenme',
    site: 'Mahalla hakkında',
  },
  categoryPurpose: {
    welcome: 'Selam verin, çevreyi tanıyın.',
    faith: 'Deneyimler ve sorular. Fetva için güvendiğiniz bir âlime sorun.',
    family: 'Çocuklar, evlilik, büyükler ve günlük hayat.',
    halal: 'Ne yenir, nereden alınır, nasıl kontrol edilir.',
    town: 'Yaşadığınız yerde taşınmak, tanışmak ve iş görmek.',
    work: 'İş, ticaret ve işletme.',
    learning: 'Kur’an, Arapça, okul ve eğitim.',
    site: 'Bu siteyle ilgili sorular.',
  },
  hub: {
    near: (place) => `${place} yakınında yeni`,
    fresh: 'Toplulukta yeni',
    unanswered: 'Yardım edebilir misiniz?',
    unansweredText: 'Henüz kimsenin yanıtlamadığı sorular.',
    wall: 'Duvardan',
    all: (section) => `Tümü: ${section}`,
    search: 'Toplulukta ara',
    join: 'Katılın',
    joinText: 'Okumak herkese açık. Hesapla soru sorabilir, yanıtlayabilir, oy verebilir ve takip edebilirsiniz.',
    register: 'Hesap oluştur',
    sampleNote: '“Örnek” işaretli gönderiler topluluğun nasıl çalıştığını gösterir. Gerçek üyelerce yazılmamıştır.',
    today: 'Bugünkü etkinlikler',
  },
  search: {
    title: 'Toplulukta arama',
    found: (n) => count(n, { one: '# sonuç', other: '# sonuç' }),
    none: 'Bir şey bulunamadı',
    noneText: 'Başka bir sözcük deneyin ya da forumda sorun.',
    ask: 'Forumda sor',
  },
}
