import { type OpenIdSecret, OpenIdSecretText } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import * as z from 'zod/mini'
import { useAppDispatch } from '../../../hooks/store-hooks.ts'
import { writeOpenIdSecret } from '../../../state/admin/admin.calls.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { whose } from '../use-config.ts'
import { SecretForm } from './SecretForm.tsx'

interface Props {
  secret: OpenIdSecret
  /** Whose settings; the own company's where it is ''. */
  clientId: string
  onWritten: (secrets: readonly OpenIdSecret[]) => void
  onClose: () => void
}

const Written = z.object({ value: z.union([z.literal(''), OpenIdSecretText]) })

/** Writes what a service shows when it asks. */
export function ServiceSecretDialog({ secret: { serviceId, name }, clientId, onWritten, onClose }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(writeOpenIdSecret)
  return (
    <SecretForm
      name={name}
      schema={Written}
      hint={t('settings.services.valueHint')}
      busy={loading}
      errors={errors}
      onWrite={async ({ value }) => {
        const body = { ...whose(clientId), value }
        const answer = await dispatch(writeOpenIdSecret({ params: { serviceId }, body }))
        if (writeOpenIdSecret.fulfilled.match(answer)) onWritten(answer.payload.data)
      }}
      onClose={onClose}
    />
  )
}
