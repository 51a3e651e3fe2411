import type { StaffSecret } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { Suspense, useState } from 'react'
import { useFormat } from '../../../hooks/use-format.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { SecretsTable } from './SecretsTable.tsx'
import { useSecrets } from './use-secrets.ts'

const SecretDialog = lazyPiece(() => import('./SecretDialog.tsx').then(module => module.SecretDialog))

/** Secrets of the server: whether they are set and since when, and a way to write others. Nobody reads one. */
export function SecretsBox() {
  const { t } = useTexts()
  const format = useFormat()
  const say = useSay()
  const { secrets = [], errors, show } = useSecrets()
  const [open, setOpen] = useState<StaffSecret>()
  const told = ({ source, ending, writtenOn, isWaiting }: StaffSecret): string => {
    const waiting = isWaiting ? ` ${t('settings.secrets.waiting')}` : ''
    if (source !== 'staff' || writtenOn === null) return t(`settings.secrets.of.${source}`) + waiting
    const on = format.instantDateTime(writtenOn)
    return t(ending === '' ? 'settings.secrets.set' : 'settings.secrets.setEnding', { on, ending }) + waiting
  }
  return (
    <Stack spacing={1}>
      <Text variant="body2">{t('settings.secrets.lead')}</Text>
      <CallErrors errors={errors} all />
      {secrets.length > 0 && (
        <SecretsTable
          label={t('settings.secrets.title')}
          lines={secrets.map(secret => ({
            id: secret.name,
            told: told(secret),
            onWrite: secret.source !== 'environment' ? () => setOpen(secret) : undefined,
          }))}
        />
      )}
      {open && (
        <Suspense>
          <SecretDialog
            secret={open}
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
