import type { StaffSecret } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { writeConfigSecret } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SecretForm } from './SecretForm.tsx'

interface Props {
  secret: StaffSecret
  onWritten: (secrets: readonly StaffSecret[]) => void
  onClose: () => void
}

const Written = z.object({ value: z.string() })

/** Writes one secret of the server. */
export function SecretDialog({ secret: { name }, onWritten, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(writeConfigSecret)
  return (
    <SecretForm
      name={name}
      schema={Written}
      hint={t('settings.secrets.valueHint')}
      busy={loading}
      errors={errors}
      onWrite={async body => {
        const answer = await dispatch(writeConfigSecret({ params: { setting: name }, body }))
        if (writeConfigSecret.fulfilled.match(answer)) onWritten(answer.payload.data)
      }}
      onClose={onClose}
    />
  )
}
