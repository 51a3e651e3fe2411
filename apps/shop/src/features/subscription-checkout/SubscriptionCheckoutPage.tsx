import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { Redirect } from '@billett/web-kit/links/Redirect.tsx'
import { useChangeQuery } from '@billett/web-kit/links/use-change-query.ts'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useQuery } from '@billett/web-kit/links/use-query.ts'
import { mdiTicketOutline } from '@mdi/js'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { getSubscriptionDetails } from '../../state/subscription/offer.calls.ts'
import { storedSubscription } from '../../storage/subscription-data.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'

/** The form with all its fields; whoever has nothing to order has no use for it. */
const SubscriptionForm = lazyWithTexts(['mandates', 'search', 'subscriptionCheckout', 'subscriptionTerms'], () =>
  import('./SubscriptionForm.tsx').then(module => module.SubscriptionForm),
)

/** Ordering a subscription, page by page (Spec 1 §2.1); without one in the address, the one that was begun. */
export function SubscriptionCheckoutPage() {
  const { t } = useTexts()
  const link = useLink()
  const { subscription } = useShop().client.config.modules
  const query = useQuery()
  const changeQuery = useChangeQuery()
  const [isBegun, setBegun] = useState(true)
  const configuration = query.get('configuration') ?? ''
  const preview = query.get('previewConfiguration') ?? ''
  useEffect(() => {
    if (configuration !== '') return
    const kept = storedSubscription.read()
    setBegun(kept !== undefined)
    if (kept) changeQuery(changed => changed.set('configuration', kept.configurationId))
  }, [configuration, changeQuery])
  const question = useCallback(
    () =>
      getSubscriptionDetails({
        params: { guid: configuration },
        query: preview === '' ? {} : { previewConfiguration: preview },
      }),
    [configuration, preview],
  )
  const { items, loading, errors, again } = useQuestion(configuration === '' ? undefined : question)
  const name = items?.[0]?.title
  const headline = name ? t('subscriptionCheckout.headlineOf', { name }) : t('subscriptionCheckout.headline')
  if (!subscription)
    return (
      <Page>
        <Headline headline={t('subscriptionCheckout.headline')} />
        <Redirect to={link('start')} />
      </Page>
    )
  const isGone = errors.some(({ key }) => key === 'error.subscriptionNotFound')
  return (
    <Page>
      <Headline headline={headline} />
      {isGone || !isBegun ? (
        <EmptyState
          icon={mdiTicketOutline}
          title={t(isGone ? 'subscriptionCheckout.gone' : 'subscriptionCheckout.none')}
          action={
            <Button component={Link} to={link('subscriptionOffers')} variant="contained" size="large">
              {t('subscriptionCheckout.toOffers')}
            </Button>
          }
        >
          {t(isGone ? 'subscriptionCheckout.goneText' : 'subscriptionCheckout.noneText')}
        </EmptyState>
      ) : (
        <Loaded
          value={items?.[0]}
          failed={errors.length > 0}
          loading={loading}
          onRetry={again}
          text={t('subscriptionCheckout.failed')}
          rows={3}
          height={96}
        >
          {details => (
            <Suspense>
              <SubscriptionForm key={details.guid} details={details} />
            </Suspense>
          )}
        </Loaded>
      )}
    </Page>
  )
}
