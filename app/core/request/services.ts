// Services the process gives to loaders and actions for one request. server/http/mounts.ts sets them; `context.get` reads them.
import type { SupabaseClient } from '@supabase/supabase-js'
import { createContext } from 'react-router'
import type { Brand } from '#app/core/brand/brand-shape.ts'
import type { SamplePart } from '#app/core/sections/sample-parts.ts'
import type { SwitchedSection } from '#app/core/sections/sections.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { CleanFile, ImageFile } from '#app/lib/clean-file.ts'
import type { Database, Json } from '#app/lib/database.types.ts'
import type { SecondFactorRule } from '#app/lib/roles.ts'
import type { Examination } from './examination.ts'
import type { DatabaseAnswer } from './refusal.ts'
import type { SmallMap } from './small-map.ts'

export type Db = SupabaseClient<Database>

type Functions = Database['public']['Functions']
export type FunctionName = keyof Functions & string
/** What a function of the database is given; nothing where it takes nothing, which the generated types call `never`. */
export type ArgsOf<Name extends FunctionName> = [Functions[Name]['Args']] extends [never]
  ? Record<never, never>
  : Functions[Name]['Args']

/** What was looked for in a town and not found. Never the words. */
export type MissedSearch = {
  country_code: string
  city: string
  /** A kind of place, a dish or kitchen, a kind of place that was open just then, or work. */
  wanted: 'place' | 'dish' | 'hours' | 'job'
  /** A category, a dish or a kind of work. */
  category: string
  subcategory: string
}

/** A search that showed listings, and in which order. Never its words. */
export type ShownSearch = {
  /** A dish or kitchen, a kind of place, words of one's own, or whatever is near. */
  wanted: 'dish' | 'place' | 'words' | 'near'
  category: string
  subcategory: string
  /** How many stood on the pages before. */
  skipped: number
  places: string[]
  /** Those among them that were looked for by their name. */
  named: string[]
}

/** An invoice as it is kept. */
export type InvoiceFile = Database['public']['Tables']['invoices']['Row']

/** Settings a browser may know. Rendered into the page, so one build serves every environment. */
export type PublicConfig = {
  /** Public address, for canonical links. */
  siteUrl: string
  /** Name and address of who runs the site, for the legal pages; null where it is not set. */
  operator: string | null
  /** Address this site answers on, for links in mail. */
  origin: string
  /** null: the backend is this site itself. */
  backendUrl: string | null
  anonKey: string
  tracking: boolean
  /** Whether the browser may keep the site for when there is no line. */
  offline: boolean
  publicFallbacks: boolean
  mailConfigured: boolean
  smsConfigured: boolean
  /** How a listed number can be reached; null: not at all. */
  claimCalls: 'text' | 'call' | null
  /** Whether anyone may open an account by themselves. */
  signUp: boolean
  /** Other services people may sign in with. */
  signInProviders: { id: string; name: string }[]
  /** Organisations that sign their own people in, known by the domains of their addresses. */
  organisations: { name: string; domains: string[] }[]
  /** Whose dashboards take the second step of signing in, whether or not they set one up. */
  secondFactorRule: SecondFactorRule
  /** The operator's own map style with streets; null for the map the site brings. */
  mapStyleUrl: string | null
  /** Whether /api/external-ratings answers. */
  externalRatings: boolean
  /** Rows of one kind in an export at most. */
  exportMaxRows: number
  /** Sections the operator has switched off. */
  sectionsOff: readonly SwitchedSection[]
  /** What the operator has put in place of our name and look. */
  brand: Brand
  /** How plans are paid for. */
  payments: 'none' | 'manual' | 'stripe'
  /** How gifts are taken; `account` is where a transfer goes, `link` a page elsewhere that takes them too. */
  giving: {
    way: 'stripe' | 'manual' | 'closed'
    account: string | null
    link: string | null
    /** Whether campaigns may take gifts by card, each into an account of its own. */
    toCampaigns: boolean
  }
  quran: {
    /** Ids of the translations the operator offers. */
    editions: string[]
    /** Address of a verse's recitation, with {surah}, {ayah} or {verse} in it; null where none is set up. */
    audioUrl: string | null
    reciter: string | null
  }
}

/** `address`: of the campaign's page, to come back to. */
export type NewCampaignGift = {
  campaign: string
  amount: number
  giver: string
  name: string
  address: string
  locale: Locale
}

/** A backup of the whole site, and what came out of restoring it. */
export type BackupRow = {
  file: string
  at: string
  bytes: number
  /** How long nobody could write; null where nobody had to wait. */
  waitedMs: number | null
  checked: { tables: number; rows: number; files: number; ms: number } | null
  problem: string | null
  /** The last time somebody tried the restore; null until somebody does. */
  drill?: DrillRow | null
}

/** What an export holds, by its own word, once every sum in it was found right. */
export type ArchiveFacts = {
  createdAt: string
  schema: string | null
  rows: number
  tables: number
  files: number
  missingFiles: number
  imports: number
  hasSecrets: boolean
  /** Whether this release can restore it. */
  fits: boolean
}
/** `opened`: what the restored site told over its API, as many as its database holds. */
export type DrillReport = ArchiveFacts & { opened: { table: string; rows: number }[]; ms: number }
export type DrillRow = { at: string } & ({ report: DrillReport } | { problem: string })

/** The keys that sign sessions, as far as they may be told; null where settings name them. */
export type SigningKeys = { kid: string; since: string; old: { kid: string; until: string }[] }

export type StoredImportFile =
  | { ok: true; id: string; fileName: string; size: number; fields: Record<string, string> }
  | { ok: false; reason: 'tooLarge' | 'noFile' | 'notAForm' }

/** A plan as it would be charged today. */
type NewTerms = {
  plan_type: 'premium' | 'enterprise'
  billing_cycle: 'monthly' | 'annual'
  price_cents: number
  credit_cents: number
  currency: string
  starts_on: string | null
  locale: Locale
}

/** What is searched for, as the database is asked, as the address says it, and in a few words. */
export type AlertSearch = { filter: Json; address: string; name: string }

/** Where papers lie that only their owner and staff read. */
export type DocumentBucket = 'claim-documents' | 'evidence-documents' | 'campaign-documents'

export type NewGift = {
  purpose: string
  amount_cents: number
  cycle: 'once' | 'monthly'
  name: string
  email: string
  language: Locale
  user_id: string | null
}

/** What someone orders from the store. `seen_cents` is the total they were shown: it is compared, never taken. */
export type NewOrder = {
  key: string
  /** The hash of the secret that lies with the buyer's browser. */
  visitor: string
  lines: { sku: string; quantity: number }[]
  delivery: 'pickup' | 'post'
  pickup: string
  address: string
  country_code: string
  name: string
  email: string
  seen_cents: number
  /** Typed in the basket; empty: none. */
  code: string
  language: Locale
  user_id: string | null
}

export type BasketWithCode = Pick<NewOrder, 'lines' | 'code'> & {
  person: string | null
  delivery: string
  country: string
  pickup: string
}

export type Machine = {
  /** Of the data folder, in bytes; null where it cannot be told. */
  disk: { free: number; total: number } | null
  /** What the process takes, in bytes. */
  memory: number
  /** Since it began. */
  seconds: number
  node: string
  files: 'folder' | 's3' | 'hosted'
  /** The street maps that were imported, by their names. */
  streets: string[]
}

export type Services = {
  config: PublicConfig
  /** supabase-js as the visitor: row-level security decides what it sees. Keeps the session cookies up to date. */
  db: () => Db
  /** Does the request carry a session cookie? Cheap; says nothing about its validity. */
  mayHaveSession: boolean
  /**
   * What several loaders of one reading ask alike is asked once. A form may change the answer on its way: there it is
   * asked each time.
   */
  once: <T>(name: 'session', work: () => Promise<T>) => Promise<T>
  /** Result of a public page function; kept in memory for anonymous visitors until a table it reads changes. */
  page: <Name extends FunctionName>(name: Name, args: ArgsOf<Name>) => Promise<unknown>
  /**
   * Takes one unit from the visitor's allowance of this kind; false when it is used up. With a member named, from theirs,
   * wherever they ask from.
   */
  allow: (
    kind:
      | 'signIn'
      | 'email'
      | 'refresh'
      | 'verify'
      | 'write'
      | 'draft'
      | 'upload'
      | 'export'
      | 'ownData'
      | 'application'
      | 'reading'
      | 'order'
      | 'code',
    member?: string,
  ) => boolean
  /** Notes for owners what this visitor looked for and did not find, once a day: neither the words nor who. Nobody waits for it. */
  countMissed: (missed: MissedSearch) => void
  /** The same for what they were shown. `asker`: the member who looked, whose own listings are not counted. */
  countShown: (shown: ShownSearch, asker: string | null) => void
  /** Notes that this visitor came by the code of a poster or a link, once a day. `asker`: whose own listings are not counted. */
  countCampaign: (code: string, asker: string | null) => void
  /** What was asked for did not come about: the unit of the visitor's allowance is theirs again. */
  giveBack: (kind: 'order' | 'code') => void
  /** Runs work on pictures when it is this visitor's turn; 'busy' when too many wait, or nobody waits for it any more. */
  drawInTurn: <T>(work: () => Promise<T>) => Promise<T | 'busy'>
  /** A spreadsheet or a PDF as rows of cells; null where it is neither. */
  readDocument: (bytes: Uint8Array) => Promise<string[][] | 'unreadable' | 'busy' | null>
  /** The surroundings of places, drawn from the map's own tiles; null for one that cannot be. In their order. */
  drawSmallMaps: (places: readonly { lat: number; lng: number }[], locale: Locale) => Promise<(SmallMap | null)[]>
  /** Work that needs the service role, named one by one: nothing else may escape row-level security. */
  tasks: {
    /** The key this site shows to browsers' push services. */
    pushKey: () => Promise<string>
    /** Asks the payment provider for the payment of an order the visitor just made. */
    payForPlan: (account: string, order: string, locale: Locale) => Promise<{ to: string } | 'done' | 'failed'>
    /** Tells the payment provider whether a plan renews; 'none' where it has no agreement about this account. */
    setRenewal: (account: string, renews: boolean) => Promise<'done' | 'none' | 'failed'>
    /** The card a plan is charged to, as far as it may be shown; null where none is known. */
    findCard: (account: string) => Promise<{ brand: string; last4: string } | null>
    /** The tax on a change that is charged to a card on file; null where none is, or where the tax is of our own table. */
    previewTax: (account: string, terms: NewTerms) => Promise<number | null | 'failed'>
    /** Where the payment provider shows cards and payments. */
    openPortal: (account: string, locale: Locale) => Promise<{ to: string } | 'failed'>
    /** Writes down what someone wants to give, and says where they pay, or what their transfer names. */
    startGift: (gift: NewGift) => Promise<{ to: string } | { reference: string } | 'tooMany' | 'failed'>
    /** A gift by the link of its receipt; null when the link is not ours. */
    findGift: (code: string) => Promise<{ amount_cents: number; currency: string; isStopped: boolean } | null>
    stopGift: (code: string) => Promise<'done' | 'missing' | 'failed'>
    /** Where a campaign's keeper opens or finishes its own account at the payment provider. Who may, `connect_campaign` has said before. */
    connectCampaign: (campaign: string, address: string) => Promise<{ to: string } | 'failed'>
    /** Asks the payment provider how far that account is, and keeps what it says. */
    lookAtCampaign: (campaign: string) => Promise<void>
    /** Writes down what someone wants to give to a campaign, and says where they pay it to the campaign's own account. */
    giveToCampaign: (gift: NewCampaignGift) => Promise<{ to: string } | DatabaseAnswer>
    /** What a basket costs with a code. Whoever asks counts who guesses. */
    quoteWithCode: (basket: BasketWithCode) => Promise<{ quote: unknown } | { refused: DatabaseAnswer }>
    /** Places an order and says by which link it is found again; what refuses it is a word of the database. */
    placeOrder: (order: NewOrder) => Promise<{ code: string } | { refused: DatabaseAnswer }>
    /** The buyer came by the link of a letter: the things are set aside. What refuses it is a word of the database. */
    confirmOrder: (code: string) => Promise<DatabaseAnswer | null>
    /** Where an order is paid that waits for it; null where there is nothing to pay by card. */
    payForOrder: (code: string, locale: Locale) => Promise<{ to: string } | 'failed' | 'missing' | null>
    /** Where a band is paid that waits for it, under this name; null where there is nothing to pay by card. */
    payForBand: (booking: string, name: string, locale: Locale) => Promise<{ to: string } | 'failed' | null>
    /** An order by its link, and whether the link was mailed to its buyer; null when the link is not ours. */
    findOrder: (code: string) => Promise<{ order: unknown; isMailed: boolean } | null>
    /** The part of a link that opens an order: for whoever was shown that it is theirs. */
    signOrder: (id: string) => Promise<string>
    /** An invoice of the order of that link. */
    findOrderInvoice: (code: string, invoice: string) => Promise<InvoiceFile | null>
    withdrawOrder: (code: string) => Promise<'done' | 'conflict' | 'missing' | 'failed'>
    /** The code of a partner's badge, signed with the site's key. */
    signBadge: (badge: { partner: string; no: number }) => Promise<string>
    /** Whose badge a code is; null when we did not sign it. */
    readBadge: (code: string) => Promise<{ partner: string; no: number } | null>
    /** The secret that signs a rule's webhooks, for its owner, who has just asked for a new one. */
    webhookSecret: (rule: string, version: number) => Promise<string>
    /** Sends an event that never happened, and tells what came of it. */
    tryWebhook: (rule: { id: string; url: string; version: number }) => Promise<{
      outcome: 'done' | 'retry' | 'failed'
      detail: string
      exchange?: { request: string; status: number | null; answer: string | null; ms: number }
    }>
    /** The line an action would send, of an event that never happened, to its owner alone. Null where there is none. */
    tryNotice: (action: { id: string; name: string; path: string; locale: Locale }) => Promise<string | null>
    /** Why a webhook may not go to this address; null where it may. */
    checkWebhook: (address: string) => Promise<'not_https' | 'port' | 'unknown_host' | 'private_address' | null>
    /** A page of somebody's site, from the open internet only; its address is where it was found in the end. */
    readPage: (
      address: string,
    ) => Promise<
      { page: string; url: string } | { refused: 'not_https' | 'port' | 'unknown_host' | 'private_address' | 'no_page' }
    >
    /** Looks whether every part of the backend answers. */
    examine: () => Promise<Examination>
    /** The machine this process runs on. */
    machine: () => Promise<Machine>
    /** Takes the sample community out, all of it or one part. Who may, `begin_sample_removal` has said before. */
    removeSample: (part: SamplePart | null) => Promise<void>
    /** Sends such a letter past the outbox and says what the mail server answered; no answer: none is set up. */
    tryMail: (to: string, locale: Locale) => Promise<{ ok: boolean; said: string | null; ms: number }>
    /** Asks the payment provider whether it knows this site; null where nobody takes cards. */
    tryPayments: () => Promise<{ ok: boolean; said: string; isLive: boolean; ms: number } | null>
    /** The whole site in one file, made by night. Who may have one, `begin_desk_work` has said before. */
    backups: {
      /** For how many days; null: the data lies elsewhere. */
      days: number | null
      list: () => Promise<BackupRow[]>
      isUnderWay: () => boolean
      begin: () => void
      /** Restores one into a scratch place; what came of it stands in its row. False where there is none of that name. */
      beginDrill: (file: string) => Promise<boolean>
      /** Reads an export that somebody sends, compares every sum, and keeps nothing of it. */
      check: (
        request: Request,
      ) => Promise<ArchiveFacts | { refused: 'tooLarge' | 'noFile' | 'notAForm' } | { problem: string }>
      open: (file: string) => Promise<{ body: ReadableStream; bytes: number } | null>
    }
    keys: {
      read: () => SigningKeys | null
      /** Who may, `begin_desk_work` has said before. */
      rotate: (revokesOld: boolean) => void
    }
    /** Opens an account for an address, which gets a letter to choose a password: its id, or that there is one already. */
    openAccount: (email: string) => Promise<string | 'there' | 'failed'>
    /** Sends a letter that only says that letters arrive. */
    sendTestMail: (to: string, locale: Locale) => Promise<void>
    requestNewsletter: (email: string, locale: Locale) => Promise<'sent' | 'already' | 'too_soon'>
    /** Asks an address whether it wants to be told of the first such place. Says nothing of what it waits for already. */
    requestPlaceAlert: (email: string, locale: Locale, search: AlertSearch) => Promise<void>
    /** Sends a newsletter as it stands to one address: that of whoever writes it. */
    testNewsletter: (
      issue: { id: string; subject: string; language: string; blocks: unknown },
      to: string,
    ) => Promise<void>
    /** Writes the letters with staff's answers that wait, at once instead of by the minute. */
    sendContactAnswers: () => Promise<void>
    /** Sends a fresh code to the address a listing names; the claimant never sees the address or the code here. */
    sendClaimCode: (
      claimId: string,
      claimantId: string,
      locale: Locale,
    ) => Promise<'sent' | 'too_soon' | 'too_many' | 'no_address' | 'no_claim'>
    /** Has the listed number rung up, or sends it a text: the claimant sees neither. */
    callClaim: (
      claimId: string,
      claimantId: string,
      locale: Locale,
    ) => Promise<'sent' | 'not_sent' | 'too_soon' | 'too_many' | 'no_address' | 'no_claim'>
    /** Whether the listed site shows the claim's token. */
    lookAtClaimSite: (
      claimId: string,
      claimantId: string,
    ) => Promise<'found' | 'not_found' | 'too_soon' | 'too_many' | 'no_address' | 'no_claim'>
    /** Writes the letters about claims, offers and owners that wait, at once instead of by the minute. */
    sendOwnershipLetters: () => Promise<void>
    /** Writes the invitations into teams that wait, likewise. */
    sendTeamInvitations: () => Promise<void>
    /** Writes the file of a posted form to the server's disk. The row in `imports` is added as the visitor. */
    storeImportFile: (request: Request) => Promise<StoredImportFile>
    discardImportFile: (id: string) => Promise<void>
    /** Something is to be done about an import: begin now. */
    wakeImports: () => void
    /** Files of a photo the visitor has just registered. Says whether it is shown at once or waits for staff. */
    keepPhoto: (photoId: string, sizes: ImageFile[], original: ImageFile) => Promise<'published' | 'pending'>
    /** The file of an application the visitor has just made; false when it could not be kept, and the application is gone. */
    keepApplicationFile: (application: string, path: string, file: CleanFile) => Promise<boolean>
    /** A paper that belongs to this member from now on; where it lies, or why it does not. */
    keepDocument: (
      bucket: DocumentBucket,
      file: CleanFile,
      member: string,
    ) => Promise<{ path: string } | { refused: 'documentLimit' | 'failed' }>
    /** A file whose row the visitor has just written: the row says who may see it. */
    keepFile: (
      bucket: 'athan-sounds' | 'course-files' | 'store-pictures',
      path: string,
      file: CleanFile,
    ) => Promise<boolean>
  }
  forceLocation: string | null
  log: (event: string, detail?: Record<string, unknown>) => void
}

export const servicesContext = createContext<Services>()

/** A page of this site as someone without cookies gets it. */
export const renderPageContext = createContext<(path: string) => Promise<Response>>()
