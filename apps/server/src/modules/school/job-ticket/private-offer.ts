import type { PrivateOffer } from '@billett/contract'
import {
  addDays,
  businessDateOf,
  firstDayGranted,
  firstPayment,
  fold,
  maskedIban,
  type PlainDate,
  type Timeline,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Statements } from '../../../db/database.ts'
import { mandateText } from '../../pay/mandate/index.ts'
import { findOrdered, type Ordered } from '../../subscription/application/index.ts'
import { type Debit, firstDebits, historiesOf } from '../../subscription/contract/index.ts'
import { findLink } from '../../subscription/link/index.ts'
import { contactOfPayer, mandateOfPayer, namesOfParties } from '../../subscription/party/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { agreedAbove } from './in-force.queries.ts'
import { type PlainProduct, plainProduct } from './job-prices.ts'

/** An account that the leaver pays by already. */
interface KnownPayer {
  payerId: string
  mandate: NonNullable<Awaited<ReturnType<typeof mandateOfPayer>>>
}

/** With what somebody goes on who leaves, with all that is shown of it. */
export interface Onward {
  ordered: Ordered
  timeline: Timeline
  plain: PlainProduct
  from: PlainDate
  cents: number
  firstDebit: Debit | null
  known: KnownPayer | null
}

/** Of those who paid last the one who is a person and has a mandate: never the company. */
async function knownPayer(db: Statements, clientId: string, { shares }: Timeline): Promise<KnownPayer | null> {
  for (const { payer } of shares.at(-1)?.value ?? []) {
    const [contact, mandate] = [await contactOfPayer(db, clientId, payer), await mandateOfPayer(db, clientId, payer)]
    if (contact && mandate) return { payerId: payer, mandate }
  }
  return null
}

/**
 * With what the leaver of a ticket goes on, from the day after it. Refuses `linkNotValid` of a ticket that does not
 * end (any more), and `noPriceForConfiguration` where the plain product is not on sale.
 */
export async function onwardOf({ world }: Context, db: Statements, contractId: string): Promise<Onward> {
  const clientId = clientIdOf(world)
  const ordered = (await findOrdered(db, clientId, contractId)) ?? refuse('linkNotValid')
  const timeline = fold((await historiesOf(db, [contractId])).get(contractId) ?? [], world.clock())
  const { organisationId } = ordered.contract
  if (!timeline?.endReason || organisationId === null) return refuse('linkNotValid')
  const today = businessDateOf(world.clock())
  const agreed = await agreedAbove(db, organisationId, timeline.span.to)
  const { key } = ordered.configuration
  const product = agreed?.terms.products.find(({ subscription }) => subscription === key)
  const from = firstDayGranted(timeline.span.to, today)
  const plain = product && (await plainProduct(world, db, product.plain, { date: from, today }))
  if (!plain) return refuse('noPriceForConfiguration')
  const { content } = plain.offered
  const [firstDebit = null] = firstDebits(world, content, { product: plain.product, firstDay: from })
  const cents = firstPayment(content.terms, plain.cents)
  const known = await knownPayer(db, clientId, timeline)
  return { ordered, timeline, plain, from, cents, firstDebit, known }
}

/** What somebody who leaves a company is shown by their link. Refuses a link that is none, was used, or is over. */
export async function showPrivateOffer(context: Context, secret: string): Promise<PrivateOffer> {
  const { world, language } = context
  const { link, state } = await findLink(world, world.db, secret)
  if (link.act !== 'goPrivate') return refuse('linkNotValid')
  if (state !== 'open') return refuse(state === 'used' ? 'linkUsed' : 'linkExpired')
  const { ordered, timeline, plain, from, cents, firstDebit, known } = await onwardOf(
    context,
    world.db,
    link.contractId,
  )
  const { subscriberId } = ordered.contract
  const name = (await namesOfParties(world.db, [subscriberId])).get(subscriberId) ?? ''
  return {
    lastDay: addDays(timeline.span.to, -1),
    subscriptionName: textIn(plain.offered.content.title, language),
    from,
    priceInCent: cents,
    firstDebit: firstDebit && { on: firstDebit.on, amountInCent: firstDebit.cents },
    payer: known?.mandate.accountHolder ?? name,
    account: known && {
      iban: maskedIban(known.mandate.iban),
      accountHolder: known.mandate.accountHolder,
      reference: known.mandate.reference,
    },
    mandateText: mandateText(world.client, language),
  }
}
