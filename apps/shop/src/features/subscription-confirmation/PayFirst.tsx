import { type ConfirmSubscription, type FirstPayment, key } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { TextLink } from '@billett/web-kit/kit/text/TextLink.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useEmbedded } from '../../hooks/use-embedded.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import { PaymentDrawing } from '../../parts/PaymentDrawing.tsx'
import { payFirst } from '../../state/subscription/application.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useMethods } from './use-methods.ts'

const Choice = z.object({ paymentMethodId: z.string().check(z.minLength(1, key('paymentMethodUnknown'))) })
type Choice = z.infer<typeof Choice>

interface Props {
  /** By which the order was confirmed. */
  link: ConfirmSubscription
  payment: FirstPayment
  /** The payment needed no page of the provider's: how it ended has to be asked. */
  onPaid: () => void
}

/** The first payment, before the contract is concluded: by card or whatever else tickets are paid with. */
export function PayFirst({ link, payment: { amountInCent, state, urlToVerification }, onPaid }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const embedded = useEmbedded()
  const { methods, failed, loading: fetching, load } = useMethods()
  const { loading, errors } = useCall(payFirst)
  const [leaving, setLeaving] = useState<string>()
  const form = useSchemaForm<Choice>({ schema: Choice, defaultValues: { paymentMethodId: '' }, errors })
  const send = async ({ paymentMethodId }: Choice): Promise<void> => {
    const answer = await dispatch(payFirst({ body: { ...link, paymentMethodId, amountInCent, embedded } }))
    if (!payFirst.fulfilled.match(answer)) return
    const url = answer.payload.data[0]?.urlToVerification
    if (!url) return onPaid()
    setLeaving(url)
    window.location.assign(url)
  }
  if (leaving)
    return (
      <MessageBox kind="info" title={t('subscriptionConfirm.payFirst.leaving')}>
        <TextLink href={leaving}>{t('subscriptionConfirm.payFirst.leavingLink')}</TextLink>
      </MessageBox>
    )
  return (
    <SchemaForm
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={t('subscriptionConfirm.payFirst.submit', { amount: format.money(amountInCent) })}
    >
      <Text variant="h2">{t('subscriptionConfirm.payFirst.title')}</Text>
      {state === 'open' && (
        <MessageBox kind="warning">
          {t('subscriptionConfirm.payFirst.open')}{' '}
          {urlToVerification && <TextLink href={urlToVerification}>{t('subscriptionConfirm.payFirst.goOn')}</TextLink>}
        </MessageBox>
      )}
      {(state === 'declined' || state === 'cancelled') && (
        <MessageBox kind="error">{t(`subscriptionConfirm.payFirst.${state}`)}</MessageBox>
      )}
      <Loaded
        value={methods}
        failed={failed}
        loading={fetching}
        onRetry={load}
        text={t('subscriptionConfirm.payFirst.failed')}
        rows={3}
        height={60}
      >
        {known => (
          <ChoiceField<Choice>
            name="paymentMethodId"
            label={t('subscriptionConfirm.payFirst.how')}
            options={known.map(({ id: value, label, subType }) => ({
              value,
              text: label,
              aside: <PaymentDrawing subType={subType} />,
            }))}
          />
        )}
      </Loaded>
    </SchemaForm>
  )
}
