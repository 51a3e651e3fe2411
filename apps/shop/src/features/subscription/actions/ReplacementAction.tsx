import type { ActionReason, CardRecipient, SubscriptionContract } from '@billett/contract'
import { key } from '@billett/contract'
import { CARD_RECIPIENTS, REPLACEMENT_REASONS } from '@billett/domain'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import * as z from 'zod/mini'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionLoaded } from './ActionLoaded.tsx'
import { ActionSteps } from './ActionSteps.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useAction } from './use-action.ts'
import { useReasons } from './use-reasons.ts'
import { useRecipients } from './use-recipients.ts'

const Replacement = z.object({
  reason: z.enum(REPLACEMENT_REASONS, key('required')),
  recipient: z.enum(CARD_RECIPIENTS, key('required')),
})
type Replacement = z.infer<typeof Replacement>

interface FormProps {
  contract: SubscriptionContract
  reasons: readonly ActionReason[]
  recipients: readonly CardRecipient[]
}

function ReplacementForm({ contract, reasons, recipients }: FormProps) {
  const { t } = useTexts()
  const action = useAction(contract)
  const chosen = recipients.find(({ isChosen }) => isChosen)
  const form = useSchemaForm<Replacement>({
    schema: Replacement,
    defaultValues: { recipient: chosen?.recipient },
    errors: action.errors,
  })
  return (
    <ActionSteps
      contract={contract}
      action={action}
      headline={t('subscriptionActions.replacement.headline')}
      lead={t('subscriptionActions.replacement.lead')}
      form={form}
      changeOf={values => ({ kind: 'replacement', ...values })}
      yes={t('subscriptionActions.replacement.yes')}
    >
      <ReasonField reasons={reasons} />
      <ChoiceField<Replacement>
        name="recipient"
        label={t('subscriptionActions.replacement.recipient')}
        options={recipients.map(({ recipient, name }) => ({
          value: recipient,
          text: name,
          hint: t(`subscriptionActions.recipients.${recipient}`),
        }))}
      />
    </ActionSteps>
  )
}

/** Another card for one that is lost or does not work: why, and to whom. */
export function ReplacementAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const headline = t('subscriptionActions.replacement.headline')
  const reasons = useReasons('replacement')
  const recipients = useRecipients(contract.guid)
  return (
    <ActionLoaded headline={headline} asked={reasons}>
      {given => (
        <ActionLoaded headline={headline} asked={recipients}>
          {known => <ReplacementForm contract={contract} reasons={given} recipients={known} />}
        </ActionLoaded>
      )}
    </ActionLoaded>
  )
}
