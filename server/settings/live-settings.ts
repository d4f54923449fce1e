// Settings that superadmins change while the site runs go before the environment, in every process, from the moment they are set.
import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type Brand, brandSchema } from '#app/core/brand/brand-shape.ts'
import { callSite } from '#app/core/brand/name.ts'
import type { Db } from '#app/core/request/services.ts'
import { isSwitchedSection, type SwitchedSection } from '#app/core/sections/sections.ts'
import type { Site } from '../http/request-services.ts'

const settings = z.object({
  sign_up: z.boolean().optional(),
  tracking: z.boolean().optional(),
  offline: z.boolean().optional(),
  operator: z.string().optional(),
  export_max_rows: z.number().int().positive().optional(),
  // One that a later version knows, or an earlier one did, switches nothing here.
  sections_off: z
    .array(z.string())
    .transform((words) => words.filter((word) => isSwitchedSection(word)))
    .optional(),
  brand: brandSchema.optional(),
})

/** Another one with each mark, so that browsers may keep it. */
const markAddress = (logo: string) => `/brand-mark?${createHash('sha256').update(logo).digest('hex').slice(0, 12)}`

type Follower = Pick<Site, 'log' | 'brandMark'> & {
  env: Pick<Site['env'], 'signUp' | 'tracking' | 'offline' | 'operator' | 'exportMaxRows'>
  config: Pick<Site['config'], 'signUp' | 'tracking' | 'offline' | 'operator' | 'exportMaxRows'> & {
    sectionsOff: readonly SwitchedSection[]
    brand: Brand
  }
  pages: Pick<Site['pages'], 'dropAll'>
  backend: Pick<Site['backend'], 'onChange' | 'onMissed'>
}

export async function followSiteSettings(site: Follower, service: Pick<Db, 'rpc'>): Promise<void> {
  const { signUp, tracking, offline, operator, exportMaxRows } = site.env
  const learn = async () => {
    const { data, error } = await service.rpc('site_settings')
    const read = settings.safeParse(data)
    if (error || !read.success)
      return site.log('query failed', { name: 'site_settings', error: error?.message ?? 'unreadable' })
    const now = {
      signUp: read.data.sign_up ?? signUp,
      tracking: read.data.tracking ?? tracking,
      offline: read.data.offline ?? offline,
      operator: read.data.operator ?? operator,
      exportMaxRows: read.data.export_max_rows ?? exportMaxRows,
    }
    Object.assign(site.env, now)
    const { logo, ...brand } = read.data.brand ?? {}
    site.brandMark.current = logo ?? null
    Object.assign(site.config, now, {
      sectionsOff: read.data.sections_off ?? [],
      brand: { ...brand, ...(logo && { logo: markAddress(logo) }) },
    })
    callSite(brand.name)
    // Pages kept meanwhile say what was true before.
    site.pages.dropAll()
  }
  site.backend.onChange(({ schema, table }) => {
    if (schema === 'private' && table === 'site_settings') void learn()
  })
  site.backend.onMissed(() => void learn())
  await learn()
}
