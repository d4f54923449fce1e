/** Categories in Turkish. */
import type { CategoryNames } from './tree.ts'

export const names: CategoryNames = {
  restaurants: {
    name: 'Restoranlar',
    one: 'Restoran',
    sub: {
      'south-asian': 'Güney Asya mutfağı',
      'middle-eastern': 'Orta Doğu mutfağı',
      turkish: 'Türk mutfağı',
      african: 'Afrika mutfağı',
      'east-asian': 'Doğu ve Güneydoğu Asya mutfağı',
      grill: 'Izgara ve et lokantaları',
      takeaway: 'Paket servis',
      cafe: 'Kafeler ve tatlıcılar',
    },
  },
  grocery: {
    name: 'Market ve bakkal',
    sub: {
      butcher: 'Helal kasaplar',
      supermarket: 'Süpermarketler',
      bakery: 'Fırınlar',
      spices: 'Baharat ve otlar',
      sweets: 'Şekerleme, hurma ve kuruyemiş',
      deli: 'Şarküteriler',
    },
  },
  healthcare: {
    name: 'Sağlık',
    sub: {
      doctor: 'Doktorlar ve klinikler',
      dentist: 'Diş hekimleri',
      pharmacy: 'Eczaneler',
      optician: 'Optikçiler',
      physiotherapy: 'Fizik tedavi',
      counselling: 'Danışmanlık ve terapi',
      maternity: 'Kadın sağlığı ve doğum',
      herbal: 'Hacamat ve bitkisel tıp',
    },
  },
  trades: {
    name: 'Ustalar',
    one: 'Usta',
    sub: {
      builder: 'İnşaat ustaları',
      electrician: 'Elektrikçiler',
      plumber: 'Tesisatçılar',
      mechanic: 'Oto tamirciler',
      carpentry: 'Marangozlar',
      removals: 'Nakliyat',
      'air-conditioning': 'Isıtma ve klima',
      handyman: 'Tadilat ve tamirat',
    },
  },
  education: {
    name: 'Eğitim',
    sub: {
      'quran-school': 'Kur’an kursları ve medreseler',
      school: 'Okullar',
      nursery: 'Kreş ve anaokulları',
      tutoring: 'Özel ders',
      language: 'Dil okulları',
      training: 'Kurs ve eğitimler',
    },
  },
  finance: {
    name: 'Finans',
    sub: {
      accountant: 'Muhasebeciler',
      'home-finance': 'Konut finansmanı',
      investment: 'Helal yatırım',
      takaful: 'Tekafül ve sigorta',
      planning: 'Finansal danışmanlık',
    },
  },
  retail: {
    name: 'Mağazalar',
    one: 'Mağaza',
    sub: {
      'modest-wear': 'Tesettür giyim',
      clothing: 'Giyim ve ayakkabı',
      bookshop: 'Kitapçılar',
      jewellery: 'Kuyumcular',
      perfume: 'Parfüm ve öd ağacı',
      fabric: 'Kumaş ve terzi',
      crafts: 'Hediyelik ve el sanatları',
      home: 'Ev ve mobilya',
    },
  },
  technology: {
    name: 'Teknoloji',
    sub: {
      software: 'Yazılım ve uygulamalar',
      'web-design': 'Web tasarımı',
      'it-support': 'Bilişim desteği',
      repair: 'Telefon ve bilgisayar tamiri',
      electronics: 'Elektronik',
    },
  },
  travel: {
    name: 'Seyahat, Hac ve Umre',
    sub: {
      'hajj-umrah': 'Hac ve Umre',
      agency: 'Seyahat acenteleri',
      tours: 'Turlar ve rehberler',
      hotel: 'Oteller ve konukevleri',
      transport: 'Taksi ve ulaşım',
    },
  },
  services: {
    name: 'Hizmetler',
    one: 'Hizmet',
    sub: {
      law: 'Avukatlar ve hukuki danışmanlık',
      marriage: 'Nikâh ve evlilik',
      funeral: 'Cenaze hizmetleri',
      translation: 'Tercüme',
      childcare: 'Çocuk bakımı',
      property: 'Emlakçılar',
      events: 'Organizasyon ve ikram',
      printing: 'Baskı ve fotoğraf',
    },
  },
  beauty: {
    name: 'Güzellik',
    sub: {
      salon: 'Kuaför ve güzellik salonları',
      barber: 'Berberler',
      spa: 'Spa ve hamamlar',
      henna: 'Kına',
      cosmetics: 'Helal kozmetik',
      fitness: 'Spor salonları',
    },
  },
  community: {
    name: 'Topluluk',
    sub: {
      charity: 'Hayır kurumları',
      centre: 'İslam merkezleri',
      youth: 'Gençlik grupları',
      sisters: 'Hanım grupları',
      sports: 'Spor kulüpleri',
      cooperative: 'Kooperatifler',
    },
  },
}
