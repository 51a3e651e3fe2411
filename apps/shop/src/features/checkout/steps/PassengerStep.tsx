import type { PreparedOrder } from '@billett/contract'
import { useFormContext } from 'react-hook-form'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { updatePreparedOrder } from '../../../state/sale/sale.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import type { CheckoutValues } from '../checkout-form.ts'
import { PassengerPanel } from './PassengerPanel.tsx'
import { type AgeBounds, demandedFields, passengerDataOf, passengerProblems } from './passenger-form.ts'
import { Step } from './Step.tsx'

interface Props {
  number: number
  order: PreparedOrder
  bounds: AgeBounds
}

/** Who travels, ticket by ticket. What is complete is saved with the order, so that a reload does not lose it. */
export function PassengerStep({ number, order, bounds }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { getValues } = useFormContext<CheckoutValues>()
  const demanding = order.tickets.flatMap((ticket, index) =>
    demandedFields(ticket).length > 0 ? [{ ticket, index }] : [],
  )
  const save = (index: number) => {
    const ticket = order.tickets[index]
    const values = getValues(`passengers.${index}`)
    if (!ticket || !values || passengerProblems(ticket, values, bounds).length > 0) return
    const { orderId } = order
    void dispatch(updatePreparedOrder({ body: { orderId, passengers: [passengerDataOf(ticket, values)] } }))
  }
  return (
    <Step number={number} step="passengers" title={t('checkout.passengers.title')} hint={t('checkout.passengers.hint')}>
      {demanding.map(({ ticket, index }, place) => {
        const words = { ticket: ticket.ticketName, number: place + 1 }
        const title =
          demanding.length > 1
            ? t('checkout.passengers.passengerNumberOf', words)
            : t('checkout.passengers.passengerOf', words)
        return (
          <PassengerPanel
            key={ticket.ticketId}
            ticket={ticket}
            index={index}
            title={title}
            bounds={bounds}
            onLeave={() => save(index)}
          />
        )
      })}
    </Step>
  )
}
