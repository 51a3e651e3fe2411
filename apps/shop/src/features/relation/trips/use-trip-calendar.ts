import type { Trip } from '@billett/contract'
import { toInstant } from '@billett/domain'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useShop } from '../../../hooks/shop.ts'
import { useTexts } from '../../../texts/use-texts.ts'

/** Hands a trip to the browser as a file for one's own calendar; what makes it is fetched when it is asked for. */
export function useTripCalendar(): (trip: Trip) => Promise<void> {
  const { t } = useTexts()
  const { client, region, format } = useShop()
  const link = useLink()
  return async trip => {
    const { tripCalendar } = await import('./trip-calendar.ts')
    const [first, last] = [trip.legs[0], trip.legs.at(-1)]
    const legs = trip.legs.map(({ line, from, to }) => {
      const ridden = t('search.plainLeg', { line: line?.name ?? t('trips.onFoot'), from: from.text, to: to.text })
      return [from.departure && format.instantTime(from.departure), ridden].filter(Boolean).join(' ')
    })
    const text = tripCalendar({
      trip,
      zone: region.timeZone,
      madeOn: toInstant(Date.now()),
      carrier: client.config.texts.nameShort,
      title: t('search.relation', { from: first?.from.text ?? '', to: last?.to.text ?? '' }),
      text: legs.join('\n'),
      link: `${location.origin}${link('recon', { '*': trip.id })}`,
    })
    saveFile({ blob: new Blob([text], { type: 'text/calendar' }), fileName: `${t('tripDetails.file')}.ics` })
  }
}
