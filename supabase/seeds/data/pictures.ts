// The drawn picture of each place of the showcase, as of any place without a photograph.
import { pictureOf } from '#app/core/listings/picture-of.server.ts'
import type { SampleBusiness } from './shapes.ts'

const dashed = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

export const samplePicture = ({ name, city, category, subcategory }: SampleBusiness): string =>
  pictureOf({
    id: dashed(`${name} ${city}`),
    name,
    business_category: category,
    subcategory,
    cuisines: [],
  })
