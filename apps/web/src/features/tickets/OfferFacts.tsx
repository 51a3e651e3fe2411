import {
  mdiAccountMultiplePlusOutline,
  mdiAccountOutline,
  mdiInformationOutline,
  mdiMapMarkerRadiusOutline,
  mdiTicketConfirmationOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { TicketChoice } from './use-ticket-choice.ts'
import { whereText } from './where-text.ts'

/** What exactly would be bought: for whom, where, who comes along for free, on what condition. */
export function OfferFacts({ choice: { offer, passengers } }: { choice: TicketChoice }) {
  const { t } = useTexts()
  const who = [
    offer.traveller.name,
    offer.comfortClass === 'second' ? '' : t(`tickets.class.${offer.comfortClass}`),
    offer.discountType?.name ?? '',
    passengers > 1 ? t('tickets.people', { count: passengers }) : '',
  ]
  const along = [
    offer.freeAdults > 0 ? t('tickets.freeAdults', { count: offer.freeAdults }) : '',
    offer.freeChildren > 0 ? t('tickets.freeChildren', { count: offer.freeChildren }) : '',
  ].filter(Boolean)
  const facts: [string, string][] = [
    [mdiAccountOutline, who.filter(Boolean).join(' · ')],
    [mdiMapMarkerRadiusOutline, whereText(offer)],
    [mdiAccountMultiplePlusOutline, along.length > 0 ? t('tickets.along', { who: along.join(', ') }) : ''],
    [
      mdiTicketConfirmationOutline,
      offer.rides > 1 ? t('tickets.rides', { count: offer.rides, validity: offer.validity.text }) : '',
    ],
    [mdiInformationOutline, offer.condition ?? ''],
  ]
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.75 }}>
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
