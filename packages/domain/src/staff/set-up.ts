/** What § 5 DDG wants to be told of a company. */
export const IMPRINT_FACTS = ['company', 'managers', 'register', 'vatId', 'phone', 'address'] as const
export type ImprintFact = (typeof IMPRINT_FACTS)[number]

/**
 * What a new client has to be given before it sells, in the order in which it is usually done. `address`: home page and
 * address are of somebody · `sender`: so is the address mails come from · `message`: passengers were told something
 * once.
 */
export const SET_UP_STEPS = [
  'imprint',
  'legalPages',
  'address',
  'tariff',
  'payment',
  'sender',
  'colleague',
  'message',
] as const
export type SetUpStep = (typeof SET_UP_STEPS)[number]

export interface SetUpFacts {
  /** What of these is empty. */
  missingOfImprint: readonly ImprintFact[]
  /** Legal pages with nothing in them. */
  emptyPages: readonly string[]
  homePage: string
  email: string
  /** Where the timetable came from; null where there is none yet. */
  region: { source: string; tariffSource: string | null } | null
  /** Whether a provider takes money of passengers. */
  takesMoney: boolean
  /** What mails come from. */
  sender: string
  /** Accounts that may work here. */
  staff: number
  /** Messages to passengers that were written, ever. */
  messages: number
}

/** Names that nobody can register (RFC 2606): of what was invented, or left as it came. */
const NOBODYS = /(^|[.@/])(example(\.(com|net|org))?|test|invalid|localhost)([:/]|$)/i

const isInvented = (address: string): boolean => NOBODYS.test(address)

/** One person alone cannot agree to what they have asked for. */
const TWO = 2

const IS_LEFT: Record<SetUpStep, (facts: SetUpFacts) => boolean> = {
  imprint: ({ missingOfImprint }) => missingOfImprint.length > 0,
  legalPages: ({ emptyPages }) => emptyPages.length > 0,
  address: ({ homePage, email }) => isInvented(homePage) || isInvented(email),
  tariff: ({ region }) => region === null || (region.source === 'demo' && region.tariffSource === null),
  payment: ({ takesMoney }) => !takesMoney,
  sender: ({ sender }) => isInvented(sender),
  colleague: ({ staff }) => staff < TWO,
  message: ({ messages }) => messages === 0,
}

/** What is still to be done, in order; nothing once the client is set up. */
export const setUpLeft = (facts: SetUpFacts): SetUpStep[] => SET_UP_STEPS.filter(step => IS_LEFT[step](facts))
