import type { Messages } from '#app/i18n/catalogue.ts'
import { account } from './id/account.ts'
import { affiliates } from './id/affiliates.ts'
import { alerts } from './id/alerts.ts'
import { analytics } from './id/analytics.ts'
import { assistant } from './id/assistant.ts'
import { athan } from './id/athan.ts'
import { auth } from './id/auth.ts'
import { automation } from './id/automation.ts'
import { bands } from './id/bands.ts'
import { business } from './id/business.ts'
import { businessDesk } from './id/business-desk.ts'
import { businesses } from './id/businesses.ts'
import { care } from './id/care.ts'
import { categories } from './id/categories.ts'
import { chats } from './id/chats.ts'
import { community } from './id/community.ts'
import { console } from './id/console.ts'
import { contact } from './id/contact.ts'
import { contributions } from './id/contributions.ts'
import { courses } from './id/courses.ts'
import { diagnostics } from './id/diagnostics.ts'
import { donate } from './id/donate.ts'
import { editing } from './id/editing.ts'
import { education } from './id/education.ts'
import { errors } from './id/errors.ts'
import { events } from './id/events.ts'
import { frame } from './id/frame.ts'
import { gaza } from './id/gaza.ts'
import { giving } from './id/giving.ts'
import { groups } from './id/groups.ts'
import { help } from './id/help.ts'
import { home } from './id/home.ts'
import { hours } from './id/hours.ts'
import { ideas } from './id/ideas.ts'
import { imports } from './id/imports.ts'
import { income } from './id/income.ts'
import { jobs } from './id/jobs.ts'
import { listingForm } from './id/listing-form.ts'
import { listings } from './id/listings.ts'
import { locationPages } from './id/location-pages.ts'
import { map } from './id/map.ts'
import { merchstore } from './id/merchstore.ts'
import { messages } from './id/messages.ts'
import { moderation } from './id/moderation.ts'
import { money } from './id/money.ts'
import { mosques } from './id/mosques.ts'
import { newsletter } from './id/newsletter.ts'
import { notifications } from './id/notifications.ts'
import { packages } from './id/packages.ts'
import { pages } from './id/pages.ts'
import { partners } from './id/partners.ts'
import { people } from './id/people.ts'
import { photos } from './id/photos.ts'
import { placeCampaigns } from './id/place-campaigns.ts'
import { places } from './id/places.ts'
import { pocket } from './id/pocket.ts'
import { prayer } from './id/prayer.ts'
import { prayerRooms } from './id/prayer-rooms.ts'
import { promotions } from './id/promotions.ts'
import { quran } from './id/quran.ts'
import { recipes } from './id/recipes.ts'
import { records } from './id/records.ts'
import { registration } from './id/registration.ts'
import { reviews } from './id/reviews.ts'
import { search } from './id/search.ts'
import { security } from './id/security.ts'
import { signupPopup } from './id/signup-popup.ts'
import { socialMedia } from './id/social-media.ts'
import { sponsorship } from './id/sponsorship.ts'
import { suggestions } from './id/suggestions.ts'
import { team } from './id/team.ts'
import { templates } from './id/templates.ts'
import { testimonials } from './id/testimonials.ts'
import { timetable } from './id/timetable.ts'
import { ui } from './id/ui.ts'
import { understanding } from './id/understanding.ts'
import { whatWeCount } from './id/what-we-count.ts'
import { widgets } from './id/widgets.ts'
import { zakaat } from './id/zakaat.ts'

export default {
  account,
  affiliates,
  analytics,
  auth,
  automation,
  bands,
  business,
  assistant,
  care,
  categories,
  chats,
  community,
  console,
  contact,
  contributions,
  courses,
  diagnostics,
  businesses,
  errors,
  education,
  events,
  frame,
  gaza,
  donate,
  giving,
  groups,
  help,
  home,
  hours,
  ideas,
  imports,
  income,
  jobs,
  listingForm,
  listings,
  locationPages,
  map,
  merchstore,
  messages,
  moderation,
  money,
  businessDesk,
  notifications,
  packages,
  partners,
  pages,
  people,
  photos,
  placeCampaigns,
  places,
  signupPopup,
  sponsorship,
  pocket,
  prayer,
  recipes,
  records,
  registration,
  reviews,
  search,
  alerts,
  security,
  athan,
  mosques,
  quran,
  whatWeCount,
  widgets,
  zakaat,
  socialMedia,
  suggestions,
  team,
  templates,
  timetable,
  ui,
  understanding,
  newsletter,
  testimonials,
  prayerRooms,
  promotions,
  editing,
} satisfies Messages
