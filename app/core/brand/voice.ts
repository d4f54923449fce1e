// The two sentences the metadata rules add to a page, in each language of the site.
import type { Locale } from '#app/i18n/locales.ts'
import { site } from '#app/lib/site.ts'

type Voice = {
  name: string
  tagline: string
  /** Extends a description that is too short. */
  promotion: string
  /** The word for the home page in a breadcrumb trail. */
  home: string
  /** The language as Open Graph wants it. */
  openGraph: string
}

export const voice: Readonly<Record<Locale, Voice>> = {
  en: {
    name: site.name,
    tagline: site.tagline,
    promotion:
      'Find Muslim-owned businesses, halal services, mosques and prayer times near you on Mahalla, the community platform for Muslims, by Muslims.',
    home: 'Home',
    openGraph: 'en_GB',
  },
  ar: {
    name: 'محلّة',
    tagline: 'من المسلمين، للمسلمين',
    promotion:
      'اعثر على أعمال يملكها مسلمون وخدمات حلال ومساجد ومواقيت الصلاة بالقرب منك في محلّة، منصة المجتمع من المسلمين، للمسلمين.',
    home: 'الرئيسية',
    openGraph: 'ar_AR',
  },
  ur: {
    name: 'محلہ',
    tagline: 'مسلمانوں کی طرف سے، مسلمانوں کے لیے',
    promotion:
      'محلہ پر اپنے قریب مسلمانوں کے کاروبار، حلال خدمات، مساجد اور نماز کے اوقات تلاش کریں: مسلمانوں کی طرف سے، مسلمانوں کے لیے۔',
    home: 'صفحۂ اول',
    openGraph: 'ur_PK',
  },
  fr: {
    name: site.name,
    tagline: 'par des musulmans, pour les musulmans',
    promotion:
      'Trouvez près de chez vous des commerces tenus par des musulmans, des services halal, des mosquées et les horaires de prière sur Mahalla.',
    home: 'Accueil',
    openGraph: 'fr_FR',
  },
  tr: {
    name: site.name,
    tagline: 'Müslümanlardan Müslümanlara',
    promotion:
      'Mahalla’da yakınınızdaki Müslüman işletmelerini, helal hizmetleri, camileri ve namaz vakitlerini bulun.',
    home: 'Ana sayfa',
    openGraph: 'tr_TR',
  },
  id: {
    name: site.name,
    tagline: 'dari Muslim, untuk Muslim',
    promotion:
      'Temukan bisnis milik Muslim, layanan halal, masjid, dan jadwal salat di dekat Anda di Mahalla, platform komunitas dari Muslim, untuk Muslim.',
    home: 'Beranda',
    openGraph: 'id_ID',
  },
}
