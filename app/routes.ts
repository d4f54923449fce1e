// The site map: every address of the site. A file's path under routes/ spells its URL; addresses whose page is
// still to be built share routes/planned.tsx, each under its own id.
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

const planned = (path: string) => route(path, 'routes/planned.tsx', { id: `planned:${path}` })

const social = ['instagram', 'youtube', 'tiktok', 'twitter', 'linkedin']
const community = ['events', 'forum', 'education', 'giving-back', 'gaza', 'recipes', 'reviews', 'ideas']

export default [
  // Machine-readable
  route('robots.txt', 'routes/robots.txt.ts'),
  route('sitemap.xml', 'routes/sitemap.xml.ts'),
  route('sitemap/:type.xml', 'routes/sitemap/$type.xml.ts'),
  route('manifest.webmanifest', 'routes/manifest.webmanifest.ts'),

  // Posted to by the frame's forms
  route('logout', 'routes/logout.ts'),

  layout('layouts/frame.tsx', [
    index('routes/home.tsx'),
    route('place', 'routes/place.tsx'),

    // Accounts
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('auth', 'routes/auth.tsx'),
    route('auth/confirm', 'routes/auth/confirm.tsx'),
    route('auth/phone', 'routes/auth/phone.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter/unsubscribe.tsx'),

    // Dashboards, each behind its guard
    route('dashboard', 'routes/dashboard.tsx'),
    route('dashboard/staff', 'routes/dashboard/staff.tsx'),
    route('dashboard/superadmin', 'routes/dashboard/superadmin.tsx'),
    route('dashboard/affiliate', 'routes/dashboard/affiliate.tsx'),

    // Diagnostics
    planned('test'),
    planned('auth-test'),
    planned('verify-env'),
    planned('verify-supabase'),
    planned('seo-test'),

    // Directory
    route('business-register', 'routes/business-register.tsx'),
    route('business-register/keep', 'routes/business-register/keep.ts'),
    route('business-register/similar', 'routes/business-register/similar.ts'),
    route('business-register/:step', 'routes/business-register/$step.tsx'),
    route('business/:id', 'routes/business/$id.tsx'),
    route('business/:id/halal', 'routes/business/$id/halal.tsx'),
    route('saved', 'routes/saved.tsx'),
    route('businesses', 'routes/businesses.tsx'),
    route('business/:id/photos', 'routes/business/$id/photos.tsx'),
    planned('business-profile'),
    planned('business-profile/:id'),
    planned('services'),
    planned('all-records'),
    planned('data'),
    planned('records'),
    ...prefix('categories', [planned('food-restaurants'), planned('technology'), planned('finance')]),

    // Mosques and worship
    planned('mosques'),
    planned('mosque/:id'),
    planned('zakaat'),
    planned('quran'),
    planned('athan'),
    planned('widgets'),

    // Community
    planned('community'),
    ...community.map((section) => planned(`community/${section}`)),
    planned('community-events'),

    // Membership and money
    planned('packages'),
    planned('sponsorship'),
    planned('sales'),
    planned('partners'),
    planned('affiliates'),
    planned('merchstore'),
    planned('donate'),
    planned('automation'),
    planned('templates'),

    // Learning, work, help
    planned('courses'),
    planned('courses/:courseId'),
    planned('jobs'),
    planned('social-media'),
    ...social.map((platform) => planned(`social-media/${platform}`)),
    planned('help'),
    planned('faq'),
    planned('about-us'),
    planned('how-we-make-money'),
    route('attributions', 'routes/attributions.tsx'),
    planned('privacy-policy'),
    planned('legal/privacy-policy'),
    planned('terms-of-service'),
    planned('legal/terms-of-service'),

    route('design', 'routes/design.tsx'),

    // Country, city and category words in six languages; unknown words are 404.
    route(':country/:category', 'routes/$country/$category.tsx'),
    route(':country/:city/:category', 'routes/$country/$city/$category.tsx'),
    route(':country/:city/:category/:subcategory', 'routes/$country/$city/$category/$subcategory.tsx'),
    route('*', 'routes/$.tsx'),
  ]),
] satisfies RouteConfig
