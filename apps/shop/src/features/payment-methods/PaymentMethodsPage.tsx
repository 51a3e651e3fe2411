import type { PaymentMethod } from '@billett/contract'
import { resetAction } from '@billett/web-kit/calls/common.slice.ts'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { useUnderWay } from '@billett/web-kit/calls/use-under-way.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { EmptyState } from '@billett/web-kit/kit/feedback/EmptyState.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Page } from '@billett/web-kit/kit/layout/Page.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Headline } from '@billett/web-kit/kit/text/Headline.tsx'
import { mdiWalletOutline } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useStoredMethods } from '../../hooks/use-stored-methods.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { deletePaymentMethod, setDefaultPaymentMethod } from '../../state/payment/payment.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { AddMethod } from './AddMethod.tsx'
import { MethodCard } from './MethodCard.tsx'
import styles from './PaymentMethodsPage.module.css'
import { ReturnNotice } from './ReturnNotice.tsx'
import { useReturn } from './use-return.ts'

/** What the customer pays with: add, choose the default, delete (Spec 1 §2.2). */
export function PaymentMethodsPage() {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { methods, failed, loading, load } = useStoredMethods()
  const returned = useReturn(load)
  const choosing = useCall(setDefaultPaymentMethod)
  const deleting = useCall(deletePaymentMethod)
  const isChosen = useUnderWay(setDefaultPaymentMethod)
  const isDeleted = useUnderWay(deletePaymentMethod)
  const [done, setDone] = useState<'defaultChosen' | 'deleted'>()
  useEffect(
    () => () => {
      for (const call of [setDefaultPaymentMethod, deletePaymentMethod]) dispatch(resetAction(call.typePrefix))
    },
    [dispatch],
  )
  const choose = async ({ id }: PaymentMethod): Promise<void> => {
    setDone(undefined)
    const answer = await dispatch(setDefaultPaymentMethod({ params: { id } }))
    if (setDefaultPaymentMethod.fulfilled.match(answer)) setDone('defaultChosen')
  }
  const drop = async ({ id }: PaymentMethod): Promise<boolean> => {
    setDone(undefined)
    return deletePaymentMethod.fulfilled.match(await dispatch(deletePaymentMethod({ params: { id } })))
  }
  const dropped = () => {
    setDone('deleted')
    void load()
  }
  return (
    <Page width="text">
      <Headline headline={t('paymentMethods.headline')} lead={t('paymentMethods.lead')} />
      <ReturnNotice {...returned} />
      <SavedNotice shown={done !== undefined}>{done && t(`paymentMethods.${done}`)}</SavedNotice>
      <CallErrors errors={choosing.errors} all />
      <Loaded
        value={methods}
        failed={failed}
        loading={loading}
        onRetry={() => void load()}
        text={t('paymentMethods.loadFailed')}
        rows={2}
        height={132}
      >
        {stored => (
          <Stack spacing={4}>
            {stored.length === 0 ? (
              <EmptyState icon={mdiWalletOutline} title={t('paymentMethods.none')}>
                {t('paymentMethods.noneText')}
              </EmptyState>
            ) : (
              <Stack component="ul" spacing={2} className={styles.list}>
                {stored.map(method => (
                  <MethodCard
                    key={method.id}
                    method={method}
                    busy={isChosen({ id: method.id }) || isDeleted({ id: method.id })}
                    onDefault={() => void choose(method)}
                    onDelete={() => drop(method)}
                    onDeleted={dropped}
                    errors={deleting.errors}
                  />
                ))}
              </Stack>
            )}
            <AddMethod />
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}
