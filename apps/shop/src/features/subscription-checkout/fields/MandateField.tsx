import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { Details } from '@billett/web-kit/kit/layout/Details.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { MandateText } from '../../../parts/mandate/MandateText.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { Typed } from '../said.ts'

interface Props {
  name: string
  label: string
}

/** The mandate as it is agreed to, and the consent. */
export function MandateField({ name, label }: Props) {
  const { t } = useTexts()
  return (
    <Stack spacing={1}>
      <Details summary={t('subscriptionCheckout.mandateText')}>
        <MandateText />
      </Details>
      <CheckboxField<Typed> name={name} required label={label} />
    </Stack>
  )
}
