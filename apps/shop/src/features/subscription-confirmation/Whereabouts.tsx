import type { ConfirmSubscription } from '@billett/contract'
import type { PassMediumKind } from '@billett/domain'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLink } from '@billett/web-kit/links/use-link.ts'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import { useTexts } from '../../texts/use-texts.ts'

const SubscriberAccountForm = lazyWithTexts(['register', 'signInBasics'], () =>
  import('./SubscriberAccountForm.tsx').then(module => module.SubscriberAccountForm),
)

interface Props {
  medium: PassMediumKind
  /** By which the order was confirmed. */
  link: ConfirmSubscription
}

/** How a guest gets to the pass: what was ordered with an address is in the account of whoever owns the address. */
export function Whereabouts({ medium, link: confirmed }: Props) {
  const { t } = useTexts()
  const { login } = useShop().client.config.modules
  const link = useLink()
  const [isSent, setSent] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isSent) box.current?.focus()
  }, [isSent])
  if (isSent)
    return (
      <MessageBox kind="success" ref={box} title={t('subscriptionConfirm.whereabouts.sentTitle')}>
        {t('subscriptionConfirm.whereabouts.sent')}
      </MessageBox>
    )
  return (
    <Panel>
      <Stack spacing={2}>
        <Text variant="h2">{t(`subscriptionConfirm.whereabouts.${medium}.title`)}</Text>
        <Text>{t(`subscriptionConfirm.whereabouts.${medium}.text`)}</Text>
        <div>
          <Button component={Link} to={link('subscriptions')} variant="outlined" size="large">
            {t('subscriptionConfirm.whereabouts.signIn')}
          </Button>
        </div>
        {login.register && (
          <>
            <Text variant="h3">{t('subscriptionConfirm.whereabouts.register')}</Text>
            <Text>{t('subscriptionConfirm.whereabouts.registerText')}</Text>
            <Suspense fallback={<SkeletonList label={t('common.loading')} rows={3} height={60} />}>
              <SubscriberAccountForm link={confirmed} onSent={() => setSent(true)} />
            </Suspense>
          </>
        )}
      </Stack>
    </Panel>
  )
}
