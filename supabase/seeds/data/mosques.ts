// Real, well-known mosques with public facts only. No times, facilities, notices or vouching: those are for each mosque
// to tell.
import { africaMosques } from './mosques-africa.ts'
import { americasOceaniaMosques } from './mosques-americas-oceania.ts'
import { asiaMosques } from './mosques-asia.ts'
import { europeMosques } from './mosques-europe.ts'
import { middleEastMosques } from './mosques-middle-east.ts'
import type { SampleMosque } from './shapes.ts'

export const sampleMosques: readonly SampleMosque[] = [
  ...europeMosques,
  ...middleEastMosques,
  ...asiaMosques,
  ...africaMosques,
  ...americasOceaniaMosques,
]
