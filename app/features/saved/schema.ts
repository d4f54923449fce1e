import * as z from 'zod'

/** What a heart posts: the place to keep, or the one to let go. */
export const heartForm = z
  .object({ save: z.guid().optional(), remove: z.guid().optional(), back: z.string().default('/saved') })
  .refine(({ save, remove }) => (save === undefined) !== (remove === undefined), 'invalid')
export type Heart = z.output<typeof heartForm>

export const LONGEST_NOTE = 500
export const LONGEST_LIST_NAME = 60

const listName = z.string().trim().min(1, 'nameRequired').max(LONGEST_LIST_NAME, 'nameLong')

/** The boxes that are ticked; those that are not are taken off. */
const ticked = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((id) => z.guid().safeParse(id).success))

/** One place: its lists, and a new one for it. */
export const listsForm = z.object({
  lists: ticked,
  name: z.string().trim().max(LONGEST_LIST_NAME, 'nameLong').default(''),
})

/** The forms of a member's own shelf. */
export const shelfForms = {
  note: z.object({ place: z.guid(), note: z.string().trim().max(LONGEST_NOTE, 'noteLong').default('') }),
  lists: z.object({ place: z.guid(), lists: ticked }),
  create: z.object({ name: listName }),
  rename: z.object({ list: z.guid(), name: listName }),
  remove: z.object({ list: z.guid() }),
  share: z.object({ list: z.guid() }),
  unshare: z.object({ list: z.guid() }),
}
