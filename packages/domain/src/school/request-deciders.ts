import type { ChangeRequestKind } from '../subscription/application/change-request.ts'
import type { Approval } from '../subscription/change/approval.ts'

/** Who says yes to a request: a school to facts, who pays to costs, the transport operator to cards and money. */
export const REQUEST_DECIDERS = ['school', 'payer', 'transporter'] as const
export type RequestDecider = (typeof REQUEST_DECIDERS)[number]

/** What says who decides on a request. */
export interface DecidingFacts {
  /** In whose name it is asked for. */
  asker: 'school' | 'payer'
  /** The school confirms facts before who pays decides. */
  isObligated: boolean
  /** Somebody pays for the school's pupils. */
  isPaid: boolean
  /** Of a change of a contract, what its terms say; null where it is none. */
  terms: Approval | null
  /** It is about money or who is entitled: another school, another way, another person. */
  weighs: boolean
}

/** What needs a look at money, and at facts that a school knows. */
const OF_FACTS = (facts: DecidingFacts): RequestDecider[] =>
  facts.asker === 'payer' ? (facts.isObligated ? ['school'] : []) : facts.isPaid ? ['payer'] : []

const payerOf = ({ asker, isPaid }: DecidingFacts): RequestDecider[] => (isPaid && asker === 'school' ? ['payer'] : [])

const byTerms = (facts: DecidingFacts): RequestDecider[] => [
  ...payerOf(facts),
  ...(facts.terms === 'staff' ? (['transporter'] as const) : []),
]

/** Spec 3 §4: the kinds of requests, and who decides on each after whoever asks has. */
const DECIDERS: Readonly<Record<ChangeRequestKind, (facts: DecidingFacts) => RequestDecider[]>> = {
  newStudent: OF_FACTS,
  newStudentWithContract: OF_FACTS,
  newContract: OF_FACTS,
  // Another class is a fact its school knows; another school or way is paid for.
  change: facts => (facts.weighs ? OF_FACTS(facts) : facts.asker === 'payer' && facts.isObligated ? ['school'] : []),
  // A card is made and sent by the transport operator; the first that is lost in a year is replaced at once.
  customerCard: ({ terms }) => (terms === 'automatic' ? [] : ['transporter']),
  replacementCard: ({ terms }) => (terms === 'automatic' ? [] : ['transporter']),
  pause: byTerms,
  cancel: byTerms,
  refund: byTerms,
  // A name or a birth date alone is a correction; both at once are somebody else.
  personalDataChange: facts => (facts.weighs ? payerOf(facts) : []),
  documentUpload: payerOf,
}

/** Who has to say yes, one after the other; nobody: it holds at once. */
export const requestDeciders = (kind: ChangeRequestKind, facts: DecidingFacts): RequestDecider[] =>
  DECIDERS[kind](facts)

/** Cards of a contract that are replaced within a year without anybody looking at it. */
const FREE_LOSSES = 1

/** Who decides on another card: the first of a year nobody, whatever was replaced before. */
export const replacementApproval = (replacedWithinAYear: number): Approval =>
  replacedWithinAYear < FREE_LOSSES ? 'automatic' : 'staff'
