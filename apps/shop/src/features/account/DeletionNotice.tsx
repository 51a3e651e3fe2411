import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { useState } from 'react'
import { useShop } from '../../hooks/shop.ts'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { withdrawDeletion } from '../../state/user/user.calls.ts'
import { selectAccount } from '../../state/user/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './DeletionNotice.module.css'

/** The account will be gone soon, and how it is kept. */
export function DeletionNotice() {
  const { t } = useTexts()
  const { format } = useShop()
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectAccount)
  const { loading, errors } = useCall(withdrawDeletion)
  const [withdrawn, setWithdrawn] = useState(false)
  const withdraw = async (): Promise<void> => {
    setWithdrawn(withdrawDeletion.fulfilled.match(await dispatch(withdrawDeletion())))
  }
  if (!account?.deletedOn) return <SavedNotice shown={withdrawn}>{t('account.remove.withdrawn')}</SavedNotice>
  return (
    <div className={styles.root}>
      <MessageBox
        kind="warning"
        action={
          <BusyButton busy={loading} onClick={() => void withdraw()}>
            {t('account.withdrawDeletion')}
          </BusyButton>
        }
      >
        {t('account.deletionRequested', { date: format.instantDate(account.deletedOn) })}
        <CallErrors errors={errors} all />
      </MessageBox>
    </div>
  )
}
