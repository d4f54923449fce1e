// Letters that are owed, from the mark that somebody counts as told to the outbox. The database keeps what each is about
// until it is written: nothing is lost where a process ends in between.
import { z } from 'zod'
import type { Db } from '#app/core/request/services.ts'
import type { Mailer, NewMail } from './mailer.ts'

export type LetterTools = { service: Db; mailer: Pick<Mailer, 'post'> }

type About<Material extends z.ZodType> = {
  about: string
  material: Material
  write: (material: z.output<Material>) => NewMail | Promise<NewMail>
  most?: number
  /** Another day than today. */
  today?: string | undefined
}

const taken = z.object({ new: z.number(), letters: z.array(z.object({ id: z.number(), material: z.unknown() })) })

/** Writes what is owed about something; how much of it was new. One that fails does not hold up the others. */
export async function sendLetters<Material extends z.ZodType>(
  { service, mailer }: LetterTools,
  { about, material, write, most = 50, today }: About<Material>,
): Promise<number> {
  const { data, error } = await service.rpc('take_letters', { about, max_results: most, ...(today && { today }) })
  if (error) throw new Error(error.message)
  const found = taken.parse(data)
  const failures: unknown[] = []
  for (const letter of found.letters) {
    try {
      await mailer.post(letter.id, await write(material.parse(letter.material)))
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
  return found.new
}
