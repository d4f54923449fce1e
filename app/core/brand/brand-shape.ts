// The shape in which the operator's name and look are kept. Apart from what derives from it: every page carries that, and none reads shapes.
import * as z from 'zod'
import { HOME_PARTS } from './home-parts.ts'

export const brandSchema = z.object({
  name: z.string().optional(),
  light: z.string().optional(),
  dark: z.string().optional(),
  /** A small picture: as it is kept a data address, for pages the address it is asked for at. */
  logo: z.string().optional(),
  /** Those that are shown, in their order. */
  home: z.array(z.enum(HOME_PARTS)).optional(),
})
export type Brand = z.output<typeof brandSchema>
