// The part of the environment that pages may know.
import type { PublicConfig } from '#app/core/request/services.ts'
import { site as product } from '#app/lib/site.ts'
import type { Backend } from '../backend/backend.ts'
import type { Env } from './env.ts'

export const publicConfig = (env: Env, backend: Backend, siteUrl: string): PublicConfig => ({
  siteUrl: env.siteUrl || product.defaultUrl,
  origin: siteUrl,
  backendUrl: backend.publicUrl,
  anonKey: backend.anonKey,
  tracking: env.tracking,
  offline: env.offline,
  operator: env.operator,
  publicFallbacks: env.publicFallbacks,
  mailConfigured: env.smtpUrl !== null,
  exportMaxRows: env.exportMaxRows,
  smsConfigured: env.hosted ? env.phoneSignIn : env.smsWebhookUrl !== null,
  claimCalls: env.smsWebhookUrl === null ? null : env.smsWebhookCalls ? 'call' : 'text',
  secondFactorRule: env.secondFactorRule,
  signUp: env.signUp,
  signInProviders: [
    ...env.oidcProviders.map(({ id, name }) => ({ id, name })),
    ...(env.github ? [{ id: 'github', name: 'GitHub' }] : []),
  ],
  organisations: env.samlProviders.map(({ name, domains }) => ({ name, domains })),
  mapStyleUrl: env.mapStyle?.url ?? null,
  externalRatings: env.placesApi !== null,
  sectionsOff: [],
  brand: {},
  payments: env.payments.provider,
  giving: env.giving,
  quran: {
    editions: env.quranEditions,
    audioUrl: env.recitation?.url ?? null,
    reciter: env.recitation?.reciter ?? null,
  },
})
