import { key, type SubscriptionContract } from '@billett/contract'
import { REFUND_REASONS } from '@billett/domain'
import { CheckboxField } from '@billett/web-kit/forms/CheckboxField.tsx'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { type Proof, ProofUpload } from '../../../parts/proof/ProofUpload.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionLoaded } from './ActionLoaded.tsx'
import { ActionSteps } from './ActionSteps.tsx'
import { PROOF_MEGABYTES } from './proof-megabytes.ts'
import { ReasonField } from './ReasonField.tsx'
import { useAction } from './use-action.ts'
import { useReasons } from './use-reasons.ts'

const day = z.string().check(z.minLength(1, key('required')))

const Refund = z.object({
  from: day,
  until: day,
  reason: z.enum(REFUND_REASONS, key('required')),
  consent: z.literal(true, key('required')),
})
type Refund = z.infer<typeof Refund>

/** Days that were paid for and not travelled (Spec 1 §4). */
export function RefundAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const reasons = useReasons('refund')
  const action = useAction(contract)
  const [proof, setProof] = useState<Proof | null>(null)
  const form = useSchemaForm<Refund>({ schema: Refund, defaultValues: { from: '', until: '' }, errors: action.errors })
  return (
    <ActionLoaded headline={t('subscriptionActions.refund.headline')} asked={reasons}>
      {given => (
        <ActionSteps
          contract={contract}
          action={action}
          headline={t('subscriptionActions.refund.headline')}
          lead={t('subscriptionActions.refund.lead')}
          form={form}
          changeOf={({ from, until, reason }) => ({ kind: 'refund', from, until, reason })}
          yes={t('subscriptionActions.refund.yes')}
          fileIds={proof ? [proof.fileId] : []}
        >
          <TextField<Refund> name="from" type="date" autoComplete="off" label={t('subscriptionActions.refund.from')} />
          <TextField<Refund>
            name="until"
            type="date"
            autoComplete="off"
            label={t('subscriptionActions.refund.until')}
          />
          <ReasonField reasons={given} />
          <ProofUpload
            label={t('subscriptionActions.refund.proof')}
            hint={t('subscriptionActions.refund.proofHint', { megabytes: PROOF_MEGABYTES })}
            proof={proof}
            error={undefined}
            onChange={setProof}
          />
          <CheckboxField<Refund> name="consent" required label={t('subscriptionActions.refund.consent')} />
        </ActionSteps>
      )}
    </ActionLoaded>
  )
}
