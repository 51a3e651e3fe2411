import type { StaffWebhook } from '@billett/contract'
import { NEW, type WebhooksState } from '@billett/contract/lists/webhooks-address.ts'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'

const WebhookDialog = lazyPiece(() => import('./WebhookDialog.tsx').then(module => module.WebhookDialog))
const DeliveriesDialog = lazyPiece(() => import('./DeliveriesDialog.tsx').then(module => module.DeliveriesDialog))
const SecretDialog = lazyPiece(() => import('../../parts/secret/SecretDialog.tsx').then(module => module.SecretDialog))

interface Props {
  state: WebhooksState
  rows: readonly StaffWebhook[] | undefined
  onChange: (part: Partial<WebhooksState>) => void
  /** What is listed is to be asked for anew. */
  onSaved: () => void
}

/** What the address has open over the list: the form of a webhook, or what it was told; and a new one's secret. */
export function OpenWebhook({ state, rows, onChange, onSaved }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const [secret, setSecret] = useState('')
  const find = (id: string) => rows?.find(one => one.id === id)
  const [open, told] = [find(state.webhook), find(state.log)]
  const close = () => {
    onChange({ webhook: '', log: '' })
    onSaved()
  }
  return (
    <Suspense>
      {(state.webhook === NEW || open) && (
        <WebhookDialog
          key={state.webhook}
          webhook={open}
          onSaved={saved => {
            setSecret(saved.secret)
            close()
            say(t('webhooks.saved'))
          }}
          onClose={close}
        />
      )}
      {told && (
        <DeliveriesDialog
          webhook={told}
          state={state.state}
          onState={shown => onChange({ state: shown })}
          onClose={close}
        />
      )}
      {secret !== '' && (
        <SecretDialog
          title={t('webhooks.secretTitle')}
          text={t('webhooks.secretText')}
          secret={secret}
          onClose={() => setSecret('')}
        />
      )}
    </Suspense>
  )
}
