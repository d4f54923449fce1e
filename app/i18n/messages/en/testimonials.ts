// Testimonials on the desk of staff.
export const testimonials = {
  title: 'Testimonials',
  lead: 'What people say about us, on the home page. Shown with their consent only.',
  add: 'New testimonial',
  empty: 'No testimonials yet',
  emptyText: 'Add what somebody said, then their consent.',
  back: 'All testimonials',
  table: {
    title: 'Testimonials',
    name: 'Name',
    about: 'Words',
    state: 'State',
    sample: 'Sample',
  },
  fields: {
    name: 'Name as shown',
    quote: 'Their words',
    place: 'Where they are from',
    published: 'Show on the home page',
  },
  nameHint: 'As they want to be named, such as “Samira K.”',
  quoteHint: 'As they said it. The home page shows three.',
  save: 'Save',
  saved: 'Saved.',
  remove: 'Delete',
  errors: {
    name: 'Enter a name, up to 120 characters.',
    quote: 'Write their words in English, up to 1,000 characters in each language.',
    place: 'Write the place in English too, up to 160 characters in each language.',
    conflict: 'Someone else changed it meanwhile. Load the page again.',
  },
}
