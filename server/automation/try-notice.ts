// Sends the line of an action to its owner alone, of an event that never happened.
import type { Db, Services } from '#app/core/request/services.ts'
import { mailMessages } from '#app/i18n/mail/catalogue.server.ts'

export const createNoticeTrial =
  ({ service, log }: { service: Db; log: Services['log'] }): Services['tasks']['tryNotice'] =>
  async ({ id: action, name, path, locale }) => {
    const title = mailMessages(locale).automation.tried(name)
    const { data, error } = await service.rpc('try_automation', { action, title, path })
    if (error) log('automation not tried', { action, error: error.message })
    return data ? title : null
  }
