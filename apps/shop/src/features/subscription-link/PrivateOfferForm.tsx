import { Iban, key, type PrivateOffer } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { MaskedText } from '../../parts/masked/MaskedText.tsx'
import { ORDER_BUTTON } from '../../parts/order/order-button.ts'
import { goPrivateByLink } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  token: string
  offer: PrivateOffer
  onDone: () => void
}

const Named = z.object({
  iban: Iban,
  accountHolder: z.string().check(z.minLength(1, key('required')), z.maxLength(70, key('exceedMaximumLength'))),
  consent: z.boolean().check(z.refine(is => is, key('required'))),
})
type Named = z.infer<typeof Named>

/** Whose account is known says nothing more. */
const Known = z.object({ iban: z.string(), accountHolder: z.string(), consent: z.boolean() })

/** What a leaver goes on with and what it costs whom; one button, and where no account is known, which. */
export function PrivateOfferForm({ token, offer, onDone }: Props) {
  const { t } = useTexts()
  const { format, language } = useShop()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(goPrivateByLink)
  const { account, firstDebit, from, priceInCent, payer, subscriptionName, mandateText } = offer
  const form = useSchemaForm<Named>({
    schema: account ? Known : Named,
    defaultValues: { iban: '', accountHolder: payer, consent: false },
    errors,
  })
  const send = async (named: Named): Promise<void> => {
    const body = { from, priceInCent, firstDebit, termsAccepted: true as const, ...(account ? {} : named) }
    const answer = await dispatch(goPrivateByLink({ params: { token }, body }))
    if (goPrivateByLink.fulfilled.match(answer)) onDone()
  }
  const debit = firstDebit && {
    amount: format.money(firstDebit.amountInCent),
    day: format.longDate(firstDebit.on),
  }
  return (
    <SchemaForm
      form={form}
      send={send}
      busy={loading}
      errors={errors}
      submit={ORDER_BUTTON[language]}
      beforeSubmit={<Text color="textSecondary">{t('subscriptionLink.private.terms')}</Text>}
    >
      <DescriptionList
        facts={[
          { term: t('subscriptionLink.private.product'), detail: subscriptionName },
          { term: t('subscriptionLink.private.from'), detail: format.longDate(from) },
          { term: t('subscriptionLink.private.price'), detail: format.money(priceInCent) },
          {
            term: t('subscriptionLink.private.firstDebit'),
            detail: debit ? t('subscriptionLink.private.firstDebitOf', debit) : t('subscriptionLink.private.noDebit'),
          },
          { term: t('subscriptionLink.private.payer'), detail: payer },
          ...(account
            ? [
                { term: t('subscriptionLink.private.account'), detail: <MaskedText text={account.iban} /> },
                { term: t('subscriptionLink.reference'), detail: account.reference },
              ]
            : []),
        ]}
      />
      {!account && (
        <>
          <TextField<Named>
            name="iban"
            label={t('subscriptionLink.iban')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={42}
          />
          <TextField<Named> name="accountHolder" label={t('subscriptionLink.accountHolder')} autoComplete="name" />
          <Details summary={t('subscriptionLink.mandateText')}>
            <Text>{mandateText}</Text>
          </Details>
          <CheckboxField<Named> name="consent" required label={t('subscriptionLink.consent')} />
        </>
      )}
    </SchemaForm>
  )
}
