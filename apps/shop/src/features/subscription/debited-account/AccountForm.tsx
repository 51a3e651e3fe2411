import { type DebitedAccount, Iban, key } from '@billett/contract'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import * as z from 'zod/mini'
import { IbanField } from '../../../parts/mandate/IbanField.tsx'
import { MaskedText } from '../../../parts/masked/MaskedText.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

const Account = z.object({
  iban: Iban,
  accountHolder: z.string().check(z.minLength(1, key('required')), z.maxLength(70, key('exceedMaximumLength'))),
  consent: z.boolean().check(z.refine(is => is, key('mandateConsent'))),
})
export type Account = z.infer<typeof Account>

interface Props {
  now: DebitedAccount['account']
  mandateText: string
  /** As it was named before, by who goes back to change it. */
  named: Account | undefined
  errors: readonly CallError[]
  onNamed: (account: Account) => void
}

/** Another account, with the mandate that is agreed to. */
export function AccountForm({ now, mandateText, named, errors, onNamed }: Props) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const form = useSchemaForm<Account>({
    schema: Account,
    defaultValues: named ?? { iban: '', accountHolder: now?.accountHolder ?? '', consent: false },
    errors,
  })
  return (
    <SchemaForm
      form={form}
      send={async account => onNamed(account)}
      busy={false}
      errors={errors}
      submit={t('subscriptionActions.check')}
      afterSubmit={
        <Button component={Link} to={pathname} size="large">
          {t('common.cancel')}
        </Button>
      }
    >
      {now && (
        <DescriptionList
          facts={[
            {
              term: t('subscriptionActions.account.now'),
              detail: (
                <>
                  <MaskedText text={now.maskedIban} />, {now.accountHolder}
                </>
              ),
            },
            { term: t('subscriptionActions.account.reference'), detail: now.reference },
          ]}
        />
      )}
      <IbanField<Account> name="iban" label={t('subscriptionActions.account.iban')} />
      <TextField<Account>
        name="accountHolder"
        label={t('subscriptionActions.account.holder')}
        autoComplete="name"
        maxLength={70}
      />
      <Panel aria-labelledby="mandate-text">
        <Text variant="h3" component="h2" id="mandate-text" gutterBottom>
          {t('subscriptionActions.account.mandate')}
        </Text>
        <Text>{mandateText}</Text>
      </Panel>
      <CheckboxField<Account> name="consent" required label={t('subscriptionActions.account.consent')} />
    </SchemaForm>
  )
}
