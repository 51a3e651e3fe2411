import { key, type SubscriptionContract } from '@billett/contract'
import { PAUSE_REASONS } from '@billett/domain'
import { TextField } from '@billett/web-kit/forms/TextField.tsx'
import { useSchemaForm } from '@billett/web-kit/forms/use-schema-form.ts'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../../texts/use-texts.ts'
import { ActionLoaded } from './ActionLoaded.tsx'
import { ActionSteps } from './ActionSteps.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useAction } from './use-action.ts'
import { usePauseWords } from './use-pause-words.ts'
import { useReasons } from './use-reasons.ts'

const day = z.string().check(z.minLength(1, key('required')))

const Pause = z.object({ from: day, until: z.string(), reason: z.enum(PAUSE_REASONS, key('required')) })
type Pause = z.infer<typeof Pause>
const PauseUntil = z.extend(Pause, { until: day })

/** Days without pass and without price; the last of them may be unknown yet. */
export function PauseAction({ contract }: { contract: SubscriptionContract }) {
  const { t } = useTexts()
  const { days, length, limits } = usePauseWords(contract)
  const reasons = useReasons('pause')
  const action = useAction(contract)
  const [isOpen, setOpen] = useState(false)
  const form = useSchemaForm<Pause>({
    schema: isOpen ? Pause : PauseUntil,
    defaultValues: { from: '', until: '' },
    errors: action.errors,
  })
  return (
    <ActionLoaded headline={t('subscriptionActions.pause.headline')} asked={reasons}>
      {given => (
        <ActionSteps
          contract={contract}
          action={action}
          headline={t('subscriptionActions.pause.headline')}
          lead={t('subscriptionActions.pause.lead', { name: contract.subscriptionName })}
          form={form}
          changeOf={({ from, until, reason }) => ({ kind: 'pause', from, until: isOpen ? null : until, reason })}
          yes={t('subscriptionActions.pause.yes')}
        >
          <TextField<Pause>
            name="from"
            type="date"
            autoComplete="off"
            label={t('subscriptionActions.pause.from')}
            hint={days}
            {...limits.from}
          />
          {!isOpen && (
            <TextField<Pause>
              name="until"
              type="date"
              autoComplete="off"
              label={t('subscriptionActions.pause.until')}
              hint={length}
              {...limits.until}
            />
          )}
          <CheckboxInput
            checked={isOpen}
            onChange={({ target }) => setOpen(target.checked)}
            label={t('subscriptionActions.pause.open')}
          />
          <ReasonField reasons={given} />
        </ActionSteps>
      )}
    </ActionLoaded>
  )
}
