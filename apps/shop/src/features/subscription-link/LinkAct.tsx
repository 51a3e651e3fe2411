import type { SubscriptionLink } from '@billett/contract'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { lazyWithTexts } from '../../texts/lazy-with-texts.tsx'
import type { TextKey } from '../../texts/texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Due } from './Due.tsx'

const AnswerPrice = lazyWithTexts(['priceQuestion'], () =>
  import('./AnswerPrice.tsx').then(module => module.AnswerPrice),
)
const ChangeAccount = lazyWithTexts(['mandates', 'subscriptionLink'], () =>
  import('./ChangeAccount.tsx').then(module => module.ChangeAccount),
)
const GoPrivate = lazyWithTexts(['subscriptionLink'], () => import('./GoPrivate.tsx').then(module => module.GoPrivate))
const PayDebt = lazyWithTexts(['subscriptionLink'], () => import('./PayDebt.tsx').then(module => module.PayDebt))
const GiveProof = lazyWithTexts(['proof', 'subscriptionLink'], () =>
  import('./GiveProof.tsx').then(module => module.GiveProof),
)

const ConfirmAddress = lazyWithTexts(['subscriptionLink'], () =>
  import('./ConfirmAddress.tsx').then(module => module.ConfirmAddress),
)
const NextYear = lazyWithTexts(['nextYear', 'proof', 'schoolFollow'], () =>
  import('./NextYear.tsx').then(module => module.NextYear),
)
const PassByLink = lazyWithTexts(['confirmation', 'myTickets', 'order', 'subscription'], () =>
  import('./PassByLink.tsx').then(module => module.PassByLink),
)

/** What is said once it is done. */
const DONE: Partial<Record<SubscriptionLink['act'], TextKey>> = {
  giveProof: 'subscriptionLink.proofGiven',
  goPrivate: 'subscriptionLink.wentPrivate',
  confirmAddress: 'subscriptionLink.addressConfirmed',
}

interface Props {
  link: SubscriptionLink
  token: string
}

/** The one thing the link is good for, as long as it is; and that it is done. */
export function LinkAct({ link, token }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const [isDone, setDone] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone) box.current?.focus()
  }, [isDone])
  const { act, state, until, proof, account, debits } = link
  if (isDone)
    return (
      <MessageBox kind="success" ref={box}>
        {t(DONE[act] ?? 'subscriptionLink.accountChanged')}
      </MessageBox>
    )
  if (state !== 'open') {
    const used = act === 'showPass' ? 'subscriptionLink.replaced' : 'subscriptionLink.used'
    return (
      <MessageBox kind={state === 'used' ? 'info' : 'warning'}>
        {t(state === 'used' ? used : 'subscriptionLink.expired')}
      </MessageBox>
    )
  }
  return (
    <Stack spacing={2}>
      <Suspense>
        {proof && <GiveProof token={token} proof={proof} onDone={() => setDone(true)} />}
        {account && <ChangeAccount token={token} account={account} onDone={() => setDone(true)} />}
        {act === 'pay' && <PayDebt token={token} />}
        {act === 'answerPrice' && <AnswerPrice token={token} />}
        {act === 'showPass' && <PassByLink token={token} />}
        {act === 'confirmAddress' && <ConfirmAddress token={token} onDone={() => setDone(true)} />}
        {act === 'nextYear' && <NextYear token={token} />}
        {act === 'goPrivate' && <GoPrivate token={token} onDone={() => setDone(true)} />}
      </Suspense>
      {act === 'seeDue' && <Due debits={debits} />}
      {act === 'confirm' && <MessageBox kind="info">{t('subscriptionLink.confirmElsewhere')}</MessageBox>}
      <Text color="textSecondary">{t('subscriptionLink.until', { until: format.instantDateTime(until) })}</Text>
    </Stack>
  )
}
