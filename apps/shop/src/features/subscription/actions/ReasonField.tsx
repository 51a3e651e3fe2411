import type { ActionReason } from '@billett/contract'
import { SelectField } from '@billett/web-kit/forms/SelectField.tsx'
import { useTexts } from '../../../texts/use-texts.ts'

/** Why somebody wants it, as the server names the reasons. */
export function ReasonField({ reasons }: { reasons: readonly ActionReason[] }) {
  const { t } = useTexts()
  return (
    <SelectField<{ reason: string }>
      name="reason"
      label={t('subscriptionActions.reason')}
      options={[
        { value: '', text: t('subscriptionActions.chooseReason') },
        ...reasons.map(({ id, text }) => ({ value: id, text })),
      ]}
    />
  )
}
