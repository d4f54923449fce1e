// The site map: every address of the site. A file's path under routes/ spells its URL. The layouts around them
// say who may enter and for whom a page may be kept: what stands in no such layout is made for each visitor anew.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const records = (path: string) => route(path, 'routes/all-records.tsx', { id: `records:${path}` })

/** One page under two addresses. */
const sponsorship = (path: string) => route(path, 'routes/sponsorship.tsx', { id: `sponsorship:${path}` })

/** The legal pages have two addresses each. */
const privacy = (path: string) => route(path, 'routes/privacy-policy.tsx', { id: `privacy:${path}` })
const terms = (path: string) => route(path, 'routes/terms-of-service.tsx', { id: `terms:${path}` })

const socialMedia = (path: string) => route(path, 'routes/social-media.tsx', { id: `social-media:${path}` })

const social = ['instagram', 'youtube', 'tiktok', 'twitter', 'linkedin']

export default [
  // Machine-readable, to take away, and a mosque's screen
  layout('layouts/kept-for-everyone.ts', [
    route('robots.txt', 'routes/robots.txt.ts'),
    route('.well-known/security.txt', 'routes/.well-known/security.txt.ts'),
    route('sitemap.xml', 'routes/sitemap.xml.ts'),
    route('sitemap/:type.xml', 'routes/sitemap/$type.xml.ts'),
    route('manifest.webmanifest', 'routes/manifest.webmanifest.ts'),

    route('all-records/export', 'routes/all-records/export.ts'),
    route('athan/calendar.ics', 'routes/athan/calendar.ics.ts'),
    route('community/forum/feed.xml', 'routes/community/forum/feed.xml.ts'),
    route('community/gaza/feed.xml', 'routes/community/gaza/feed.xml.ts'),
    route('community/giving-back/feed.xml', 'routes/community/giving-back/feed.xml.ts'),
    route('community/ideas/feed.xml', 'routes/community/ideas/feed.xml.ts'),
    route('community/events/feed.xml', 'routes/community/events/feed.xml.ts'),
    route('community/events/:slug/calendar.ics', 'routes/community/events/$slug/calendar.ics.ts'),
    route('community-events/calendar.ics', 'routes/community-events/calendar.ics.ts'),
    route('community/education/feed.xml', 'routes/community/education/feed.xml.ts'),
    route('community/recipes/feed.xml', 'routes/community/recipes/feed.xml.ts'),
    route('community/reviews/feed.xml', 'routes/community/reviews/feed.xml.ts'),
    route('jobs/feed.xml', 'routes/jobs/feed.xml.ts'),
    route('mosque/:id/calendar.ics', 'routes/mosque/$id/calendar.ics.ts'),
    route('mosque/:id/display.json', 'routes/mosque/$id/display.json.ts'),
    route('pocket/quran.json', 'routes/pocket/quran.json.ts'),

    route('mosque/:id/display', 'routes/mosque/$id/display.tsx'),
  ]),

  // A calendar of one's own, and the way back from another sign-in service
  layout('layouts/opened-by-secret.ts', { id: 'opened-by-secret:no-frame' }, [
    route('community-events/mine/:key.ics', 'routes/community-events/mine/$key.ics.ts'),
    route('groups/calendar/:key.ics', 'routes/groups/calendar/$key.ics.ts'),
    route('auth/callback', 'routes/auth/callback.ts'),
  ]),

  // A screen of its own, without the frame
  route('templates/poster', 'routes/templates/poster.tsx'),
  layout('layouts/member.ts', { id: 'member:no-frame' }, [route('invite/poster', 'routes/invite/poster.tsx')]),

  // A link of a newsletter
  route('newsletter/go/:issue/:block', 'routes/newsletter/go/$issue/$block.ts'),

  // An affiliate's link
  route('r/:code', 'routes/r/$code.ts'),

  // The code of a poster or a link of a business
  route('go/:code', 'routes/go/$code.ts'),

  // Posted to by the plans page
  route('r', 'routes/r.ts'),

  // Posted to by the frame's forms
  route('logout', 'routes/logout.ts'),
  route('account/security-key', 'routes/account/security-key.ts'),
  route('login/passkey', 'routes/login/passkey.ts'),

  // To another sign-in service
  route('auth/provider/:id', 'routes/auth/provider/$id.ts'),

  // Asked by scripts of pages, which stay as they are
  route('signup-popup', 'routes/signup-popup.ts'),
  route('quran/settings', 'routes/quran/settings.ts'),
  route('quran/shelf', 'routes/quran/shelf.ts'),
  route('community/marks', 'routes/community/marks.ts'),
  route('drafts', 'routes/drafts.ts'),
  route('pocket/mine.json', 'routes/pocket/mine.json.ts'),
  route('community/suggest', 'routes/community/suggest.ts'),

  layout('layouts/frame.tsx', [
    // Guests of one neighbourhood share these
    layout('layouts/kept-for-neighbours.ts', [
      index('routes/home.tsx'),

      // Everyone reads, members post
      layout('layouts/members-post.ts', [
        route('business/:id', 'routes/business/$id.tsx'),
        route('business/:id/halal', 'routes/business/$id/halal.tsx'),
        route('business/:id/photos', 'routes/business/$id/photos.tsx'),
        route('business/:id/reviews', 'routes/business/$id/reviews.tsx'),
        route('prayer-room/:id', 'routes/prayer-room/$id.tsx'),
        route('community-events', 'routes/community-events.tsx'),
        route('community/events/:slug', 'routes/community/events/$slug.tsx'),
        route('community/forum/:slug', 'routes/community/forum/$slug.tsx'),
        route('community/gaza', 'routes/community/gaza.tsx'),
        route('community/gaza/:slug', 'routes/community/gaza/$slug.tsx'),
        route('community/giving-back', 'routes/community/giving-back.tsx'),
        route('community/giving-back/:slug', 'routes/community/giving-back/$slug.tsx'),
        route('community/ideas/:slug', 'routes/community/ideas/$slug.tsx'),
        route('community/education/:slug', 'routes/community/education/$slug.tsx'),
        route('community/recipes/:slug', 'routes/community/recipes/$slug.tsx'),
        route('community/reviews/:slug', 'routes/community/reviews/$slug.tsx'),
        route('people/:handle', 'routes/people/$handle.tsx'),
        route('jobs', 'routes/jobs.tsx'),
        route('courses/:courseId', 'routes/courses/$courseId.tsx'),
        route('courses/:courseId/:lesson', 'routes/courses/$courseId/$lesson.tsx'),
        route('packages', 'routes/packages.tsx'),
        route('affiliates', 'routes/affiliates.tsx'),
        route('partners', 'routes/partners.tsx'),
        route('automation', 'routes/automation.tsx'),
      ]),

      // Directory
      route('businesses', 'routes/businesses.tsx'),
      route('business-profile/:id', 'routes/business-profile/$id.tsx'),
      route('services', 'routes/services.tsx'),
      // One page under three addresses
      records('all-records'),
      records('data'),
      records('records'),
      route('categories/food-restaurants', 'routes/categories/food-restaurants.tsx'),
      route('categories/technology', 'routes/categories/technology.tsx'),
      route('categories/finance', 'routes/categories/finance.tsx'),

      // Mosques and worship
      route('mosques', 'routes/mosques.tsx'),
      route('mosques/occasions', 'routes/mosques/occasions.tsx'),
      route('mosque/:id', 'routes/mosque/$id.tsx'),
      route('prayer-rooms', 'routes/prayer-rooms.tsx'),
      route('mosque/:id/month', 'routes/mosque/$id/month.tsx'),
      route('zakaat', 'routes/zakaat.tsx'),
      route('widgets', 'routes/widgets.tsx'),
      route('athan', 'routes/athan.tsx'),
      route('athan/month', 'routes/athan/month.tsx'),
      route('athan/hijri', 'routes/athan/hijri.tsx'),
      route('athan/qibla', 'routes/athan/qibla.tsx'),
      route('pocket', 'routes/pocket.tsx'),
      route('pocket/quran', 'routes/pocket/quran.tsx'),

      // Community
      route('community', 'routes/community.tsx'),
      route('community/search', 'routes/community/search.tsx'),
      route('community/events', 'routes/community/events.tsx'),
      route('community/forum', 'routes/community/forum.tsx'),
      route('community/forum/tags/:tag', 'routes/community/forum/tags/$tag.tsx'),
      route('community/ideas', 'routes/community/ideas.tsx'),
      route('community/ideas/roadmap', 'routes/community/ideas/roadmap.tsx'),
      route('community/education', 'routes/community/education.tsx'),
      route('community/recipes', 'routes/community/recipes.tsx'),
      route('community/recipes/shopping', 'routes/community/recipes/shopping.tsx'),
      route('community/recipes/:slug/cook', 'routes/community/recipes/$slug/cook.tsx'),
      route('community/reviews', 'routes/community/reviews.tsx'),

      // Membership and money
      sponsorship('sponsorship'),
      sponsorship('sales'),
      route('donate', 'routes/donate.tsx'),
      route('templates', 'routes/templates.tsx'),

      // Learning, work, help
      route('jobs/:slug', 'routes/jobs/$slug.tsx'),
      route('courses', 'routes/courses.tsx'),
      route('certificates', 'routes/certificates.tsx'),
      // One page under six addresses
      socialMedia('social-media'),
      ...social.map((platform) => socialMedia(`social-media/${platform}`)),
      route('newsletter', 'routes/newsletter.tsx'),
      route('contact', 'routes/contact.tsx'),
      route('help', 'routes/help.tsx'),
      route('help/:id', 'routes/help/$id.tsx'),
      route('faq', 'routes/faq.tsx'),
      route('about-us', 'routes/about-us.tsx'),
      route('how-we-make-money', 'routes/how-we-make-money.tsx'),
      route('what-we-count', 'routes/what-we-count.tsx'),
      route('attributions', 'routes/attributions.tsx'),
      privacy('privacy-policy'),
      privacy('legal/privacy-policy'),
      terms('terms-of-service'),
      terms('legal/terms-of-service'),

      // Country, city and category words in six languages; unknown words are 404.
      route(':country/:category', 'routes/$country/$category.tsx'),
      route(':country/:city/:category', 'routes/$country/$city/$category.tsx'),
      route(':country/:city/:category/:subcategory', 'routes/$country/$city/$category/$subcategory.tsx'),
    ]),
    layout('layouts/kept-for-readers.ts', [
      route('quran', 'routes/quran.tsx'),
      route('quran/search', 'routes/quran/search.tsx'),
      route('quran/juz/:n', 'routes/quran/juz/$n.tsx'),
      route('quran/page/:n', 'routes/quran/page/$n.tsx'),
      route('quran/:surah', 'routes/quran/$surah.tsx'),
      route('quran/:surah/:ayah', 'routes/quran/$surah/$ayah.tsx'),
    ]),
    layout('layouts/kept-for-shoppers.ts', [
      route('merchstore', 'routes/merchstore.tsx'),
      route('merchstore/:product', 'routes/merchstore/$product.tsx'),
    ]),

    // What a letter's link opens, and what else is known by its address
    layout('layouts/opened-by-secret.ts', [
      route('auth/confirm', 'routes/auth/confirm.tsx'),
      route('reset-password', 'routes/reset-password.tsx'),
      route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
      route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),
      route('newsletter/choices', 'routes/newsletter/choices.tsx'),
      route('notifications/off', 'routes/notifications/off.tsx'),
      route('alerts/off', 'routes/alerts/off.tsx'),
      route('push/off', 'routes/push/off.tsx'),
      route('alerts/confirm', 'routes/alerts/confirm.tsx'),
      route('mosques/unsubscribe', 'routes/mosques/unsubscribe.tsx'),
      route('mosques/asked', 'routes/mosques/asked.tsx'),
      route('business-register', 'routes/business-register.tsx'),
      route('business-freeze', 'routes/business-freeze.tsx'),
      route('business-transfer', 'routes/business-transfer.tsx'),
      route('team-invitation', 'routes/team-invitation.tsx'),
      route('list/:token', 'routes/list/$token.tsx'),
      route('join/:code', 'routes/join/$code.tsx'),
      layout('layouts/members-post.ts', { id: 'members-post:by-secret' }, [
        route('groups/join/:key', 'routes/groups/join/$key.tsx'),
      ]),
      route('merchstore/orders/:token', 'routes/merchstore/orders/$token.tsx'),
      route('merchstore/orders/:token/:invoice', 'routes/merchstore/orders/$token/$invoice.tsx'),
      route('donate/stop/:code', 'routes/donate/stop/$code.tsx'),
    ]),

    // Kept by nobody: all that follows
    route('place', 'routes/place.tsx'),
    route('groups', 'routes/groups.tsx'),
    route('search', 'routes/search.tsx'),
    route('share', 'routes/share.tsx'),
    route('alerts', 'routes/alerts.tsx'),
    route('saved/here', 'routes/saved/here.tsx'),

    // Accounts
    route('login', 'routes/login.tsx'),
    route('login/second-step', 'routes/login/second-step.tsx'),
    route('register', 'routes/register.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('auth/phone', 'routes/auth/phone.tsx'),
    route('auth/sso', 'routes/auth/sso.tsx'),

    // Members
    layout('layouts/member.ts', [
      route('account', 'routes/account.tsx'),
      route('account/profile', 'routes/account/profile.tsx'),
      route('account/details', 'routes/account/details.tsx'),
      route('account/reviews', 'routes/account/reviews.tsx'),
      route('account/security', 'routes/account/security.tsx'),
      route('account/data', 'routes/account/data.tsx'),
      route('account/devices', 'routes/account/devices.tsx'),
      route('account/data.zip', 'routes/account/data.zip.ts'),
      route('account/leave', 'routes/account/leave.tsx'),
      route('account/applications', 'routes/account/applications.tsx'),
      route('account/jobs', 'routes/account/jobs.tsx'),
      route('account/orders', 'routes/account/orders.tsx'),
      route('account/standing', 'routes/account/standing.tsx'),
      route('jobs/new', 'routes/jobs/new.tsx'),
      route('jobs/:slug/edit', 'routes/jobs/$slug/edit.tsx'),
      route('jobs/:slug/apply', 'routes/jobs/$slug/apply.tsx'),
      route('jobs/:slug/applicants', 'routes/jobs/$slug/applicants.tsx'),
      route('jobs/applications/:id/file', 'routes/jobs/applications/$id/file.ts'),
      route('automation/new', 'routes/automation/new.tsx'),
      route('automation/:id', 'routes/automation/$id.tsx'),
      route('invite', 'routes/invite.tsx'),
      route('wish', 'routes/wish.tsx'),
      route('saved', 'routes/saved.tsx'),
      route('notifications', 'routes/notifications.tsx'),
      route('groups/new', 'routes/groups/new.tsx'),
      route('group/:slug/settings', 'routes/group/$slug/settings.tsx'),
      route('group/:slug/members', 'routes/group/$slug/members.tsx'),
      route('messages', 'routes/messages.tsx'),
      route('messages/people', 'routes/messages/people.tsx'),
      route('messages/with/:id', 'routes/messages/with/$id.tsx'),
      route('people/:handle/write', 'routes/people/$handle/write.tsx'),
      route('messages/:id', 'routes/messages/$id.tsx'),
      route('community/events/new', 'routes/community/events/new.tsx'),
      route('community/events/:slug/edit', 'routes/community/events/$slug/edit.tsx'),
      route('community/events/:slug/guests', 'routes/community/events/$slug/guests.tsx'),
      route('community/events/:slug/guests.csv', 'routes/community/events/$slug/guests.csv.ts'),
      route('community/forum/new', 'routes/community/forum/new.tsx'),
      route('community/forum/:slug/edit', 'routes/community/forum/$slug/edit.tsx'),
      route('community/ideas/new', 'routes/community/ideas/new.tsx'),
      route('community/ideas/:slug/edit', 'routes/community/ideas/$slug/edit.tsx'),
      route('community/gaza/:slug/edit', 'routes/community/gaza/$slug/edit.tsx'),
      route('community/giving-back/new', 'routes/community/giving-back/new.tsx'),
      route('community/giving-back/:slug/edit', 'routes/community/giving-back/$slug/edit.tsx'),
      route('saved/shelf', 'routes/saved/shelf.ts'),
      route('saved/lists', 'routes/saved/lists.tsx'),
      route('saved/take', 'routes/saved/take.ts'),
      route('community/education/new', 'routes/community/education/new.tsx'),
      route('community/education/:slug/edit', 'routes/community/education/$slug/edit.tsx'),
      route('community/recipes/new', 'routes/community/recipes/new.tsx'),
      route('community/recipes/import', 'routes/community/recipes/import.tsx'),
      route('community/recipes/plan', 'routes/community/recipes/plan.tsx'),
      route('community/recipes/:slug/edit', 'routes/community/recipes/$slug/edit.tsx'),
      route('community/reviews/new', 'routes/community/reviews/new.tsx'),
      route('community/reviews/:slug/edit', 'routes/community/reviews/$slug/edit.tsx'),
      route('social-media/suggest', 'routes/social-media/suggest.tsx'),
      route('social-media/account/:id', 'routes/social-media/account/$id.tsx'),
      layout('layouts/opened-by-secret.ts', { id: 'opened-by-secret:members' }, [
        route('social-media/code/:token', 'routes/social-media/code/$token.tsx'),
      ]),
      route('report', 'routes/report.tsx'),
      route('business/:id/ask', 'routes/business/$id/ask.tsx'),
      route('business/:id/suggest', 'routes/business/$id/suggest.tsx'),
      route('business/:id/claim', 'routes/business/$id/claim.tsx'),
      route('business/:id/history', 'routes/business/$id/history.tsx'),
      route('business/:id/transfer', 'routes/business/$id/transfer.tsx'),
      route('business/:id/close', 'routes/business/$id/close.tsx'),
      route('mosque/:id/suggest', 'routes/mosque/$id/suggest.tsx'),
      route('prayer-room/:id/suggest', 'routes/prayer-room/$id/suggest.tsx'),
      route('mosque/:id/tell', 'routes/mosque/$id/tell.tsx'),
      route('mosque/:id/announce', 'routes/mosque/$id/announce.tsx'),
      route('mosque/:id/claim', 'routes/mosque/$id/claim.tsx'),
      route('mosque/:id/edit', 'routes/mosque/$id/edit.tsx'),
      route('mosque/:id/history', 'routes/mosque/$id/history.tsx'),
      route('dashboard/vouches', 'routes/dashboard/vouches.tsx'),
      route('dashboard/courses', 'routes/dashboard/courses.tsx'),
      route('dashboard/courses/:id', 'routes/dashboard/courses/$id.tsx'),
      route('dashboard/courses/:id/preview', 'routes/dashboard/courses/$id/preview.tsx'),
      route('dashboard/courses/:id/groups', 'routes/dashboard/courses/$id/groups.tsx'),
      route('dashboard/courses/:id/groups/:group', 'routes/dashboard/courses/$id/groups/$group.tsx'),
      route('dashboard/courses/:id/lessons/:lesson', 'routes/dashboard/courses/$id/lessons/$lesson.tsx'),
      route('dashboard/messages', 'routes/dashboard/messages.tsx'),
      route('dashboard/messages/:id', 'routes/dashboard/messages/$id.tsx'),
      route('dashboard/team', 'routes/dashboard/team.tsx'),
      route('dashboard/team/figures', 'routes/dashboard/team/figures.tsx'),
      route('dashboard/figures.csv', 'routes/dashboard/figures.csv.ts'),
      layout('layouts/keeper.ts', [
        route('business-profile', 'routes/business-profile.tsx'),
        route('dashboard/hours', 'routes/dashboard/hours.tsx'),
        route('dashboard/campaigns', 'routes/dashboard/campaigns.tsx'),
      ]),
      layout('layouts/owner.ts', [
        route('dashboard/invoices', 'routes/dashboard/invoices.tsx'),
        route('dashboard/invoices/:id', 'routes/dashboard/invoices/$id.tsx'),
        route('dashboard/sponsorship', 'routes/dashboard/sponsorship.tsx'),
        route('dashboard/sponsorship/new', 'routes/dashboard/sponsorship/new.tsx'),
        route('dashboard/sponsorship/:id', 'routes/dashboard/sponsorship/$id.tsx'),
        layout('layouts/subscriber.ts', [route('dashboard', 'routes/dashboard.tsx')]),
      ]),
      layout('layouts/staff-desk.tsx', [
        layout('layouts/staff.ts', [
          route('dashboard/staff', 'routes/dashboard/staff.tsx'),
          route('dashboard/staff/community', 'routes/dashboard/staff/community.tsx'),
          route('dashboard/staff/imports', 'routes/dashboard/staff/imports.tsx'),
          route('dashboard/staff/imports/new', 'routes/dashboard/staff/imports/new.tsx'),
          route('dashboard/staff/imports/:id', 'routes/dashboard/staff/imports/$id.tsx'),
          route('dashboard/staff/imports/:id/problems.csv', 'routes/dashboard/staff/imports/$id/problems.csv.ts'),
          route('dashboard/staff/claims', 'routes/dashboard/staff/claims.tsx'),
          route('dashboard/staff/words', 'routes/dashboard/staff/words.tsx'),
          route('dashboard/staff/aid', 'routes/dashboard/staff/aid.tsx'),
          route('dashboard/staff/aid/:id', 'routes/dashboard/staff/aid/$id.tsx'),
          route('dashboard/staff/messages', 'routes/dashboard/staff/messages.tsx'),
          route('dashboard/staff/chats', 'routes/dashboard/staff/chats.tsx'),
          route('dashboard/staff/taught', 'routes/dashboard/staff/taught.tsx'),
          route('dashboard/staff/metal-prices', 'routes/dashboard/staff/metal-prices.tsx'),
          route('dashboard/staff/widgets', 'routes/dashboard/staff/widgets.tsx'),
          route('dashboard/staff/help', 'routes/dashboard/staff/help.tsx'),
          route('dashboard/staff/help/:id', 'routes/dashboard/staff/help/$id.tsx'),
          route('dashboard/staff/categories', 'routes/dashboard/staff/categories.tsx'),
          route('dashboard/staff/categories/:id', 'routes/dashboard/staff/categories/$id.tsx'),
          route('dashboard/staff/orders', 'routes/dashboard/staff/orders.tsx'),
          route('dashboard/staff/store', 'routes/dashboard/staff/store.tsx'),
          route('dashboard/staff/store/delivery', 'routes/dashboard/staff/store/delivery.tsx'),
          route('dashboard/staff/store/delivery/:place', 'routes/dashboard/staff/store/delivery/$place.tsx'),
          route('dashboard/staff/store/codes', 'routes/dashboard/staff/store/codes.tsx'),
          route('dashboard/staff/store/zones/:zone', 'routes/dashboard/staff/store/zones/$zone.tsx'),
          route('dashboard/staff/store/:id', 'routes/dashboard/staff/store/$id.tsx'),
          route(
            'dashboard/staff/store/:id/pictures/:picture',
            'routes/dashboard/staff/store/$id/pictures/$picture.tsx',
          ),
          route(
            'dashboard/staff/store/:id/variants/:variant',
            'routes/dashboard/staff/store/$id/variants/$variant.tsx',
          ),
          route('dashboard/staff/partners', 'routes/dashboard/staff/partners.tsx'),
          route('dashboard/staff/hijri', 'routes/dashboard/staff/hijri.tsx'),
          route('dashboard/staff/promotions', 'routes/dashboard/staff/promotions.tsx'),
          route('dashboard/staff/promotions/:id', 'routes/dashboard/staff/promotions/$id.tsx'),
          route('dashboard/staff/newsletter', 'routes/dashboard/staff/newsletter.tsx'),
          route('dashboard/staff/newsletter/:id', 'routes/dashboard/staff/newsletter/$id.tsx'),
          route('dashboard/staff/sponsors', 'routes/dashboard/staff/sponsors.tsx'),
          route('dashboard/staff/sponsors/:id', 'routes/dashboard/staff/sponsors/$id.tsx'),
          route('dashboard/staff/testimonials', 'routes/dashboard/staff/testimonials.tsx'),
          route('dashboard/staff/testimonials/:id', 'routes/dashboard/staff/testimonials/$id.tsx'),
          route('dashboard/staff/money', 'routes/dashboard/staff/money.tsx'),
          route('dashboard/staff/money/invoices', 'routes/dashboard/staff/money/invoices.tsx'),
          route('dashboard/staff/money/invoices/:id', 'routes/dashboard/staff/money/invoices/$id.tsx'),
          route('dashboard/staff/money/gifts', 'routes/dashboard/staff/money/gifts.tsx'),
          route('dashboard/staff/money/affiliates', 'routes/dashboard/staff/money/affiliates.tsx'),
          route('dashboard/staff/money/payouts', 'routes/dashboard/staff/money/payouts.tsx'),
          route('dashboard/staff/money/payouts.csv', 'routes/dashboard/staff/money/payouts.csv.ts'),
          route('dashboard/staff/athan', 'routes/dashboard/staff/athan.tsx'),
        ]),
      ]),
      layout('layouts/superadmin.ts', [
        route('dashboard/superadmin', 'routes/dashboard/superadmin.tsx'),
        route('dashboard/superadmin/people', 'routes/dashboard/superadmin/people.tsx'),
        route('dashboard/superadmin/people/:id', 'routes/dashboard/superadmin/people/$id.tsx'),
        route('dashboard/superadmin/changes', 'routes/dashboard/superadmin/changes.tsx'),
        route('dashboard/superadmin/changes.csv', 'routes/dashboard/superadmin/changes.csv.ts'),
        route('dashboard/superadmin/mail', 'routes/dashboard/superadmin/mail.tsx'),
        route('dashboard/superadmin/jobs', 'routes/dashboard/superadmin/jobs.tsx'),
        route('dashboard/superadmin/settings', 'routes/dashboard/superadmin/settings.tsx'),
        route('dashboard/superadmin/sections', 'routes/dashboard/superadmin/sections.tsx'),
        route('dashboard/superadmin/brand', 'routes/dashboard/superadmin/brand.tsx'),
        route('dashboard/superadmin/checks', 'routes/dashboard/superadmin/checks.tsx'),
        route('dashboard/superadmin/sample', 'routes/dashboard/superadmin/sample.tsx'),
        route('dashboard/superadmin/health', 'routes/dashboard/superadmin/health.tsx'),
        route('dashboard/superadmin/web-log', 'routes/dashboard/superadmin/web-log.tsx'),
        route('dashboard/superadmin/plans', 'routes/dashboard/superadmin/plans.tsx'),
        route('dashboard/superadmin/archive', 'routes/dashboard/superadmin/archive.tsx'),
        route('dashboard/superadmin/archive/backup', 'routes/dashboard/superadmin/archive/backup.ts'),
        route('dashboard/superadmin/archive/check', 'routes/dashboard/superadmin/archive/check.tsx'),
        route('dashboard/superadmin/keys', 'routes/dashboard/superadmin/keys.tsx'),
        route('dashboard/superadmin/commands', 'routes/dashboard/superadmin/commands.tsx'),
        route('dashboard/superadmin/analytics', 'routes/dashboard/superadmin/analytics.tsx'),
        route('dashboard/superadmin/analytics.csv', 'routes/dashboard/superadmin/analytics.csv.ts'),
      ]),
      layout('layouts/affiliate.ts', [
        route('dashboard/affiliate', 'routes/dashboard/affiliate.tsx'),
        route('dashboard/affiliate/payouts.csv', 'routes/dashboard/affiliate/payouts.csv.ts'),
      ]),
    ]),

    // Everyone reads, members post
    layout('layouts/members-post.ts', { id: 'members-post:own' }, [
      route('quran/plan', 'routes/quran/plan.tsx'),
      route('prayer-rooms/new', 'routes/prayer-rooms/new.tsx'),
      route('group/:slug', 'routes/group/$slug.tsx'),
      route('courses/:courseId/certificate', 'routes/courses/$courseId/certificate.tsx'),
    ]),

    route('partners/verify/:code', 'routes/partners/verify/$code.tsx'),

    // Diagnostics
    route('test', 'routes/test.tsx'),
    route('auth-test', 'routes/auth-test.tsx'),
    route('verify-env', 'routes/verify-env.tsx'),
    route('verify-supabase', 'routes/verify-supabase.tsx'),
    route('seo-test', 'routes/seo-test.tsx'),

    // Directory
    route('business-register/keep', 'routes/business-register/keep.ts'),
    route('business-register/similar', 'routes/business-register/similar.ts'),
    route('business-register/:step', 'routes/business-register/$step.tsx'),

    // Mosques and worship
    route('quran/bookmarks', 'routes/quran/bookmarks.tsx'),
    route('athan/settings', 'routes/athan/settings.tsx'),

    // Membership and money
    route('merchstore/cart', 'routes/merchstore/cart.tsx'),
    route('merchstore/checkout', 'routes/merchstore/checkout.tsx'),

    // Learning, work, help
    route('certificates/:number', 'routes/certificates/$number.tsx'),
    route('help/urgent', 'routes/help/urgent.tsx'),

    route('design', 'routes/design.tsx'),

    route('*', 'routes/$.tsx'),
  ]),
] satisfies RouteConfig
