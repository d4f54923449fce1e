// Where the call and directions buttons of a listing lead.

export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** From wherever the visitor says: the start is left open, and nothing about them is sent along. */
export const directionsLink = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.openstreetmap.org/directions?route=${encodeURIComponent(`;${lat},${lng}`)}`
