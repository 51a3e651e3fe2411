import type { Trip } from '@billett/contract'
import { useAppSelector } from '../../../hooks/store-hooks.ts'
import { usePriceText, useVatNote } from '../../../hooks/use-price-text.ts'
import { selectTariff } from '../../../state/tariff/tariff.selectors.ts'
import { peopleIn } from '../../../state/tariff/who.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** What a trip costs whoever travels, in words, and what there is to say of that. */
export function useTripPrice(): (trip: Trip) => { amount: string; notes: string[] } {
  const { t } = useTexts()
  const priceText = usePriceText()
  const vatNote = useVatNote()
  const people = peopleIn(useAppSelector(selectTariff).selectedWho)
  return ({ price, party, tickets }) => ({
    amount: price.state === 'unknown' ? t('trips.priceAtTicket') : priceText(price),
    notes: [
      vatNote(price),
      party && people > 1 && t('trips.forParty', { count: people }),
      tickets && t('trips.tickets', { count: tickets.length }),
    ].filter(note => typeof note === 'string'),
  })
}
