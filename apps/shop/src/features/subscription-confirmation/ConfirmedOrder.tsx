import type { BookedSubscription, CONFIRMATION_ENDS, ConfirmSubscription, FirstPayment } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { focusHeading } from '@billett/web-kit/links/focus-heading.ts'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { useEffect } from 'react'
import { usePageName } from '../../hooks/page-name.ts'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectIsCustomer } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PayFirst } from './PayFirst.tsx'
import { useOrderFacts } from './use-order-facts.ts'
import { Whereabouts } from './Whereabouts.tsx'

export interface Verified {
  state: (typeof CONFIRMATION_ENDS)[number]
  subscription: BookedSubscription | null
  firstPayment: FirstPayment | null
}

interface Props {
  link: ConfirmSubscription
  verified: Verified
  /** It has to be asked again what has become of the order. */
  onPaid: () => void
}

const KIND = {
  done: 'success',
  payment: 'info',
  already: 'success',
  pending: 'info',
  expired: 'warning',
  rejected: 'error',
} as const

/**
 * How an order ended that was confirmed: it runs, has to be paid first, somebody looks at it, it was confirmed before,
 * too late, refused.
 */
export function ConfirmedOrder({ link: confirmed, verified: { state, subscription, firstPayment }, onPaid }: Props) {
  const { t } = useTexts()
  const link = useLink()
  const isCustomer = useAppSelector(selectIsCustomer)
  const factsOf = useOrderFacts()
  // Whoever has the page read to them has heard that something loads, and now hears what came of it.
  useEffect(() => {
    const main = document.querySelector('main')
    return main ? focusHeading(main) : undefined
  }, [])
  const headline = t(`subscriptionConfirm.ends.${state}`)
  usePageName(headline)
  const isForGuest = subscription !== null && !firstPayment && !isCustomer
  const toOffers = state === 'expired' || state === 'rejected'
  return (
    <Page width="text">
      <Headline headline={headline} />
      <Stack spacing={3}>
        <MessageBox kind={KIND[state]}>{t(`subscriptionConfirm.texts.${state}`)}</MessageBox>
        {firstPayment && <PayFirst link={confirmed} payment={firstPayment} onPaid={onPaid} />}
        {subscription && (
          <Panel aria-label={t('subscriptionConfirm.subscription')}>
            <DescriptionList facts={factsOf(firstPayment ? { ...subscription, firstDebit: null } : subscription)} />
          </Panel>
        )}
        {isForGuest && <Whereabouts medium={subscription.mediaType} link={confirmed} />}
        {!firstPayment && !isForGuest && (
          <div>
            {toOffers ? (
              <Button component={Link} to={link('subscriptionOffers')} variant="contained" size="large">
                {t('subscriptionConfirm.toOffers')}
              </Button>
            ) : (
              <Button
                component={Link}
                to={link(isCustomer ? 'subscriptions' : 'start')}
                variant="contained"
                size="large"
              >
                {t(isCustomer ? 'subscriptionConfirm.toSubscriptions' : 'common.backToStart')}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </Page>
  )
}
