import { addressLines } from '@billett/clients'
import { addDays, explainClaim, formatMoney, type PlainDate } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { TicketFile } from '../../../ports/ticket-document.ts'
import { dateText } from '../../run/mail/index.ts'
import { applicationState } from '../../subscription/application/index.ts'
import { productName } from '../../subscription/offer/index.ts'
import { namesOfParties } from '../../subscription/party/index.ts'
import { documentLook } from '../../ticket/fulfilment/index.ts'
import { textIn } from '../../travel/region/index.ts'
import { actionsOfContract, heldContract, seesDebitsOf } from '../own-contract/index.ts'
import { CERTIFICATE_WORDS } from './certificate-words.ts'
import { paidClaims } from './paid-claims.ts'

interface Asked {
  contractGuid: string
  from: PlainDate
  /** The last day. */
  to: PlainDate
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/**
 * What was claimed for a contract in some days, and what of it is paid, as an accessible PDF for tax office or
 * employer. Refuses days nothing was claimed for.
 */
export async function travelExpenseCertificate(
  context: Context,
  { contractGuid, from, to }: Asked,
): Promise<TicketFile> {
  const { world, language } = context
  const held = await heldContract(context, contractGuid)
  const { stored, configuration, customerNumber } = held
  const reason = actionsOfContract(world, held, applicationState(stored.state)).find(
    ({ action }) => action === 'travelExpenseCertificate',
  )?.reason
  if (reason) refuse(reason)
  if (to < from) refuse('dateBeforeOther', 'to')
  const seen = held.booked.filter(({ payer }) => seesDebitsOf(held)(payer))
  const claims = paidClaims(seen, held.paid).filter(
    ({ claim }) => claim.periodStart <= to && addDays(claim.periodEnd, -1) >= from,
  )
  if (claims.length === 0) refuse('nothingClaimed')
  const words = CERTIFICATE_WORDS[language]
  const money = (cents: number) => formatMoney(cents, stored.currency, language)
  const names = await namesOfParties(world.db, [stored.subscriberId, stored.holderId])
  const telling = { language, currency: stored.currency, productName: productName(world, configuration, language) }
  const charged = sum(claims.map(({ claim }) => claim.cents))
  const paid = sum(claims.map(one => one.paidCents))
  const { operator, texts } = world.client.config
  return world.letters.render({
    language,
    look: documentLook(world.client),
    title: words.title,
    number: stored.number,
    fileName: `${words.fileName}-${stored.number}`,
    createdOn: world.clock(),
    company: { name: operator.company, address: addressLines(texts.address) },
    sections: [
      {
        heading: words.contract,
        facts: [
          { name: words.subscription, value: textIn(configuration.title, language) },
          { name: words.number, value: stored.number },
          { name: words.customerNumber, value: customerNumber },
          { name: words.subscriber, value: names.get(stored.subscriberId) ?? '' },
          { name: words.holder, value: names.get(stored.holderId) ?? '' },
          { name: words.time, value: words.days(dateText(from, language), dateText(to, language)) },
        ].filter(({ value }) => value !== ''),
      },
      {
        heading: words.amounts,
        facts: [
          { name: words.claimed, value: money(charged) },
          { name: words.paid, value: money(paid) },
          { name: words.open, value: money(charged - paid) },
        ],
      },
      {
        heading: words.time,
        list: claims.map(one => words.line(explainClaim(one.claim, telling)[0] ?? '', money(one.paidCents))),
        paragraphs: [words.note],
      },
    ],
  })
}
