import { Iban, key, type SubscriptionLink } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { IbanField } from '../../parts/mandate/IbanField.tsx'
import { MaskedText } from '../../parts/masked/MaskedText.tsx'
import { changeAccountByLink } from '../../state/subscription/link.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  token: string
  account: NonNullable<SubscriptionLink['account']>
  onDone: () => void
}

const Account = z.object({
  iban: Iban,
  accountHolder: z.string().check(z.minLength(1, key('required')), z.maxLength(70, key('exceedMaximumLength'))),
  consent: z.boolean().check(z.refine(is => is, key('required'))),
})
type Account = z.infer<typeof Account>

/** Another account is debited from now on, by the mandate that stands here. */
export function ChangeAccount({ token, account, onDone }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(changeAccountByLink)
  const form = useSchemaForm<Account>({
    schema: Account,
    defaultValues: { iban: '', accountHolder: account.accountHolder, consent: false },
    errors,
  })
  const send = async ({ iban, accountHolder }: Account): Promise<void> => {
    const answer = await dispatch(
      changeAccountByLink({ params: { token }, body: { iban, accountHolder, consent: true } }),
    )
    if (changeAccountByLink.fulfilled.match(answer)) onDone()
  }
  return (
    <SchemaForm form={form} send={send} busy={loading} errors={errors} submit={t('subscriptionLink.changeAccount')}>
      {account.iban !== null && account.reference !== null && (
        <DescriptionList
          facts={[
            { term: t('subscriptionLink.accountNow'), detail: <MaskedText text={account.iban} /> },
            { term: t('subscriptionLink.reference'), detail: account.reference },
          ]}
        />
      )}
      <IbanField<Account> name="iban" label={t('subscriptionLink.iban')} />
      <TextField<Account> name="accountHolder" label={t('subscriptionLink.accountHolder')} autoComplete="name" />
      <Details summary={t('subscriptionLink.mandateText')}>
        <Text>{account.mandateText}</Text>
      </Details>
      <CheckboxField<Account> name="consent" required label={t('subscriptionLink.consent')} />
    </SchemaForm>
  )
}
