import { failures, type SubscriptionContract } from '@billett/contract'
import {
  addDays,
  businessDateOf,
  formatMoney,
  hasDay,
  type Instant,
  type Language,
  later,
  lifeOn,
  listOf,
  maskedIban,
  NO_END,
  type PlainDate,
  pauseDays,
  type Share,
  stepAt,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { applicationState } from '../../subscription/application/index.ts'
import { presentRequest } from '../../subscription/change-request/index.ts'
import { productDescription } from '../../subscription/offer/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { actionsOfContract } from './actions-of-contract.ts'
import { APPLICATION_TEXTS, CONTRACT_WORDS, METHOD_TEXTS } from './contract-words.ts'
import { debitsAhead, openCents, seesDebitsOf } from './debits.ts'
import type { HeldContract } from './held-contract.ts'
import type { PayerRow } from './own-contract.repository.ts'
import { PROBLEM_WORDS } from './problem-words.ts'
import { isMissing, presentProofs } from './proof.present.ts'
import type { Told } from './told.ts'

/** Who takes part, as far as the database says. */
export interface Others {
  names: ReadonlyMap<string, string>
  payers: ReadonlyMap<string, PayerRow>
  /** Files in the reader's account, by the id of the contract they are about. */
  documents: ReadonlyMap<string, readonly { id: string; fileName: string; createdOn: Instant }[]>
}

const lastDay = (to: PlainDate): PlainDate | null => (to === NO_END ? null : addDays(to, -1))

/** What holds of a contract on a day, and before it began what will. */
const dayOf = (held: HeldContract): PlainDate => {
  const today = businessDateOf(held.facts.knownUntil)
  return later(today, held.timeline?.span.from ?? today)
}

/** The shares that hold now. */
export const sharesOf = (held: HeldContract): Share[] =>
  (held.timeline && stepAt(held.timeline.shares, dayOf(held))?.value) ?? []

function shareText(share: Share, isAlone: boolean, currency: string, language: Language): string {
  const words = CONTRACT_WORDS[language]
  if (isAlone) return words.whole
  if (share.kind === 'fixed') return words.fixed(formatMoney(share.cents, currency, language))
  return share.kind === 'remainder' ? words.rest : words.permille((share.permille / 10).toLocaleString(language))
}

/** Bank data are shown to whose they are, and a name to who concluded the contract besides. */
function presentPayers(held: HeldContract, { names, payers }: Others, language: Language) {
  const shares = sharesOf(held)
  const isSubscriber = held.roles.includes('subscriber')
  return shares
    .filter(({ payer }) => isSubscriber || held.ownPayers.has(payer))
    .map(share => {
      const row = payers.get(share.payer)
      const isReader = held.ownPayers.has(share.payer)
      return {
        name: (row && names.get(row.partyId)) ?? null,
        isReader,
        share: shareText(share, shares.length === 1, held.stored.currency, language),
        method: METHOD_TEXTS[row?.method ?? 'invoice'][language],
        mandate:
          row?.mandate && isReader
            ? {
                reference: row.mandate.reference,
                maskedIban: maskedIban(row.mandate.iban),
                accountHolder: row.mandate.accountHolder,
              }
            : null,
      }
    })
}

/** What the reader pays of the period they are in, or the first to come. */
function presentPrice(held: HeldContract): SubscriptionContract['price'] {
  const { currency } = held.stored
  const sees = seesDebitsOf(held)
  const day = dayOf(held)
  const lines = [
    ...held.booked,
    ...(debitsAhead(held) ?? []).flatMap(({ lines: all }) => all.map(({ claim }) => claim)),
  ]
  const fares = lines.filter(
    ({ component, payer, periodEnd }) => component === 'fare' && sees(payer) && periodEnd > day,
  )
  const first = fares.map(({ periodStart }) => periodStart).sort()[0]
  const once = new Map(
    fares
      .filter(({ periodStart }) => periodStart === first)
      .map(claim => [`${claim.payer} ${claim.revision}`, claim] as const),
  )
  const [claim] = once.values()
  if (!claim) return { state: 'unknown', cents: null, vatCents: null, vatPermille: 0, currency }
  const sum = (part: (claim: { cents: number; vatCents: number }) => number) =>
    [...once.values()].reduce((cents, one) => cents + part(one), 0)
  const { vatPermille } = claim
  return { state: 'known', cents: sum(one => one.cents), vatCents: sum(one => one.vatCents), vatPermille, currency }
}

function problemOf(held: HeldContract, { language, reader }: Told): SubscriptionContract['problem'] {
  const { timeline, stored } = held
  const words = CONTRACT_WORDS[language]
  const said = PROBLEM_WORDS[language][reader]
  if (timeline?.parked) return { kind: 'parked', text: words.parked }
  const day = dayOf(held)
  const blocked = timeline?.blocked.find(({ spans }) => spans.some(span => hasDay(span, day)))
  const missing = held.proofs.find(isMissing)
  const waits = blocked?.cause === 'proofMissing' && !missing
  if (blocked) return { kind: 'blocked', text: waits ? said.proofExamined : said.blocked[blocked.cause] }
  if (missing) {
    const by = missing.neededBy && dateText(missing.neededBy, language)
    return { kind: 'proofMissing', text: said.proofMissing(by) }
  }
  const open = openCents(held)
  return open > 0 ? { kind: 'open', text: words.open(formatMoney(open, stored.currency, language)) } : null
}

/** When and for how long it can be paused; nothing where it cannot be. */
function pauseRuleOf({ timeline, facts }: HeldContract, today: PlainDate): Pick<SubscriptionContract, 'pauseRule'> {
  const { pause } = facts.terms
  const days = pause && timeline && pauseDays(timeline, facts.terms, pause, today)
  if (!days) return {}
  const { steps, minDays, maxDays, maxDaysPerYear } = pause
  return { pauseRule: { firstDay: days.first, lastDay: days.last, steps, minDays, maxDays, maxDaysPerYear } }
}

/** A contract as one who takes part in it sees it. */
export function presentContract(world: World, held: HeldContract, others: Others, as: Told): SubscriptionContract {
  const { language } = as
  const { stored, configuration, timeline, roles, requests } = held
  const today = businessDateOf(held.facts.knownUntil)
  const state = applicationState(stored.state)
  const day = dayOf(held)
  const next = debitsAhead(held)?.find(({ cents }) => cents !== 0)
  const product = timeline && stepAt(timeline.products, day)?.value
  const isSubscriber = roles.includes('subscriber')
  return {
    guid: stored.id,
    contractNumber: stored.number,
    list: listOf(state, timeline, today),
    state,
    stateText: APPLICATION_TEXTS[state][language],
    life: timeline && lifeOn(timeline, today),
    roles,
    subscriptionName: textIn(configuration.title, language),
    description: product ? productDescription(world, configuration, product, language) : '',
    configurationId: stored.configurationId,
    customerNumber: held.customerNumber,
    subscriber: others.names.get(stored.subscriberId) ?? null,
    holder: others.names.get(stored.holderId) ?? null,
    validFrom: timeline?.span.from ?? null,
    validUntil: timeline && lastDay(timeline.span.to),
    endReason: timeline?.endReason ?? null,
    pauses: timeline?.paused.map(({ from, to }) => ({ from, to: addDays(to, -1) })) ?? [],
    ...pauseRuleOf(held, today),
    medium: mediumOf(held, day),
    price: presentPrice(held),
    nextDebit: next ? { on: next.on, amountInCent: next.cents } : null,
    problem: problemOf(held, as),
    proofs: presentProofs(held, language),
    payers: presentPayers(held, others, language),
    documents: (others.documents.get(stored.id) ?? []).map(({ id, ...file }) => ({ guid: id, ...file })),
    listChangeRequests: isSubscriber ? requests.map(request => presentRequest(request, language, today)) : [],
    allowedActions: actionsOfContract(world, held, state).map(({ action, reason }) => ({
      action,
      isAllowed: reason === null,
      reason: reason && failures[reason][language],
    })),
    seq: stored.seq,
  }
}

function mediumOf({ timeline }: HeldContract, day: PlainDate): SubscriptionContract['medium'] {
  const medium = timeline && stepAt(timeline.mediums, day)?.value
  return medium ? { kind: medium.kind, serial: medium.kind === 'chip' ? medium.serial : null } : null
}
