// The links of a listing's call and directions buttons.

export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** From wherever the visitor says: the start is left open, and nothing about them is sent along. */
export const directionsLink = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.openstreetmap.org/directions?route=${encodeURIComponent(`;${lat},${lng}`)}`

/** The number with its country code, digits only, as wa.me wants it; null for one that cannot be meant. */
export function whatsappLink(number: string): string | null {
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  return digits.length >= 7 && digits.length <= 15 ? `https://wa.me/${digits}` : null
}
