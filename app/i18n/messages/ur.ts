import type { Messages } from '#app/i18n/catalogue.ts'
import { account } from './ur/account.ts'
import { affiliates } from './ur/affiliates.ts'
import { alerts } from './ur/alerts.ts'
import { analytics } from './ur/analytics.ts'
import { assistant } from './ur/assistant.ts'
import { athan } from './ur/athan.ts'
import { auth } from './ur/auth.ts'
import { automation } from './ur/automation.ts'
import { bands } from './ur/bands.ts'
import { business } from './ur/business.ts'
import { businessDesk } from './ur/business-desk.ts'
import { businesses } from './ur/businesses.ts'
import { care } from './ur/care.ts'
import { categories } from './ur/categories.ts'
import { chats } from './ur/chats.ts'
import { community } from './ur/community.ts'
import { console } from './ur/console.ts'
import { contact } from './ur/contact.ts'
import { contributions } from './ur/contributions.ts'
import { courses } from './ur/courses.ts'
import { diagnostics } from './ur/diagnostics.ts'
import { donate } from './ur/donate.ts'
import { editing } from './ur/editing.ts'
import { education } from './ur/education.ts'
import { errors } from './ur/errors.ts'
import { events } from './ur/events.ts'
import { frame } from './ur/frame.ts'
import { gaza } from './ur/gaza.ts'
import { giving } from './ur/giving.ts'
import { groups } from './ur/groups.ts'
import { help } from './ur/help.ts'
import { home } from './ur/home.ts'
import { hours } from './ur/hours.ts'
import { ideas } from './ur/ideas.ts'
import { imports } from './ur/imports.ts'
import { income } from './ur/income.ts'
import { jobs } from './ur/jobs.ts'
import { listingForm } from './ur/listing-form.ts'
import { listings } from './ur/listings.ts'
import { locationPages } from './ur/location-pages.ts'
import { map } from './ur/map.ts'
import { merchstore } from './ur/merchstore.ts'
import { messages } from './ur/messages.ts'
import { moderation } from './ur/moderation.ts'
import { money } from './ur/money.ts'
import { mosques } from './ur/mosques.ts'
import { newsletter } from './ur/newsletter.ts'
import { notifications } from './ur/notifications.ts'
import { packages } from './ur/packages.ts'
import { pages } from './ur/pages.ts'
import { partners } from './ur/partners.ts'
import { people } from './ur/people.ts'
import { photos } from './ur/photos.ts'
import { placeCampaigns } from './ur/place-campaigns.ts'
import { places } from './ur/places.ts'
import { pocket } from './ur/pocket.ts'
import { prayer } from './ur/prayer.ts'
import { prayerRooms } from './ur/prayer-rooms.ts'
import { promotions } from './ur/promotions.ts'
import { quran } from './ur/quran.ts'
import { recipes } from './ur/recipes.ts'
import { records } from './ur/records.ts'
import { registration } from './ur/registration.ts'
import { reviews } from './ur/reviews.ts'
import { search } from './ur/search.ts'
import { security } from './ur/security.ts'
import { signupPopup } from './ur/signup-popup.ts'
import { socialMedia } from './ur/social-media.ts'
import { sponsorship } from './ur/sponsorship.ts'
import { suggestions } from './ur/suggestions.ts'
import { team } from './ur/team.ts'
import { templates } from './ur/templates.ts'
import { testimonials } from './ur/testimonials.ts'
import { timetable } from './ur/timetable.ts'
import { ui } from './ur/ui.ts'
import { understanding } from './ur/understanding.ts'
import { whatWeCount } from './ur/what-we-count.ts'
import { widgets } from './ur/widgets.ts'
import { zakaat } from './ur/zakaat.ts'

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
