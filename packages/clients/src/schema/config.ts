import {
  ADDRESS_COMPLETIONS,
  APPROVED_ACTS,
  BARCODE_EDITIONS,
  isNetwork,
  isRole,
  PAYABLE_SUB_TYPES,
  RIGHT_NAMES,
  SUBSCRIPTION_ACTIONS,
} from '@billett/domain'
import * as z from 'zod/mini'
import { OnBehalf, PostalAddress } from './address.ts'
import { CookieDefinition } from './cookie.ts'
import { Drawing } from './drawing.ts'
import { Dunning } from './dunning.ts'
import { DynamicInfoScheme } from './dynamic-info.ts'
import { Fraud } from './fraud.ts'
import { Language, LocalText } from './local-text.ts'
import { MapTiles } from './map-tiles.ts'
import { OpenIdService, ServiceId } from './open-id-service.ts'
import { Operator } from './operator.ts'
import { Retention } from './retention.ts'

const Link = z.object({ link: z.string(), text: LocalText })
export type Link = z.infer<typeof Link>

/** None of those of the product, which are called otherwise in each language. */
const RoleName = z.string().check(
  z.minLength(1),
  z.maxLength(40),
  z.refine(name => !isRole(name), 'is a role of the product'),
)

/** Who administers is said of a person, by somebody who does. */
const GIVEN_BY_ROLES = RIGHT_NAMES.filter(name => name !== 'IsAdministrator')

/** Which parts of the shop a client has (Spec 1 §3). */
export const Modules = z.object({
  cookieNotice: z.object({ enabled: z.boolean(), format: z.enum(['popup', 'banner']), expireInDays: z.int() }),
  messageOfTheDay: z.boolean(),
  header: z.object({ relationLink: z.boolean(), subscriptionLink: z.boolean(), showName: z.boolean() }),
  login: z.object({ enabled: z.boolean(), register: z.boolean(), resetPassword: z.boolean() }),
  cart: z.boolean(),
  /** What the account offers besides what everybody's has. */
  menu: z.object({
    history: z.boolean(),
    paymentMethods: z.boolean(),
    mandates: z.boolean(),
    prepaid: z.boolean(),
  }),
  footer: z.object({ enabled: z.boolean(), accessibility: z.boolean(), paymentMethods: z.boolean() }),
  ticket: z.object({ showDiscountType: z.boolean() }),
  subscription: z.boolean(),
  useCustomTranslations: z.boolean(),
})
export type Modules = z.infer<typeof Modules>

/** A link that is null leads to the shop's own page. */
const ConfigTexts = z.object({
  name: z.string(),
  nameShort: z.string(),
  homePage: z.url(),
  terms: z.nullable(z.url()),
  privacyPolicy: z.nullable(z.url()),
  legalNotice: z.nullable(z.url()),
  contact: z.nullable(z.url()),
  faq: z.nullable(z.url()),
  additionalInfos: z.array(Link),
  /** Said instead of the usual "please accept the terms". */
  alternativeTerms: z.nullable(LocalText),
  address: PostalAddress,
  onBehalf: z.nullable(OnBehalf),
})

export const PasswordPolicy = z.object({
  length: z.int(),
  upper: z.boolean(),
  lower: z.boolean(),
  number: z.boolean(),
  special: z.boolean(),
  repeat: z.boolean(),
})
export type PasswordPolicy = z.infer<typeof PasswordPolicy>

/** Some of what orders can be paid by; one at least, or nobody could buy. */
const PayableSubTypes = z.array(z.enum(PAYABLE_SUB_TYPES)).check(z.minLength(1))

const Network = z.string().check(z.refine(isNetwork, 'an address or a range of them: 192.0.2.0/24'))

const Enforcement = z
  .object({
    /** The increased fare. */
    fareCents: z.int().check(z.minimum(1)),
    /** Instead of it where a pass was held. */
    feeCents: z.int().check(z.minimum(0)),
    /** Days after the check within which a pass can be shown. */
    showWithinDays: z.int().check(z.minimum(0), z.maximum(365)),
    payWithinDays: z.int().check(z.minimum(1), z.maximum(365)),
  })
  .check(
    z.refine(({ fareCents, feeCents }) => feeCents <= fareCents, {
      path: ['feeCents'],
      error: 'the fee is at most the increased fare',
    }),
  )

export const Settings = z.object({
  clientId: z.guid(),
  /** Hosts this client answers on; the first is its own. */
  hosts: z.array(z.string()).check(z.minLength(1)),
  /** Bit flags (`USER_TYPE`). */
  userType: z.int(),
  languages: z.array(Language),
  defaultLanguage: Language,
  passwordPolicy: PasswordPolicy,
  minUserAge: z.int(),
  maxUserAge: z.int(),
  register: z.object({
    salutation: z.object({ isRequired: z.boolean() }),
    existingCustomerCodeType: z.enum(['UserId', 'Token']),
  }),
  /** What the client asks its customers besides the usual. */
  dynamicInfoSchemes: z.optional(z.array(DynamicInfoScheme)),
  user: z.object({ showPhoneNumber: z.boolean() }),
  /** The client's own apps in the stores (Spec 1 §2.5). */
  apps: z.optional(z.object({ appStore: z.nullable(z.url()), playStore: z.nullable(z.url()) })),
  /** How far addresses are completed from the register; `Loose` where nothing is said. */
  addressCompletion: z.optional(z.enum(ADDRESS_COMPLETIONS)),
  /**
   * Whether whoever buys says name and address with every purchase, with an account or without one (Spec 3 §3,
   * `validateUserData`); only where law or payment ask for it where nothing is said.
   */
  buyersAreNamed: z.optional(z.boolean()),
  /** Whether whoever buys ticks that the terms apply; the page says so above the button where nothing is said. */
  termsAreTicked: z.optional(z.boolean()),
  /** Cents up to which an invoice need not name its buyer; 250 EUR (§ 33 UStDV) where nothing is said. */
  smallInvoiceCents: z.optional(z.int().check(z.minimum(0))),
  /**
   * Whose pages may show the shop in a frame, as origins: `https://www.partner.example`. Nobody's where nothing is
   * said.
   */
  partners: z.optional(z.array(z.string().check(z.regex(/^https?:\/\/[\w.-]+(:\d+)?$/)))),
  /**
   * Which screens there are: the whole shop, which is meant where nothing is said, or the account without a way to buy.
   */
  routeSet: z.optional(z.enum(['shop', 'account'])),
  /** What customers may do about their subscriptions by themselves; nothing where nothing is said. */
  subscriptionActions: z.optional(z.array(z.enum(SUBSCRIPTION_ACTIONS))),
  /** Which version of barcodes the inspectors' devices read; 1.3, which all of them do, where nothing is said. */
  barcodeEdition: z.optional(z.enum(BARCODE_EDITIONS)),
  /**
   * Whether the inspectors' devices read which tickets have ended (`/.well-known/cancelled-tickets.json`): only then
   * can a ticket be handed over. They do not where nothing is said.
   */
  inspectorsReadCancelled: z.optional(z.boolean()),
  /** What customers with an account can pay by; all that its provider takes where nothing is said. */
  methodsExistingCustomer: z.optional(PayableSubTypes),
  /** The same for guests. */
  methodsGuestCustomer: z.optional(PayableSubTypes),
  /** What of its staff's acts waits for a second person; nothing where nothing is said. */
  secondPerson: z.optional(z.array(z.enum(APPROVED_ACTS))),
  /** Cents that its staff give back of one order or contract alone where that waits; none where nothing is said. */
  secondPersonAboveCents: z.optional(z.int().check(z.minimum(0))),
  /** Whether all of its staff need a second factor beside the password; who has one shows it in any case. */
  secondFactor: z.optional(z.boolean()),
  /** Ranges of addresses that its staff work from (`192.0.2.0/24`); they work from anywhere where nothing is said. */
  staffNetworks: z.optional(z.array(Network).check(z.minLength(1), z.maxLength(50))),
  /** Whether people of who pays for pupils or employees need one in the portal: they see money and very many people. */
  secondFactorOfPayers: z.optional(z.boolean()),
  /**
   * Cents up to which staff order in a customer's place, and give back of one order; only what costs nothing where
   * nothing is said.
   */
  takeOverCents: z.optional(z.int().check(z.minimum(0))),
  /**
   * What who was checked without a pass owes; cases of checks are neither entered nor found where nothing is said.
   */
  enforcement: z.optional(Enforcement),
  /** The service area whose tariff its staff arrange who see no other client's; tickets where nothing is said. */
  serviceArea: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
  startingPointLimit: z.int(),
  /** Megabytes of a file that proves an entitlement; 10 where nothing is said. */
  maxProofMegabytes: z.optional(z.int().check(z.minimum(1), z.maximum(25))),
  /**
   * Roles of its own beside those of the product: names of rights that people begin with. Whoever gives a role gives no
   * more of it than they hold.
   */
  roles: z.optional(z.record(RoleName, z.array(z.enum(GIVEN_BY_ROLES)).check(z.minLength(1)))),
  /** Other services whose users sign in with their account here, beside those of the operator's file. */
  openIdConnect: z.optional(z.record(ServiceId, OpenIdService)),
  /** Megabytes of all files together that go with its tickets; 500 where nothing is said. */
  attachmentMegabytes: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  endingPointLimit: z.int(),
})
export type Settings = z.infer<typeof Settings>

export const Config = z.object({
  modules: Modules,
  texts: ConfigTexts,
  htmlHeader: z.object({ tab: LocalText, description: LocalText, keywords: LocalText }),
  /** px */
  headerLogo: z.object({ width: z.int(), height: z.int() }),
  settings: Settings,
  operator: Operator,
  retention: Retention,
  dunning: z.optional(Dunning),
  fraud: z.optional(Fraud),
  cookies: z.array(CookieDefinition),
  /** Null: maps show lines and stops only. Asks for consent to the cookie definition `externalMedia`/`mapTiles`. */
  mapTiles: z.nullable(MapTiles),
  /** Inner SVG (viewBox 0 0 24 24) by payment sub type (Spec 2 §3.8). */
  paymentIcons: z.record(z.string(), Drawing),
})
export type Config = z.infer<typeof Config>
