import { SERVICE_AREA } from '@billett/domain'
import { useShop } from '../../../hooks/shop.ts'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { wallClockNow } from '../../../state/tariff/now.ts'
import { searchDestinations, searchOrigins } from '../../../state/tariff/tariff.calls.ts'
import { selectEnd, selectStart } from '../../../state/tariff/tariff.slice.ts'

/** Takes both ends of a journey by their names, each the first that is found for its own; the others stay open. */
export function usePair(): (ends: { start: string; end: string }) => Promise<void> {
  const dispatch = useAppDispatch()
  const { region } = useShop()
  return async ({ start, end }) => {
    const asked = { date: wallClockNow(region.timeZone).slice(0, 10), serviceArea: SERVICE_AREA.ticket, pageSize: 1 }
    const origins = await dispatch(searchOrigins({ query: { ...asked, search: start } }))
    const [origin] = searchOrigins.fulfilled.match(origins) ? origins.payload.data : []
    if (origin) dispatch(selectStart({ text: origin.text, reference: origin.reference }))
    const query = { ...asked, search: end, origin: origin?.reference }
    const destinations = await dispatch(searchDestinations({ query }))
    const [destination] = searchDestinations.fulfilled.match(destinations) ? destinations.payload.data : []
    if (destination) dispatch(selectEnd({ text: destination.text, reference: destination.reference }))
  }
}
