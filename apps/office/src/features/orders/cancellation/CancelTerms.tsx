import type { StaffBooking } from '@billett/contract'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { type GiveBackTerm, termsOf } from './terms-of.ts'

/** Until when what is chosen can be taken back: by staff at any time, by whoever ordered as the products say. */
export function CancelTerms({ bookings }: { bookings: readonly StaffBooking[] }) {
  const { t } = useTexts()
  const format = useFormat()
  const [now] = useState(Date.now)
  const said = ({ until, count }: GiveBackTerm) => {
    if (until === null) return t('orders.cancel.ownNever', { count })
    const moment = format.instantDateTime(until)
    return t(Date.parse(until) > now ? 'orders.cancel.ownUntil' : 'orders.cancel.ownOver', { count, moment })
  }
  return (
    <div>
      <Text color="textSecondary">{t('orders.cancel.noTerm')}</Text>
      {termsOf(bookings).map(term => (
        <Text key={term.until ?? ''} color="textSecondary">
          {said(term)}
        </Text>
      ))}
    </div>
  )
}
