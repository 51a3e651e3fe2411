import type { BookedSubscription } from '@billett/contract'
import { agreedUntil, type Language, linkExpiry, vatInGross } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import type { Statements } from '../../../db/database.ts'
import { textIn } from '../../travel/region/index.ts'
import { namesOfParties } from '../party/index.ts'
import { applicationState, type Ordered } from './application.repository.ts'
import { firstDebitOf } from './first-debit.ts'
import { wayOf } from './ordered-way.ts'

const MEDIUM: Record<'phone' | 'chip', Record<Language, string>> = {
  phone: { de: 'Handy', en: 'Phone' },
  chip: { de: 'Chipkarte', en: 'Chip card' },
}

/** What was ordered, as who ordered it sees it (Spec 2 §3.7, `bookedSubscription`). */
export async function presentBooked(
  { world, language }: Pick<Context, 'language' | 'world'>,
  db: Statements,
  { application, contract, configuration, customerNumber }: Ordered,
): Promise<BookedSubscription> {
  const names = await namesOfParties(db, [contract.subscriberId, contract.holderId])
  const { concluding, priceCents, vatPermille } = application
  const { anchor, medium, product } = concluding.payload
  const way = wayOf(world, product)
  return {
    guid: contract.id,
    contractNumber: contract.number,
    customerNumber,
    date: application.submittedOn,
    state: applicationState(contract.state),
    subscriptionName: textIn(configuration.title, language),
    description: textIn(configuration.overview, language),
    subscriber: names.get(contract.subscriberId) ?? '',
    holder: names.get(contract.holderId) ?? '',
    originStop: way?.origin.stop ?? null,
    originZone: way?.origin.zone ?? null,
    destinationStop: way?.destination.stop ?? null,
    destinationZone: way?.destination.zone ?? null,
    mediaType: medium.kind,
    mediaTypeDescription: MEDIUM[medium.kind][language],
    price: {
      state: 'known',
      cents: priceCents,
      vatCents: vatInGross(priceCents, vatPermille),
      vatPermille,
      currency: contract.currency,
    },
    validFrom: concluding.effectiveOn,
    validUntil: agreedUntil({ from: concluding.effectiveOn, anchor }, configuration.terms),
    firstDebit: firstDebitOf(application),
    confirmUntil: linkExpiry('confirm', application.submittedOn),
  }
}
