import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import {
  mdiAccountMultiplePlusOutline,
  mdiAccountOutline,
  mdiInformationOutline,
  mdiMapMarkerRadiusOutline,
  mdiTicketConfirmationOutline,
} from '@mdi/js'
import { useTexts } from '../../../texts/use-texts.ts'
import { whereText } from '../where-text.ts'
import styles from './OfferFacts.module.css'
import type { TicketChoice } from './use-ticket-choice.ts'

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
    <ul className={styles.facts}>
      {facts
        .filter(([, text]) => text !== '')
        .map(([icon, text]) => (
          <li key={icon} className={styles.item}>
            <div className={styles.icon}>
              <Icon path={icon} size={20} />
            </div>
            <div className={styles.words}>{text}</div>
          </li>
        ))}
    </ul>
  )
}
