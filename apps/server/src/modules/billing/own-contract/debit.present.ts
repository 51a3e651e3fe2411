import type { Debit, NextDebits } from '@billett/contract'
import { addDays, explainClaim, formatMoney, type Language } from '@billett/domain'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { productName } from '../../subscription/offer/index.ts'
import { CONTRACT_WORDS } from './contract-words.ts'
import { type DueDebit, nextDebits, openCents, paidCents } from './debits.ts'
import type { HeldContract } from './held-contract.ts'
import type { Told } from './told.ts'

/** Debits with why they are so high. */
export function presentDebits(
  world: World,
  { configuration, stored: { currency } }: Pick<HeldContract, 'configuration' | 'stored'>,
  debits: readonly DueDebit[],
  { language, reader }: Told,
): Debit[] {
  const telling = { language, reader, currency, productName: productName(world, configuration, language) }
  return debits.map(({ on, cents, isBooked, lines }) => ({
    on,
    amountInCent: cents,
    isBooked,
    claims: lines.map(({ claim }) => ({
      component: claim.component,
      period: { from: claim.periodStart, to: addDays(claim.periodEnd, -1) },
      amountInCent: claim.cents,
      reasons: explainClaim(claim, telling),
    })),
  }))
}

/** How a contract's debits stand, in sentences that are true also where there are none. */
function standing(held: HeldContract, debits: readonly DueDebit[] | undefined, language: Language): string {
  const words = CONTRACT_WORDS[language]
  const { currency } = held.stored
  const money = (cents: number) => formatMoney(cents, currency, language)
  if (!held.roles.some(role => role !== 'holder')) return words.noDebits
  if (!debits) return words.parked
  const [open, paid] = [openCents(held), paidCents(held)]
  const next = debits.find(({ cents }) => cents !== 0)
  const coming = next && (next.cents < 0 ? words.givenBack : words.next)
  return [
    paid > 0 ? words.paid(money(paid)) : words.nothingYet,
    ...(open > 0 ? [words.open(money(open))] : []),
    next && coming ? coming(money(Math.abs(next.cents)), dateText(next.on, language)) : words.nothingToCome,
  ].join(' ')
}

/** What is debited next for a contract, and what has been. */
export function presentNextDebits(world: World, held: HeldContract, language: Language): NextDebits {
  const debits = nextDebits(held)
  return {
    contractGuid: held.stored.id,
    debits: presentDebits(world, held, debits ?? [], { language, reader: 'customer' }),
    paidInCent: paidCents(held),
    openInCent: openCents(held),
    canPay: held.roles.includes('payer') && openCents(held) > 0,
    text: standing(held, debits, language),
  }
}
