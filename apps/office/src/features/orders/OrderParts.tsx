import type { StaffOrderDetail } from '@billett/contract'
import { type DetailLine, DetailPart } from '../../parts/DetailPart.tsx'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRefundLines } from './refund/use-refund-lines.tsx'

interface Props {
  order: StaffOrderDetail
  /** A moment as it is written here. */
  moment: (instant: string) => string
}

/** What belongs to an order, part by part; a part without anything is left out. */
export function OrderParts({ order, moment }: Props) {
  const { t, find } = useTexts()
  const refundLines = useRefundLines()
  /** A word of the books that has a text; one that has none yet stands as it is. */
  const said = (of: 'accounts' | 'movements', word: string) => find(`orders.${of}.${word}`) ?? word
  const parts: [TextKey, DetailLine[]][] = [
    [
      'orders.parts.tickets',
      order.tickets.map(ticket => ({
        id: ticket.ticketId,
        what: ticket.ticketName,
        more: [
          [ticket.startName, ticket.viaText, ticket.endName].filter(Boolean).join(' – '),
          `${moment(ticket.validFrom)} – ${moment(ticket.validTo)}`,
          t(`orders.ticketStates.${ticket.state}`),
        ],
        cents: ticket.priceInCents,
      })),
    ],
    [
      'orders.parts.handOvers',
      order.handOvers.map(({ direction, state, offeredOn, takenOn, otherOrderNumber }, place) => ({
        id: String(place),
        what: t(`orders.handOvers.${direction}`, { order: otherOrderNumber ?? '–' }),
        more: [moment(takenOn ?? offeredOn), t(`orders.handOverStates.${state}`)],
      })),
    ],
    [
      'orders.parts.bookings',
      order.bookings.map(booking => ({
        id: booking.guid,
        what: `${t(`orders.bookings.${booking.type}`)}: ${booking.ticketName}`,
        more: [
          moment(booking.date),
          booking.historyDate && t('orders.takenBack', { moment: moment(booking.historyDate) }),
          booking.additionalInfos.travelerName,
          booking.additionalInfos.travelerCount > 1
            ? t('orders.travellers', { count: booking.additionalInfos.travelerCount })
            : null,
          booking.cardNumber && t('orders.card', { number: booking.cardNumber }),
        ],
        cents: booking.amountInCent,
      })),
    ],
    [
      'orders.parts.attempts',
      order.attempts.map(attempt => ({
        id: String(attempt.number),
        what: attempt.methodLabel ?? attempt.methodId,
        more: [
          moment(attempt.createdOn),
          t(`orders.attempts.${attempt.state}`),
          attempt.reason && t(`orders.attemptReasons.${attempt.reason}`),
          attempt.reference,
          attempt.askedAgainOn && t('orders.askedAgain', { moment: moment(attempt.askedAgainOn) }),
        ],
        cents: attempt.amountInCent,
      })),
    ],
    ['orders.parts.refunds', refundLines(order, moment)],
    [
      'orders.parts.movements',
      order.movements.map(({ kind, debit, credit, bookedOn, amountInCent }, place) => ({
        id: String(place),
        what: said('movements', kind),
        more: [moment(bookedOn), `${said('accounts', debit)} → ${said('accounts', credit)}`],
        cents: amountInCent,
      })),
    ],
    [
      'orders.parts.mails',
      order.mails.map(({ kind, sentOn }, place) => ({
        id: String(place),
        what: find(`mails.kinds.${kind}`) ?? kind,
        more: [moment(sentOn)],
      })),
    ],
  ]
  return parts.map(([title, lines]) => <DetailPart key={title} title={t(title)} lines={lines} />)
}
