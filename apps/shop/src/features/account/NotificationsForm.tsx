import type { UserData } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { SavePanel } from '@billett/web-kit/forms/SavePanel.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { updateUser } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './NotificationsForm.module.css'

export function NotificationsForm({ account: { userId, notifications } }: { account: UserData }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(updateUser)
  const [chosen, setChosen] = useState(notifications)
  const [saved, setSaved] = useState(false)
  const save = async (): Promise<void> => {
    setSaved(false)
    const answer = await dispatch(updateUser({ params: { id: userId }, body: { notifications: chosen } }))
    setSaved(updateUser.fulfilled.match(answer))
  }
  return (
    <SavePanel
      notice={t('account.notifications.saved')}
      saved={saved}
      busy={loading}
      errors={errors}
      label={t('account.notifications.save')}
      onSave={() => void save()}
    >
      {chosen.map(({ kind, enabled }) => (
        <CheckboxInput
          key={kind}
          checked={enabled}
          onChange={({ target }) => {
            setSaved(false)
            setChosen(chosen.map(one => (one.kind === kind ? { kind, enabled: target.checked } : one)))
          }}
          label={
            <span>
              <span className={styles.kind}>{t(`account.notifications.${kind}`)}</span>
              <Text component="span" color="textSecondary" className={styles.explained}>
                {t(`account.notifications.${kind}Text`)}
              </Text>
            </span>
          }
        />
      ))}
    </SavePanel>
  )
}
