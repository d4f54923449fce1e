import { attempt } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { withoutFigures } from '#app/lib/without-figures.ts'
import type { TopicForm } from './schema.ts'

/** Saves what nobody else has changed since the editor read it. */
export function saveTopic(
  services: Pick<Services, 'db' | 'log'>,
  { seen, ...topic }: TopicForm,
  values: Record<string, string>,
) {
  const table = services.db().from('help_topics')
  if (seen === '') return attempt(services, table.insert(topic).select('id'), { nothing: 'notAllowed', values })
  const { id, locale, ...changes } = topic
  return attempt(
    services,
    table.update(changes).eq('id', id).eq('locale', locale).eq('updated_at', seen).select('id'),
    { nothing: 'conflict', values },
  )
}

/** For staff, who may make a help topic of it. Nothing of who asked is kept. */
export const noteUnanswered = (services: Pick<Services, 'db' | 'log'>, question: string, language: Locale) =>
  attempt(services, services.db().rpc('note_unanswered', { question: withoutFigures(question), language }))
