import { type Instant, placeOf, type WrittenSetting } from '@billett/domain'
import * as z from 'zod/mini'
import { clientList } from './client-list.ts'
import { FEED_HEADER } from './feed-header.ts'
import { proxyList } from './proxy-list.ts'
import { wrongTogether } from './set-together.ts'
import { wrongFeeds } from './wrong-feeds.ts'
import { wrongStripe } from './wrong-stripe.ts'

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535))
const flag = z.pipe(
  z.string(),
  z.transform(text => text === '1' || text === 'true'),
)

const listOf = <Item extends z.core.$ZodType<string, string>>(item: Item) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform(text => text.split(',').map(part => part.trim())),
    ),
    z.array(item).check(z.minLength(1)),
  )

/** What holds where nobody says another: a demo's mails, which its own mailbox takes. */
const USUAL = { SMTP_URL: 'smtp://127.0.0.1:8083', MAIL_FROM: 'tickets@billett.example' } as const

const Environment = z.object({
  PORT: z._default(port, 8080),
  HOST: z._default(z.string(), '0.0.0.0'),
  /** Where passengers reach the shop; links in mails and redirects are made from it. */
  PUBLIC_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'https://tickets.example, without a path')),
  ),
  DATABASE_URL: z.string().check(z.regex(/^postgres(ql)?:\/\/\S+$/, 'postgres://user:password@host:5432/database')),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.gte(1)), 10),
  SMTP_URL: z._default(z.string().check(z.regex(/^smtps?:\/\/\S+$/, 'smtp://host:25')), USUAL.SMTP_URL),
  MAIL_FROM: z._default(z.string(), USUAL.MAIL_FROM),
  PAYMENT_DEMO_URL: z.optional(z.url()),
  PAYMENT_DEMO_SECRET: z.optional(z.string()),
  /** `sk_live_…` or `rk_live_…`; payments are taken by Stripe. `…_test_…` in a demo only. */
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_(live|test)_\w+$/))),
  /** `whsec_…` of the endpoint `PUBLIC_URL/api/v2/payment/webhook/stripe`. */
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S+$/))),
  /** Ways to pay that Stripe has switched on for the account, in the order in which they are offered. */
  STRIPE_METHODS: z._default(listOf(z.enum(['card', 'sepa_debit', 'paypal'])), ['card', 'sepa_debit']),
  /** Another address than Stripe's own, for trials against a simulator; in a demo only. */
  STRIPE_API_URL: z.optional(z.url()),
  /** A deployment that shows the product: the demo payment provider is allowed, nothing is sold for real. */
  BILLETT_DEMO: z._default(flag, false),
  /** Whether a demo begins with purchases of its own; what counts or holds up mails and payments has none. */
  DEMO_PURCHASES: z._default(flag, true),
  /** Name of the one white-label client this deployment serves, at whatever host it is reached. */
  CLIENT: z.optional(z.string()),
  /** Or several, each at a host of its own. */
  CLIENTS: z.optional(clientList),
  /** Name of the client whose administrators see orders and users of all clients that are served (Spec 3 §6). */
  SENIOR_CLIENT: z.optional(z.string()),
  /** Ids of accounts of staff who see them whichever client they are of. */
  SUPERUSERS: z._default(listOf(z.guid()), []),
  WEB_DIST: z.optional(z.string()),
  /** Signs session tokens; at least 32 characters. Made once and kept in the database where it is not given. */
  JWT_KEY: z.optional(z.string().check(z.minLength(32))),
  /** Seals what staff write that is secret: 32 bytes in base64. Nobody can write any without it. */
  CONFIG_KEY: z.optional(z.string().check(z.regex(/^[\w+/]{43}=$/, '32 bytes in base64'))),
  /** PKCS 8 PEM of the P-256 key that signs tickets. A demo makes its own. */
  TICKET_KEY: z.optional(z.string()),
  /** Number of that key, 0 to 99999; a new key gets a new number. */
  TICKET_KEY_ID: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(99_999)), 1),
  /** RICS code of the company that signs tickets. */
  TICKET_COMPANY: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(32_000))),
  /** `static` is UIC 918.3, `dynamic` DOSIPAS. */
  TICKET_CONTAINER: z._default(z.enum(['static', 'dynamic']), 'static'),
  /** PEM of Apple's certificate for passes, of its key, and of Apple's authority (WWDR); a demo makes its own. */
  APPLE_PASS_CERTIFICATE: z.optional(z.string()),
  APPLE_PASS_KEY: z.optional(z.string()),
  APPLE_PASS_AUTHORITY: z.optional(z.string()),
  /**
   * Number of the issuer at Google's wallet, e-mail address of its service account, and that account's key as PKCS 8
   * PEM.
   */
  GOOGLE_WALLET_ISSUER: z.optional(z.string()),
  GOOGLE_WALLET_ACCOUNT: z.optional(z.string()),
  GOOGLE_WALLET_KEY: z.optional(z.string()),
  /** Where Apple's devices and Google's wallet are told that a ticket has changed; other addresses for trials. */
  APPLE_PUSH_URL: z._default(z.url(), 'https://api.push.apple.com'),
  GOOGLE_WALLET_URL: z._default(z.url(), 'https://walletobjects.googleapis.com'),
  GOOGLE_TOKEN_URL: z._default(z.url(), 'https://oauth2.googleapis.com/token'),
  /** Crash tests: the process ends itself where its launcher says; in a demo only. */
  CRASH_ON_COMMAND: z._default(flag, false),
  MAINTENANCE: z._default(flag, false),
  /** CSV with the columns country, bankCode, bic, creditInstitute: names the banks of account numbers. */
  BANK_LIST: z.optional(z.string()),
  /** A folder into which staff may have lists put by the clock, for other programs; nowhere unless it is set. */
  EXPORT_FOLDER: z.optional(z.string()),
  /** Where metrics and health are told to the operator's own systems; nowhere unless it is set. */
  OPERATIONS_PORT: z.optional(port),
  OPERATIONS_HOST: z._default(z.string(), '127.0.0.1'),
  /**
   * Seconds a server that is asked to stop goes on answering, saying that it is not ready, before it takes no more
   * connections.
   */
  STOP_DELAY: z._default(z.coerce.number().check(z.gte(0), z.lte(300)), 0),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  /** The universities' login (Spec 2 §7.3, Shibboleth); students cannot show that they study where it is missing. */
  STUDENT_VERIFICATION_URL: z.optional(z.url()),
  /**
   * The credit agency and with what it is asked (Spec 3 §3, `creditRatingCheck`); nobody is asked where it is missing.
   */
  CREDIT_CHECK_URL: z.optional(z.url()),
  CREDIT_CHECK_REQUESTOR: z._default(z.string(), ''),
  CREDIT_CHECK_USER: z._default(z.string(), ''),
  CREDIT_CHECK_PASSWORD: z._default(z.string(), ''),
  /** A folder in which the program of the company's bank fetches files of debits; they wait without. */
  BANK_FOLDER: z.optional(z.string()),
  /** The demo bank, and what it knows the shop by. */
  BANK_DEMO_URL: z.optional(z.url()),
  BANK_DEMO_SECRET: z.optional(z.string()),
  /** The register of residents, and who proves accounts: `https://user:password@host`; nobody is asked without. */
  RESIDENTS_REGISTER_URL: z.optional(z.url()),
  ACCOUNT_PROOF_URL: z.optional(z.url()),
  /** Who makes chip cards, `https://user:password@host`; those that are ordered wait without. */
  CARD_PRODUCER_URL: z.optional(z.url()),
  /** A ClamAV daemon that files customers send in are shown to, `tcp://host:3310`; nobody looks where it is missing. */
  VIRUS_SCANNER_URL: z.optional(z.string().check(z.regex(/^tcp:\/\/[^/?#\s:]+:\d+$/, 'tcp://host:3310'))),
  /**
   * Where statements that staff write are asked, by a role that reads nothing else: a stand-by, so that they hold up no
   * sale. Without it they are asked where the shop is, by a role it makes for itself.
   */
  REPORT_DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\/[^@/]+@/, 'postgres://role:password@host/shop')),
  ),
  /** JSON file with the section `openIdConnect` (Spec 3 §3): services whose users sign in with their account here. */
  OPEN_ID_CLIENTS: z.optional(z.string()),
  /** The specification's external journey service (Spec 2 §7.2); the embedded planner serves where it is missing. */
  RECON_URL: z.optional(z.url()),
  RECON_ACCESS_ID: z.optional(z.string()),
  /** Feeds of real time (GTFS-Realtime) for the region: trips, alerts, vehicles; the timetable alone counts without. */
  REALTIME_TRIPS_URL: z.optional(z.url()),
  REALTIME_ALERTS_URL: z.optional(z.url()),
  REALTIME_VEHICLES_URL: z.optional(z.url()),
  /** The only region they are about, by its source (`demo`); another one has its timetable alone. */
  REALTIME_REGION: z.optional(z.string()),
  /** What is sent along when they are asked for, `Authorization: Bearer …`. */
  REALTIME_HEADER: z.optional(z.string().check(z.regex(FEED_HEADER, 'Name: value'))),
  /** Which proxies are believed when they say who called: addresses, or names of ranges. */
  TRUST_PROXY: z._default(proxyList, 'loopback'),
  /**
   * Requests per minute and address; 0 switches the limit off, in a demo also what counts tries at passwords and mails.
   */
  RATE_LIMIT: z._default(z.coerce.number().check(z.int(), z.gte(0)), 1200),
})
type Environment = z.infer<typeof Environment>

export const SETTINGS: readonly string[] = Object.keys(Environment.shape)

/** What was expected instead; of values nothing is told, for some are secrets. */
const WORDS = z.locales.en().localeError

export interface ServerConfig extends Omit<Environment, 'PUBLIC_URL'> {
  PUBLIC_URL: string
  /** When staff have written those of them that the environment does not say. */
  fromStaff: ReadonlyMap<WrittenSetting, Instant>
}

/** A secret that staff have written, and when. */
export interface WrittenValue {
  value: string
  writtenOn: Instant
}

/** What staff write has to be more than what an operator may: nobody looks at it before it is used. */
const WRITTEN: Partial<Record<WrittenSetting, RegExp>> = {
  MAIL_FROM: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/,
  CREDIT_CHECK_URL: /^https:\/\//,
  // Links to new passwords go through it: it is never spoken to in the clear.
  SMTP_URL: /^(smtps:\/\/|smtp:\/\/\S+[?&]requireTLS=true(&|$))/,
}

/** Whether staff may write this value for a setting. */
export const isSetting = (name: WrittenSetting, value: string): boolean =>
  value !== '' && Environment.shape[name].safeParse(value).success && (WRITTEN[name]?.test(value) ?? true)

const usualOf = (name: WrittenSetting): string | undefined => new Map<string, string>(Object.entries(USUAL)).get(name)

/** Whether somebody has said what a setting is, be it the environment or staff. */
export const isSaid = (config: Environment, name: WrittenSetting): boolean =>
  Boolean(config[name]) && config[name] !== usualOf(name)

/** What is wrong with settings as they stand beside each other. */
const wrongBeside = (config: Environment): string | undefined =>
  wrongStripe(config) ?? wrongFeeds(config) ?? wrongTogether(config)

/** What staff write that the shop may be unable to run with: one half of it, or a key of the other kind. */
const MAY_BE_WRONG: ReadonlySet<WrittenSetting> = new Set(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])

/**
 * The same with what staff have written, where the environment says nothing of it; where the shop could not run like
 * that, without what is wrong, and why.
 */
export function withWritten(
  config: ServerConfig,
  written: ReadonlyMap<WrittenSetting, WrittenValue>,
): { config: ServerConfig; wrong?: string } {
  const taken = [...written].filter(([name]) => !placeOf(name).some(one => isSaid(config, one)))
  const together: ServerConfig = {
    ...config,
    ...Object.fromEntries(taken.map(([name, { value }]) => [name, value])),
    fromStaff: new Map(taken.map(([name, { writtenOn }]) => [name, writtenOn])),
  }
  const wrong = wrongBeside(together)
  if (wrong === undefined) return { config: together }
  const right = new Map([...written].filter(([name]) => !MAY_BE_WRONG.has(name)))
  return { config: right.size < written.size ? withWritten(config, right).config : config, wrong }
}

/**
 * Reads and checks the environment; the message of a failure names every setting that is wrong. The only reader of
 * `process.env` in the server.
 */
export function serverConfig(environment: Record<string, string | undefined> = process.env): ServerConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Environment.safeParse(given, { error: WORDS })
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is not complete.\n  ${wrong.join('\n  ')}`)
  }
  const config = parsed.data
  if (config.PAYMENT_DEMO_URL && !config.BILLETT_DEMO)
    throw new Error(
      'PAYMENT_DEMO_URL is set, but BILLETT_DEMO is not: the demo payment provider sells nothing for real.',
    )
  if (config.PAYMENT_DEMO_URL && !config.PAYMENT_DEMO_SECRET)
    throw new Error('PAYMENT_DEMO_URL is set, but PAYMENT_DEMO_SECRET is not: nothing could be paid.')
  if (config.BANK_DEMO_URL && !config.BILLETT_DEMO)
    throw new Error('BANK_DEMO_URL is set, but BILLETT_DEMO is not: the demo bank collects nothing for real.')
  if (config.CRASH_ON_COMMAND && !config.BILLETT_DEMO)
    throw new Error(
      'CRASH_ON_COMMAND is set, but BILLETT_DEMO is not: a shop that sells for real is not ended on purpose.',
    )
  if (config.CLIENT && config.CLIENTS) throw new Error('CLIENT and CLIENTS are both set: one or several are served.')
  const wrong = wrongBeside(config)
  if (wrong) throw new Error(wrong)
  const PUBLIC_URL = config.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${config.PORT}`
  return { ...config, PUBLIC_URL, fromStaff: new Map() }
}
