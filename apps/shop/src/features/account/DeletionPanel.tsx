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
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { requestDeletion, withdrawDeletion } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DeletionPanel.module.css'

/** Asks for the deletion after saying what it does, and takes the request back. */
export function DeletionPanel({ account: { deletedOn } }: { account: UserData }) {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const asking = useCall(requestDeletion)
  const withdrawing = useCall(withdrawDeletion)
  const [withdrawn, setWithdrawn] = useState(false)
  const { ask, question } = useConfirmed({
    title: t('account.remove.confirmTitle'),
    text: () => t('account.remove.confirmText', { date: format.instantDate(deletionDue(new Date().toISOString())) }),
    yes: t('account.remove.confirmButton'),
    act: async () => {
      setWithdrawn(false)
      return requestDeletion.fulfilled.match(await dispatch(requestDeletion()))
    },
    failure: <CallErrors errors={asking.errors} all />,
  })
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
          <Button variant="outlined" color="error" onClick={() => ask()}>
            {t('account.remove.requestButton')}
          </Button>
        </Stack>
      )}
      <CallErrors errors={withdrawing.errors} all />
      {question}
    </Panel>
  )
}
