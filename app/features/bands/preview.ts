// A band as the banner shows it, before it is one. The words of its button are those the database writes.
import { href } from 'react-router'
import type { Locale } from '#app/i18n/locales.ts'

const SEE: Readonly<Record<Locale, string>> = {
  en: 'See the page',
  ar: 'افتح الصفحة',
  ur: 'صفحہ دیکھیں',
  fr: 'Voir la page',
  tr: 'Sayfaya git',
  id: 'Lihat halaman',
}

type Of = { id: string; title: string; body: string; photo: string | null; place: { slug: string | null } | null }

export const bannerOf = ({ id, title, body, photo, place }: Of) => ({
  slug: id,
  title: { en: title },
  body: { en: body },
  cta_label: SEE,
  href: place?.slug ? href('/business/:id', { id: place.slug }) : '/businesses',
  tone: 'brand',
  most: null,
  photo,
  isPaid: true,
})
