import { account } from './en/account.ts'
import { affiliates } from './en/affiliates.ts'
import { alerts } from './en/alerts.ts'
import { analytics } from './en/analytics.ts'
import { assistant } from './en/assistant.ts'
import { athan } from './en/athan.ts'
import { auth } from './en/auth.ts'
import { automation } from './en/automation.ts'
import { bands } from './en/bands.ts'
import { business } from './en/business.ts'
import { businessDesk } from './en/business-desk.ts'
import { businesses } from './en/businesses.ts'
import { care } from './en/care.ts'
import { categories } from './en/categories.ts'
import { chats } from './en/chats.ts'
import { community } from './en/community.ts'
import { console } from './en/console.ts'
import { contact } from './en/contact.ts'
import { contributions } from './en/contributions.ts'
import { courses } from './en/courses.ts'
import { diagnostics } from './en/diagnostics.ts'
import { donate } from './en/donate.ts'
import { editing } from './en/editing.ts'
import { education } from './en/education.ts'
import { errors } from './en/errors.ts'
import { events } from './en/events.ts'
import { frame } from './en/frame.ts'
import { gaza } from './en/gaza.ts'
import { giving } from './en/giving.ts'
import { groups } from './en/groups.ts'
import { help } from './en/help.ts'
import { home } from './en/home.ts'
import { hours } from './en/hours.ts'
import { ideas } from './en/ideas.ts'
import { imports } from './en/imports.ts'
import { income } from './en/income.ts'
import { jobs } from './en/jobs.ts'
import { listingForm } from './en/listing-form.ts'
import { listings } from './en/listings.ts'
import { locationPages } from './en/location-pages.ts'
import { map } from './en/map.ts'
import { merchstore } from './en/merchstore.ts'
import { messages } from './en/messages.ts'
import { moderation } from './en/moderation.ts'
import { money } from './en/money.ts'
import { mosques } from './en/mosques.ts'
import { newsletter } from './en/newsletter.ts'
import { notifications } from './en/notifications.ts'
import { packages } from './en/packages.ts'
import { pages } from './en/pages.ts'
import { partners } from './en/partners.ts'
import { people } from './en/people.ts'
import { photos } from './en/photos.ts'
import { placeCampaigns } from './en/place-campaigns.ts'
import { places } from './en/places.ts'
import { pocket } from './en/pocket.ts'
import { prayer } from './en/prayer.ts'
import { prayerRooms } from './en/prayer-rooms.ts'
import { promotions } from './en/promotions.ts'
import { quran } from './en/quran.ts'
import { recipes } from './en/recipes.ts'
import { records } from './en/records.ts'
import { registration } from './en/registration.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { security } from './en/security.ts'
import { signupPopup } from './en/signup-popup.ts'
import { socialMedia } from './en/social-media.ts'
import { sponsorship } from './en/sponsorship.ts'
import { suggestions } from './en/suggestions.ts'
import { team } from './en/team.ts'
import { templates } from './en/templates.ts'
import { testimonials } from './en/testimonials.ts'
import { timetable } from './en/timetable.ts'
import { ui } from './en/ui.ts'
import { understanding } from './en/understanding.ts'
import { whatWeCount } from './en/what-we-count.ts'
import { widgets } from './en/widgets.ts'
import { zakaat } from './en/zakaat.ts'

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
}
