// Names of pages, for answers that contain only an address.
import type { Messages } from '#app/i18n/catalogue.ts'

export function namesOfPages({ frame, help }: Messages): Readonly<Record<string, string>> {
  const { nav, footer, account } = frame
  return {
    '/about-us': footer.about,
    '/account/data': help.pages.data,
    '/account/devices': help.pages.devices,
    '/account/profile': help.pages.profile,
    '/account/details': help.pages.details,
    '/account/leave': help.pages.leave,
    '/account/orders': account.orders,
    '/account/security': account.security,
    '/affiliates': footer.affiliates,
    '/athan': footer.athan,
    '/automation': help.pages.automation,
    '/business-profile': account.businesses,
    '/business-register': help.pages.businessRegister,
    '/businesses': nav.businesses,
    '/businesses?category=restaurants': footer.category.restaurants,
    '/certificates': help.pages.certificates,
    '/community': nav.community,
    '/community-events': help.pages.calendar,
    '/community/events': footer.events,
    '/community/gaza': footer.gaza,
    '/community/giving-back': help.pages.giving,
    '/contact': footer.contact,
    '/courses': footer.courses,
    '/dashboard': nav.dashboard,
    '/dashboard/affiliate': account.affiliateDashboard,
    '/dashboard/campaigns': help.pages.campaigns,
    '/dashboard/courses': help.pages.teach,
    '/dashboard/invoices': help.pages.invoices,
    '/dashboard/sponsorship': help.pages.banners,
    '/donate': footer.donate,
    '/groups': help.pages.groups,
    '/groups/new': help.pages.newGroup,
    '/help': footer.help,
    '/how-we-make-money': footer.howWeMakeMoney,
    '/jobs': footer.jobs,
    '/jobs/new': help.pages.newJob,
    '/login': account.login,
    '/merchstore': footer.store,
    '/messages': account.messages,
    '/mosques': footer.mosques,
    '/packages': footer.packages,
    '/partners': footer.partners,
    '/prayer-rooms': footer.prayerRooms,
    '/pocket': help.pages.pocket,
    '/privacy-policy': footer.privacy,
    '/quran': footer.quran,
    '/register': account.register,
    '/reset-password': help.pages.resetPassword,
    '/saved': account.saved,
    '/social-media': footer.social,
    '/social-media/suggest': help.pages.suggest,
    '/sponsorship': footer.sponsorship,
    '/templates': footer.templates,
    '/terms-of-service': footer.terms,
    '/what-we-count': footer.whatWeCount,
    '/widgets': help.pages.widgets,
    '/zakaat': footer.zakaat,
  }
}

/** Null: the address itself is shown. */
export function pageName(messages: Messages, path: string): string | null {
  const { help } = messages
  const verse = /^\/quran\/(\d+)\/(\d+)$/.exec(path)
  if (verse) return `${verse[1]}:${verse[2]}`
  const [, kind] = /^\/(business|mosque)\/[^/]+$/.exec(path) ?? []
  if (kind) return kind === 'business' ? help.pages.business : help.pages.mosque
  return namesOfPages(messages)[path] ?? null
}
