// Tasks that pages and forms hand to the process, each from the room that knows how.
import type { Db, PublicConfig, Services } from '#app/core/request/services.ts'
import type { Backups } from '../archive/backups.ts'
import { readPage } from '../automation/fetch-guarded.ts'
import { siteShows } from '../automation/site-proof.ts'
import { createNoticeTrial } from '../automation/try-notice.ts'
import type { Webhooks } from '../automation/webhooks.ts'
import { smsOverWebhook } from '../backend/auth/sms.ts'
import type { Backend } from '../backend/backend.ts'
import { createExamination } from '../backend/examine.ts'
import type { SiteKey } from '../backend/site-key.ts'
import { badgeTasks } from '../embed/badge-code.ts'
import type { Importer } from '../imports/importer.ts'
import { sendContactAnswers } from '../mail/contact.ts'
import type { Mailer } from '../mail/mailer.ts'
import { createNewsletterTask, createNewsletterTestTask } from '../mail/newsletter.ts'
import { sendOrderLetters } from '../mail/order.ts'
import { createOwnershipTasks } from '../mail/ownership.ts'
import { createPlaceAlertTask } from '../mail/place-alerts.ts'
import { sendTeamInvitations } from '../mail/team.ts'
import { createKeepFileTasks } from '../media/keep-file.ts'
import { createKeepPhotoTask } from '../media/keep-photo.ts'
import { createBandTasks } from '../payments/bands.ts'
import { createCampaignGiftTasks } from '../payments/campaign-gifts.ts'
import { createGiftTasks } from '../payments/gifts.ts'
import { createOrderTasks } from '../payments/orders.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { createPaymentTasks } from '../payments/tasks.ts'
import type { Pusher } from '../push/pusher.ts'
import { type Env, SETTINGS } from '../settings/env.ts'
import { describeMachine } from '../settings/machine.ts'
import { createSetupTasks } from '../settings/setup-tasks.ts'

type Parts = {
  env: Env
  backend: Backend
  service: Db
  mailer: Mailer
  importer: Importer
  webhooks: Webhooks
  pusher: Pusher
  /** Null where no cards are taken. */
  provider: PaymentProvider | null
  siteKey: () => Promise<SiteKey>
  /** Null where the data lies elsewhere. */
  backups: Backups | null
  config: PublicConfig
  address: string
  siteUrl: string
  log: Services['log']
}

export function createSiteTasks(parts: Parts): Services['tasks'] {
  const { env, backend, service, mailer, importer, webhooks, pusher, provider, siteKey, backups, config } = parts
  const { address, siteUrl, log } = parts
  return {
    examine: createExamination({
      backend,
      address,
      hasMailServer: env.smtpUrl !== null,
      providers: config.signInProviders.map(({ id }) => id),
      organisations: config.organisations.flatMap(({ domains }) => domains.slice(0, 1)),
      settings: () =>
        SETTINGS.map((name) => ({
          name,
          isSet: Boolean(process.env[name]?.trim() || process.env[`${name}_FILE`]?.trim()),
        })),
    }),
    machine: () => describeMachine(env),
    ...createSetupTasks({
      ...{ backend, service, env, mailer, payments: provider },
      ...{ backups, backupDays: env.backupDays, siteUrl },
    }),
    sendContactAnswers: () => sendContactAnswers({ service, mailer }, siteUrl),
    requestPlaceAlert: createPlaceAlertTask({ service, mailer, siteUrl }),
    requestNewsletter: createNewsletterTask({ backend, mailer, siteUrl }),
    testNewsletter: createNewsletterTestTask({ backend, mailer, siteUrl, log }),
    ...createOwnershipTasks({ service, mailer }, siteUrl, {
      sendSms: env.smsWebhookUrl ? smsOverWebhook(env.smsWebhookUrl, env.smsWebhookToken) : null,
      canCall: env.smsWebhookCalls,
      siteShows: (website, token) => siteShows(website, token, env.privateWebhooks),
      log,
    }),
    sendTeamInvitations: () => sendTeamInvitations({ service, mailer }, siteUrl),
    storeImportFile: importer.store,
    discardImportFile: importer.discard,
    wakeImports: importer.wake,
    keepPhoto: createKeepPhotoTask(backend),
    ...createKeepFileTasks(backend, log),
    ...createPaymentTasks({ service, provider, siteUrl, log }),
    ...badgeTasks(siteKey),
    ...webhooks.tasks,
    tryNotice: createNoticeTrial({ service, log }),
    readPage: (address) => readPage(address, env.privateWebhooks),
    pushKey: pusher.openKey,
    ...createCampaignGiftTasks({ service, provider, siteUrl, log }),
    ...createGiftTasks({ service, provider, siteKey, siteUrl, log }),
    ...createBandTasks({ service, provider, siteUrl, log }),
    ...createOrderTasks({
      service,
      provider,
      siteKey,
      siteUrl,
      sendLetters: () => sendOrderLetters({ service, mailer }, siteUrl),
      log,
    }),
  }
}
