import type { UserData } from '@billett/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../app/store-hooks.ts'
import { useCall } from '../../app/use-call.ts'
import { CallErrors } from '../../forms/CallErrors.tsx'
import { updateUser } from '../../state/user/user.calls.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { CheckboxInput } from '../../ui/CheckboxInput.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SavedNotice } from '../../ui/SavedNotice.tsx'

export function NotificationsForm({ account: { userId, notifications } }: { account: UserData }) {
  const { t } = useTranslation()
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
    <>
      <SavedNotice shown={saved}>{t('account.notifications.saved')}</SavedNotice>
      <Panel
        component="form"
        onSubmit={event => {
          event.preventDefault()
          if (!loading) void save()
        }}
      >
        <Stack spacing={2.5}>
          {chosen.map(({ kind, enabled }) => (
            <CheckboxInput
              key={kind}
              checked={enabled}
              onChange={({ target }) => {
                setSaved(false)
                setChosen(chosen.map(one => (one.kind === kind ? { kind, enabled: target.checked } : one)))
              }}
              label={
                <Box component="span">
                  <Box component="span" sx={{ fontWeight: 600 }}>
                    {t(`account.notifications.${kind}`)}
                  </Box>
                  <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
                    {t(`account.notifications.${kind}Text`)}
                  </Typography>
                </Box>
              }
            />
          ))}
          <CallErrors errors={errors} all />
          <BusyButton type="submit" size="large" busy={loading} sx={{ alignSelf: { sm: 'flex-start' } }}>
            {t('account.notifications.save')}
          </BusyButton>
        </Stack>
      </Panel>
    </>
  )
}
