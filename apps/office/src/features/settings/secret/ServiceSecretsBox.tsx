import type { OpenIdSecret } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SecretsTable } from './SecretsTable.tsx'
import { useServiceSecrets } from './use-service-secrets.ts'

const ServiceSecretDialog = lazyPiece(() =>
  import('./ServiceSecretDialog.tsx').then(module => module.ServiceSecretDialog),
)

interface Props {
  /** Whose settings; the own company's where it is ''. */
  clientId: string
}

/** Secrets of services that sign in with an account here: whether they are set, and a way to write others. */
export function ServiceSecretsBox({ clientId }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const say = useSay()
  const { secrets, errors, show } = useServiceSecrets(clientId)
  const [open, setOpen] = useState<OpenIdSecret>()
  const told = ({ ending, writtenOn }: OpenIdSecret): string => {
    if (writtenOn === null) return t('settings.services.missing')
    const on = format.instantDateTime(writtenOn)
    return t(ending === '' ? 'settings.secrets.set' : 'settings.secrets.setEnding', { on, ending })
  }
  return (
    <Stack spacing={1}>
      <Text variant="body2">{t('settings.services.lead')}</Text>
      <CallErrors errors={errors} all />
      {secrets?.length === 0 && <Text>{t('settings.services.none')}</Text>}
      {secrets && secrets.length > 0 && (
        <SecretsTable
          label={t('settings.services.title')}
          lines={secrets.map(secret => ({
            id: secret.serviceId,
            name: secret.name,
            told: told(secret),
            onWrite: () => setOpen(secret),
          }))}
        />
      )}
      {open && (
        <Suspense>
          <ServiceSecretDialog
            secret={open}
            clientId={clientId}
            onWritten={written => {
              setOpen(undefined)
              show(written)
              say(t('settings.secrets.written'))
            }}
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  )
}
