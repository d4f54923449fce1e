import type { Messages } from '#app/i18n/catalogue.ts'
import { account } from './fr/account.ts'
import { affiliates } from './fr/affiliates.ts'
import { alerts } from './fr/alerts.ts'
import { analytics } from './fr/analytics.ts'
import { assistant } from './fr/assistant.ts'
import { athan } from './fr/athan.ts'
import { auth } from './fr/auth.ts'
import { automation } from './fr/automation.ts'
import { bands } from './fr/bands.ts'
import { business } from './fr/business.ts'
import { businessDesk } from './fr/business-desk.ts'
import { businesses } from './fr/businesses.ts'
import { care } from './fr/care.ts'
import { categories } from './fr/categories.ts'
import { chats } from './fr/chats.ts'
import { community } from './fr/community.ts'
import { console } from './fr/console.ts'
import { contact } from './fr/contact.ts'
import { contributions } from './fr/contributions.ts'
import { courses } from './fr/courses.ts'
import { diagnostics } from './fr/diagnostics.ts'
import { donate } from './fr/donate.ts'
import { editing } from './fr/editing.ts'
import { education } from './fr/education.ts'
import { errors } from './fr/errors.ts'
import { events } from './fr/events.ts'
import { frame } from './fr/frame.ts'
import { gaza } from './fr/gaza.ts'
import { giving } from './fr/giving.ts'
import { groups } from './fr/groups.ts'
import { help } from './fr/help.ts'
import { home } from './fr/home.ts'
import { hours } from './fr/hours.ts'
import { ideas } from './fr/ideas.ts'
import { imports } from './fr/imports.ts'
import { income } from './fr/income.ts'
import { jobs } from './fr/jobs.ts'
import { listingForm } from './fr/listing-form.ts'
import { listings } from './fr/listings.ts'
import { locationPages } from './fr/location-pages.ts'
import { map } from './fr/map.ts'
import { merchstore } from './fr/merchstore.ts'
import { messages } from './fr/messages.ts'
import { moderation } from './fr/moderation.ts'
import { money } from './fr/money.ts'
import { mosques } from './fr/mosques.ts'
import { newsletter } from './fr/newsletter.ts'
import { notifications } from './fr/notifications.ts'
import { packages } from './fr/packages.ts'
import { pages } from './fr/pages.ts'
import { partners } from './fr/partners.ts'
import { people } from './fr/people.ts'
import { photos } from './fr/photos.ts'
import { placeCampaigns } from './fr/place-campaigns.ts'
import { places } from './fr/places.ts'
import { pocket } from './fr/pocket.ts'
import { prayer } from './fr/prayer.ts'
import { prayerRooms } from './fr/prayer-rooms.ts'
import { promotions } from './fr/promotions.ts'
import { quran } from './fr/quran.ts'
import { recipes } from './fr/recipes.ts'
import { records } from './fr/records.ts'
import { registration } from './fr/registration.ts'
import { reviews } from './fr/reviews.ts'
import { search } from './fr/search.ts'
import { security } from './fr/security.ts'
import { signupPopup } from './fr/signup-popup.ts'
import { socialMedia } from './fr/social-media.ts'
import { sponsorship } from './fr/sponsorship.ts'
import { suggestions } from './fr/suggestions.ts'
import { team } from './fr/team.ts'
import { templates } from './fr/templates.ts'
import { testimonials } from './fr/testimonials.ts'
import { timetable } from './fr/timetable.ts'
import { ui } from './fr/ui.ts'
import { understanding } from './fr/understanding.ts'
import { whatWeCount } from './fr/what-we-count.ts'
import { widgets } from './fr/widgets.ts'
import { zakaat } from './fr/zakaat.ts'

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
