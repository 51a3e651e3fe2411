import type { SubscriptionDetails } from '@billett/contract'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { getSubscriptionPrice } from '../../state/subscription/offer.calls.ts'
import { wallClockNow } from '../../state/tariff/now.ts'
import { useTexts } from '../../texts/use-texts.ts'
import type { AskedOffers } from './asked-offers.ts'

interface Props {
  details: Pick<SubscriptionDetails, 'articles' | 'guid' | 'nets'>
  article: SubscriptionDetails['articles'][number]
  asked: AskedOffers
}

/** What a class costs in a net today, and how that comes about. */
export function ArticlePrice({ details: { guid, nets, articles }, article, asked: { from, to, preview } }: Props) {
  const { t } = useTexts()
  const { format, region } = useShop()
  const { comfortClass, netId } = article
  const question = useCallback(
    () =>
      getSubscriptionPrice({
        query: {
          date: wallClockNow(region.timeZone).slice(0, 10),
          configurationId: guid,
          comfortClass,
          ...(netId !== null && { netId }),
          ...(from !== '' && { originReference: from, destinationReference: to }),
          previewConfiguration: preview || undefined,
        },
      }),
    [guid, comfortClass, netId, from, to, preview, region.timeZone],
  )
  const { items, loading } = useQuestion(question)
  const price = items?.[0]
  const net = nets.find(({ id }) => id === netId)?.title
  const classes = new Set(articles.map(one => one.comfortClass)).size > 1
  const name = [net, classes && t(`subscriptionOffers.classes.${comfortClass}`)].filter(Boolean).join(', ')
  if (loading && !price) return <SkeletonList label={t('common.loading')} rows={1} height={48} />
  return (
    <div>
      <Text>
        {name !== '' && `${name}: `}
        <strong>{price ? format.money(price.priceInCent) : t('common.priceUnknown')}</strong>
        {price && ` ${t('subscriptionTerms.perMonth')}`}
      </Text>
      {price?.reasons.map(reason => (
        <Text key={reason} variant="body2" color="textSecondary">
          {reason}
        </Text>
      ))}
    </div>
  )
}
