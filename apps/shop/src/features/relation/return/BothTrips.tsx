import type { RidesPrice, Trip } from '@billett/contract'
import { useRefusalText } from '@billett/web-kit/forms/use-refusal-text.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type Ref, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.ts'
import { BothTickets } from './BothTickets.tsx'
import { ChosenTrip } from './ChosenTrip.tsx'
import styles from './Return.module.css'
import { SingleTickets } from './SingleTickets.tsx'

/** px; of the tickets of both trips. */
const CARD_HEIGHT = 280

interface Props {
  outward: Trip | null
  back: Trip | null
  heading: Ref<HTMLHeadingElement>
  toOutward: string
  toBack: string
  /** Null while it is loading. */
  price: RidesPrice | null
  errors: readonly CallError[]
  onRetry: () => void
  /** Where the tickets of each trip are sold by themselves. */
  single: { outward: string; back: string }
}

/** What is chosen of both trips, and as soon as both are: their prices, one sum and the way to buy them. */
export function BothTrips({ outward, back, heading, toOutward, toBack, price, errors, onRetry, single }: Props) {
  const { t } = useTexts()
  const refusalText = useRefusalText()
  const [there, home] = price?.rides ?? []
  const [takenOf, setTakenOf] = useState<RidesPrice | null>(null)
  const taken = price !== null && takenOf === price
  /** A ticket for both trips is no price of either. */
  const priceOf = (trip: Trip, ride: typeof there) => (taken ? undefined : (ride?.price ?? trip.price))
  const tickets = () => {
    if (errors.length > 0)
      return (
        <MessageBox
          kind="error"
          title={t('returnTrip.priceFailed')}
          action={
            <Button variant="outlined" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        >
          {refusalText(errors)}
        </MessageBox>
      )
    if (!price) return <SkeletonList label={t('returnTrip.priceLoading')} rows={1} height={CARD_HEIGHT} />
    return price.rides.length === 0 ? (
      <SingleTickets {...single} />
    ) : (
      <BothTickets key={back?.id} {...price} taken={taken} onTake={() => setTakenOf(price)} />
    )
  }
  return (
    <section aria-label={t('returnTrip.both')}>
      <Text variant="h2" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('returnTrip.both')}
      </Text>
      <Stack spacing={1.5}>
        {outward ? (
          <ChosenTrip way="outward" trip={outward} price={priceOf(outward, there)} change={toOutward} detailed />
        ) : (
          <Text color="textSecondary">{t('returnTrip.outwardNotChosen')}</Text>
        )}
        {back ? (
          <ChosenTrip way="back" trip={back} price={priceOf(back, home)} change={toBack} detailed />
        ) : (
          <Text color="textSecondary">{t('returnTrip.backNotChosen')}</Text>
        )}
        {outward && back && tickets()}
      </Stack>
    </section>
  )
}
