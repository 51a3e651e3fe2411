import {
  mdiAccountOutline,
  mdiCalendarClock,
  mdiInformationOutline,
  mdiMapMarkerRadiusOutline,
  mdiTicketConfirmationOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useShop } from '../../app/shop.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { TicketChoice } from './use-ticket-choice.ts'

/** What exactly would be bought: for whom, when, where. */
export function OfferFacts({ choice: { offer, start, passengers } }: { choice: TicketChoice }) {
  const { t } = useTranslation()
  const { format } = useShop()
  const who = [
    offer.traveller.name,
    offer.comfortClass === 'second' ? '' : t(`tickets.class.${offer.comfortClass}`),
    offer.discountType?.name ?? '',
    passengers > 1 ? t('tickets.people', { count: passengers }) : '',
  ]
  const when = start ? `${format.longDate(start.date)}${start.time ? `, ${start.time}` : ''}` : ''
  const zones = offer.zones.map(zone => zone.name).join(' – ')
  // Each ride has its own time, from when it is validated.
  const severalRides = offer.rides > 1
  const facts: [string, string][] = [
    [mdiAccountOutline, who.filter(Boolean).join(' · ')],
    [
      mdiCalendarClock,
      severalRides ? '' : [when && t('tickets.validFrom', { when }), offer.validity.text].filter(Boolean).join(' · '),
    ],
    [mdiMapMarkerRadiusOutline, [offer.priceLevelPrintText, zones].filter(Boolean).join(' · ')],
    [
      mdiTicketConfirmationOutline,
      severalRides ? t('tickets.rides', { count: offer.rides, validity: offer.validity.text }) : '',
    ],
    [mdiInformationOutline, offer.condition ?? ''],
  ]
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'grid', gap: 0.75 }}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([icon, text]) => (
          <Box component="li" key={icon} sx={{ display: 'flex', gap: 1.25, color: 'text.secondary' }}>
            <Box sx={{ lineHeight: 0, mt: '2px', flexShrink: 0 }}>
              <Icon path={icon} size={20} />
            </Box>
            <Box sx={{ minWidth: 0 }}>{text}</Box>
          </Box>
        ))}
    </Box>
  )
}
