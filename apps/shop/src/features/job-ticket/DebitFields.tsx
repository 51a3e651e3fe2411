import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { FormSection } from '@billett/web-kit/kit/layout/FormSection.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { IbanField } from '../../parts/mandate/IbanField.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { JoinValues } from './join-form.ts'

/** From which account the own part is debited, and the mandate word for word. */
export function DebitFields({ mandateText }: { mandateText: string }) {
  const { t } = useTexts()
  return (
    <FormSection title={t('jobTicket.account')}>
      <IbanField<JoinValues> name="iban" label={t('jobTicket.iban')} />
      <TextField<JoinValues>
        name="accountHolder"
        label={t('jobTicket.accountHolder')}
        hint={t('jobTicket.accountHolderHint')}
        autoComplete="off"
        maxLength={70}
        optional
      />
      <Details summary={t('jobTicket.mandate')}>
        {mandateText
          .split('\n')
          .filter(line => line.trim() !== '')
          .map(line => (
            <Text key={line}>{line}</Text>
          ))}
      </Details>
      <CheckboxField<JoinValues> name="consent" required label={t('jobTicket.consent')} />
    </FormSection>
  )
}
