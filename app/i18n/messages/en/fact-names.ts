// Names of a place's facilities: one for each, wherever it is asked about, filtered by, edited or shown.
export const factNames = {
  prayer_space: 'Prayer space',
  wudu: 'Place for wudu',
  sisters_space: 'Space for sisters',
  family_section: 'Family section',
  wheelchair: 'Wheelchair access',
  parking: 'Parking',
  delivery: 'Delivery',
  takeaway: 'Takeaway',
  outdoor_seating: 'Outdoor seating',
  child_friendly: 'Child-friendly',
}
