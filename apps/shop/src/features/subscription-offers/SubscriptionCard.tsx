import type { SubscriptionOffer } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { TicketCard } from '@billett/web-kit/kit/layout/TicketCard.tsx'
import { PriceText } from '@billett/web-kit/kit/text/PriceText.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { useCommitment } from '../../parts/subscription/use-commitment.ts'
import { useMonthPrice } from '../../parts/subscription/use-month-price.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { AskedOffers } from './asked-offers.ts'
import styles from './SubscriptionCard.module.css'

interface Props {
  offer: SubscriptionOffer
  asked: AskedOffers
  onAbout: () => void
}

/** A subscription with what a month costs and what the minimum term costs in all (PAngV), and the way to order it. */
export function SubscriptionCard({ offer, asked, onAbout }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const embedded = useEmbedded()
  const monthPrice = useMonthPrice()
  const commitment = useCommitment()
  const { guid, title, overview, price, kind } = offer
  const isWayMissing = price.state === 'unknown' && kind === 'relation' && asked.from === ''
  const order = link('subscriptionCheckout', undefined, {
    configuration: guid,
    from: asked.from || undefined,
    to: asked.to || undefined,
    previewConfiguration: asked.preview || undefined,
    mode: embedded ? 'embedded' : undefined,
  })
  return (
    <TicketCard
      stub={
        <>
          <PriceText
            size="medium"
            note={t(isWayMissing ? 'subscriptionOffers.perMonthOfWay' : 'subscriptionTerms.perMonth')}
          >
            {isWayMissing ? t('subscriptionOffers.byWay') : monthPrice(price)}
          </PriceText>
          <Button
            component={Link}
            to={order}
            variant="outlined"
            aria-label={t('subscriptionOffers.orderNamed', { name: title })}
          >
            {t('subscriptionOffers.order')}
          </Button>
        </>
      }
    >
      <Text variant="h3" className={styles.title}>
        {title}
      </Text>
      <Text>{overview}</Text>
      <ul className={styles.terms}>
        {commitment(offer.commitment).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button
        className={styles.about}
        aria-label={t('subscriptionOffers.aboutNamed', { name: title })}
        onClick={onAbout}
      >
        {t('subscriptionOffers.about')}
      </Button>
    </TicketCard>
  )
}
