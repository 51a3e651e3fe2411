import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useCallback } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useQuestion } from '../../hooks/use-question.ts'
import { getDebt, payDebt } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/**
 * What somebody owes whose debit came back and why, a button that leads to where it is paid, and how to transfer it.
 */
export function PayDebt({ token }: { token: string }) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const paying = useCall(payDebt)
  const question = useCallback(() => getDebt({ params: { token } }), [token])
  const { items, loading, errors, again } = useQuestion(question)
  const debt = items?.[0]
  if (!debt)
    return loading ? (
      <SkeletonList label={t('common.loading')} rows={3} height={48} />
    ) : (
      <CallErrors errors={errors} all />
    )
  const pay = async (): Promise<void> => {
    const answer = await dispatch(payDebt({ params: { token } }))
    const url = payDebt.fulfilled.match(answer) ? answer.payload.data[0]?.redirectUrl : undefined
    if (url !== undefined) window.location.assign(url)
  }
  const amount = format.money(debt.amountInCent)
  if (debt.state === 'paid') return <MessageBox kind="success">{t('subscriptionLink.debt.paid')}</MessageBox>
  return (
    <Stack spacing={2}>
      {debt.returned.map(({ on, amountInCent, reason }) => (
        <Text key={`${on} ${amountInCent} ${reason}`}>
          {t('subscriptionLink.debt.returned', {
            day: format.longDate(on),
            amount: format.money(amountInCent),
            reason,
          })}
        </Text>
      ))}
      <DescriptionList facts={[{ term: t('subscriptionLink.debt.owed'), detail: amount }]} />
      {debt.state === 'pending' && (
        <MessageBox kind="info">
          {t('subscriptionLink.debt.pending')}{' '}
          <Button variant="text" onClick={again}>
            {t('subscriptionLink.debt.again')}
          </Button>
        </MessageBox>
      )}
      <CallErrors errors={paying.errors} all />
      <div>
        <Button variant="contained" disabled={paying.loading} onClick={() => void pay()}>
          {t('subscriptionLink.debt.pay', { amount })}
        </Button>
      </div>
      {debt.iban !== null && (
        <>
          <Text>{t('subscriptionLink.debt.transfer')}</Text>
          <DescriptionList
            facts={[
              { term: t('subscriptionLink.debt.iban'), detail: debt.iban },
              { term: t('subscriptionLink.debt.reference'), detail: debt.reference },
            ]}
          />
        </>
      )}
    </Stack>
  )
}
