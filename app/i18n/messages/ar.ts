import type { Messages } from '#app/i18n/catalogue.ts'
import { account } from './ar/account.ts'
import { affiliates } from './ar/affiliates.ts'
import { alerts } from './ar/alerts.ts'
import { analytics } from './ar/analytics.ts'
import { assistant } from './ar/assistant.ts'
import { athan } from './ar/athan.ts'
import { auth } from './ar/auth.ts'
import { automation } from './ar/automation.ts'
import { bands } from './ar/bands.ts'
import { business } from './ar/business.ts'
import { businessDesk } from './ar/business-desk.ts'
import { businesses } from './ar/businesses.ts'
import { care } from './ar/care.ts'
import { categories } from './ar/categories.ts'
import { chats } from './ar/chats.ts'
import { community } from './ar/community.ts'
import { console } from './ar/console.ts'
import { contact } from './ar/contact.ts'
import { contributions } from './ar/contributions.ts'
import { courses } from './ar/courses.ts'
import { diagnostics } from './ar/diagnostics.ts'
import { donate } from './ar/donate.ts'
import { editing } from './ar/editing.ts'
import { education } from './ar/education.ts'
import { errors } from './ar/errors.ts'
import { events } from './ar/events.ts'
import { frame } from './ar/frame.ts'
import { gaza } from './ar/gaza.ts'
import { giving } from './ar/giving.ts'
import { groups } from './ar/groups.ts'
import { help } from './ar/help.ts'
import { home } from './ar/home.ts'
import { hours } from './ar/hours.ts'
import { ideas } from './ar/ideas.ts'
import { imports } from './ar/imports.ts'
import { income } from './ar/income.ts'
import { jobs } from './ar/jobs.ts'
import { listingForm } from './ar/listing-form.ts'
import { listings } from './ar/listings.ts'
import { locationPages } from './ar/location-pages.ts'
import { map } from './ar/map.ts'
import { merchstore } from './ar/merchstore.ts'
import { messages } from './ar/messages.ts'
import { moderation } from './ar/moderation.ts'
import { money } from './ar/money.ts'
import { mosques } from './ar/mosques.ts'
import { newsletter } from './ar/newsletter.ts'
import { notifications } from './ar/notifications.ts'
import { packages } from './ar/packages.ts'
import { pages } from './ar/pages.ts'
import { partners } from './ar/partners.ts'
import { people } from './ar/people.ts'
import { photos } from './ar/photos.ts'
import { placeCampaigns } from './ar/place-campaigns.ts'
import { places } from './ar/places.ts'
import { pocket } from './ar/pocket.ts'
import { prayer } from './ar/prayer.ts'
import { prayerRooms } from './ar/prayer-rooms.ts'
import { promotions } from './ar/promotions.ts'
import { quran } from './ar/quran.ts'
import { recipes } from './ar/recipes.ts'
import { records } from './ar/records.ts'
import { registration } from './ar/registration.ts'
import { reviews } from './ar/reviews.ts'
import { search } from './ar/search.ts'
import { security } from './ar/security.ts'
import { signupPopup } from './ar/signup-popup.ts'
import { socialMedia } from './ar/social-media.ts'
import { sponsorship } from './ar/sponsorship.ts'
import { suggestions } from './ar/suggestions.ts'
import { team } from './ar/team.ts'
import { templates } from './ar/templates.ts'
import { testimonials } from './ar/testimonials.ts'
import { timetable } from './ar/timetable.ts'
import { ui } from './ar/ui.ts'
import { understanding } from './ar/understanding.ts'
import { whatWeCount } from './ar/what-we-count.ts'
import { widgets } from './ar/widgets.ts'
import { zakaat } from './ar/zakaat.ts'

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
