import type { Messages } from '#app/i18n/catalogue.ts'
import { account } from './tr/account.ts'
import { affiliates } from './tr/affiliates.ts'
import { alerts } from './tr/alerts.ts'
import { analytics } from './tr/analytics.ts'
import { assistant } from './tr/assistant.ts'
import { athan } from './tr/athan.ts'
import { auth } from './tr/auth.ts'
import { automation } from './tr/automation.ts'
import { bands } from './tr/bands.ts'
import { business } from './tr/business.ts'
import { businessDesk } from './tr/business-desk.ts'
import { businesses } from './tr/businesses.ts'
import { care } from './tr/care.ts'
import { categories } from './tr/categories.ts'
import { chats } from './tr/chats.ts'
import { community } from './tr/community.ts'
import { console } from './tr/console.ts'
import { contact } from './tr/contact.ts'
import { contributions } from './tr/contributions.ts'
import { courses } from './tr/courses.ts'
import { diagnostics } from './tr/diagnostics.ts'
import { donate } from './tr/donate.ts'
import { editing } from './tr/editing.ts'
import { education } from './tr/education.ts'
import { errors } from './tr/errors.ts'
import { events } from './tr/events.ts'
import { frame } from './tr/frame.ts'
import { gaza } from './tr/gaza.ts'
import { giving } from './tr/giving.ts'
import { groups } from './tr/groups.ts'
import { help } from './tr/help.ts'
import { home } from './tr/home.ts'
import { hours } from './tr/hours.ts'
import { ideas } from './tr/ideas.ts'
import { imports } from './tr/imports.ts'
import { income } from './tr/income.ts'
import { jobs } from './tr/jobs.ts'
import { listingForm } from './tr/listing-form.ts'
import { listings } from './tr/listings.ts'
import { locationPages } from './tr/location-pages.ts'
import { map } from './tr/map.ts'
import { merchstore } from './tr/merchstore.ts'
import { messages } from './tr/messages.ts'
import { moderation } from './tr/moderation.ts'
import { money } from './tr/money.ts'
import { mosques } from './tr/mosques.ts'
import { newsletter } from './tr/newsletter.ts'
import { notifications } from './tr/notifications.ts'
import { packages } from './tr/packages.ts'
import { pages } from './tr/pages.ts'
import { partners } from './tr/partners.ts'
import { people } from './tr/people.ts'
import { photos } from './tr/photos.ts'
import { placeCampaigns } from './tr/place-campaigns.ts'
import { places } from './tr/places.ts'
import { pocket } from './tr/pocket.ts'
import { prayer } from './tr/prayer.ts'
import { prayerRooms } from './tr/prayer-rooms.ts'
import { promotions } from './tr/promotions.ts'
import { quran } from './tr/quran.ts'
import { recipes } from './tr/recipes.ts'
import { records } from './tr/records.ts'
import { registration } from './tr/registration.ts'
import { reviews } from './tr/reviews.ts'
import { search } from './tr/search.ts'
import { security } from './tr/security.ts'
import { signupPopup } from './tr/signup-popup.ts'
import { socialMedia } from './tr/social-media.ts'
import { sponsorship } from './tr/sponsorship.ts'
import { suggestions } from './tr/suggestions.ts'
import { team } from './tr/team.ts'
import { templates } from './tr/templates.ts'
import { testimonials } from './tr/testimonials.ts'
import { timetable } from './tr/timetable.ts'
import { ui } from './tr/ui.ts'
import { understanding } from './tr/understanding.ts'
import { whatWeCount } from './tr/what-we-count.ts'
import { widgets } from './tr/widgets.ts'
import { zakaat } from './tr/zakaat.ts'

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
