import type { UserData } from '@billett/contract'
import { deletionDue } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { lazy, Suspense, useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { requestDeletion, withdrawDeletion } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DeletionPanel.module.css'

const DialogShell = lazy(() =>
  import('@billett/web-kit/kit/overlays/DialogShell.tsx').then(module => ({ default: module.DialogShell })),
)

/** Asks for the deletion after saying what it does, and takes the request back. */
export function DeletionPanel({ account: { deletedOn } }: { account: UserData }) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const asking = useCall(requestDeletion)
  const withdrawing = useCall(withdrawDeletion)
  const [open, setOpen] = useState(false)
  const [withdrawn, setWithdrawn] = useState(false)
  const request = async (): Promise<void> => {
    setWithdrawn(false)
    await dispatch(requestDeletion())
    setOpen(false)
  }
  const withdraw = async (): Promise<void> => {
    const answer = await dispatch(withdrawDeletion())
    setWithdrawn(withdrawDeletion.fulfilled.match(answer))
  }
  return (
    <Panel className={styles.root}>
      <Text variant="h2" gutterBottom>
        {t('account.remove.request')}
      </Text>
      <SavedNotice shown={withdrawn}>{t('account.remove.withdrawn')}</SavedNotice>
      {deletedOn ? (
        <MessageBox
          kind="warning"
          action={
            <BusyButton busy={withdrawing.loading} onClick={() => void withdraw()}>
              {t('account.remove.withdraw')}
            </BusyButton>
          }
        >
          {t('account.remove.requested', { date: format.instantDate(deletedOn) })}
        </MessageBox>
      ) : (
        <Stack spacing={2.5} className={styles.request}>
          <Text>{t('account.remove.requestText')}</Text>
          <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
            {t('account.remove.requestButton')}
          </Button>
        </Stack>
      )}
      <CallErrors errors={[...asking.errors, ...withdrawing.errors]} all />
      {open && (
        <Suspense fallback={null}>
          <DialogShell
            open
            title={t('account.remove.confirmTitle')}
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button variant="outlined" onClick={() => setOpen(false)}>
                  {t('common.cancel')}
                </Button>
                <BusyButton color="error" busy={asking.loading} onClick={() => void request()}>
                  {t('account.remove.confirmButton')}
                </BusyButton>
              </>
            }
          >
            {t('account.remove.confirmText', {
              date: format.instantDate(deletionDue(new Date().toISOString())),
            })}
          </DialogShell>
        </Suspense>
      )}
    </Panel>
  )
}
