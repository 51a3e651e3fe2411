import type { CardRecipient, SubscriptionContract } from '@billett/contract'
import { key } from '@billett/contract'
import { CARD_RECIPIENTS } from '@billett/domain'
import { ChoiceField } from '@billett/web-kit/forms/ChoiceField.tsx'
import { SchemaForm } from '@billett/web-kit/forms/SchemaForm.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Link } from '@billett/web-kit/links/Link.tsx'
import { useLocation } from '@billett/web-kit/links/use-location.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useOwnCall } from '../../../hooks/use-own-call.ts'
import { setCardRecipient } from '../../../state/contract/contract.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionHeadline } from './ActionHeadline.tsx'
import { ActionLoaded } from './ActionLoaded.tsx'
import { useRecipients } from './use-recipients.ts'

const Recipient = z.object({ recipient: z.enum(CARD_RECIPIENTS, key('required')) })
type Recipient = z.infer<typeof Recipient>

interface FormProps {
  contract: SubscriptionContract
  recipients: readonly CardRecipient[]
}

function RecipientForm({ contract, recipients }: FormProps) {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const { run, running, errors } = useOwnCall<'save'>()
  const [saved, setSaved] = useState(false)
  const form = useSchemaForm<Recipient>({
    schema: Recipient,
    defaultValues: { recipient: recipients.find(({ isChosen }) => isChosen)?.recipient },
    errors,
  })
  const save = async ({ recipient }: Recipient): Promise<void> => {
    setSaved(false)
    const body = { contractGuid: contract.guid, seq: contract.seq, recipient }
    if (await run('save', setCardRecipient({ body }))) setSaved(true)
  }
  return (
    <>
      <ActionHeadline
        headline={t('subscriptionActions.recipient.headline')}
        lead={t('subscriptionActions.recipient.lead')}
      />
      <SavedNotice shown={saved}>{t('subscriptionActions.recipient.saved')}</SavedNotice>
      <SchemaForm
        form={form}
        send={save}
        busy={running === 'save'}
        errors={errors}
        submit={t('common.save')}
        afterSubmit={
          <Button component={Link} to={pathname} size="large">
            {t('subscriptionActions.toContract')}
          </Button>
        }
      >
        <ChoiceField<Recipient>
          name="recipient"
          label={t('subscriptionActions.recipient.label')}
          options={recipients.map(({ recipient, name }) => ({
            value: recipient,
            text: name,
            hint: t(`subscriptionActions.recipients.${recipient}`),
          }))}
        />
      </SchemaForm>
    </>
  )
}

/** To whom cards are sent from now on: nothing of days or money changes. */
export function RecipientAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  return (
    <ActionLoaded headline={t('subscriptionActions.recipient.headline')} asked={useRecipients(contract.guid)}>
      {known => <RecipientForm contract={contract} recipients={known} />}
    </ActionLoaded>
  )
}
