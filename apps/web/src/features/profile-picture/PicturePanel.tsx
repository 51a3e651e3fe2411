import { PICTURE_TYPES, type UserData } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { mdiCameraOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { ProfilePicture } from '../../parts/person/ProfilePicture.tsx'
import { removePicture, setPicture } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SavedNotice } from '../../ui/SavedNotice.tsx'
import { pictureFault } from './picture-fault.ts'

/** Pixels of either side. */
const SIZE = 160

export function PicturePanel({ account: { userId, pictureId } }: { account: UserData }) {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<'saved' | 'removed'>()
  /** What is wrong with a picture can be seen before it is sent. */
  const [fault, setFault] = useState<CallError>()
  const { run, running, errors } = useOwnCall<'upload' | 'remove'>()
  const begin = (refused?: CallError): void => {
    setFault(refused)
    setDone(undefined)
  }
  const upload = async (image: File): Promise<void> => {
    const refused = pictureFault(image)
    begin(refused)
    if (!refused && (await run('upload', setPicture({ params: { userId }, body: { image } })))) setDone('saved')
  }
  const remove = async (): Promise<void> => {
    begin()
    if (await run('remove', removePicture({ params: { userId } }))) setDone('removed')
  }
  return (
    <>
      <SavedNotice shown={done !== undefined}>{done && t(`profilePicture.${done}`)}</SavedNotice>
      <Panel>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <ProfilePicture size={SIZE} label={t('profilePicture.yours')} />
          <Stack spacing={2} sx={{ flex: '1 1 16rem', alignItems: 'flex-start' }}>
            {pictureId === null && <Typography variant="h2">{t('profilePicture.none')}</Typography>}
            <Typography color="textSecondary">{t('profilePicture.hint')}</Typography>
            <input
              ref={input}
              type="file"
              hidden
              accept={PICTURE_TYPES.join()}
              aria-label={t('profilePicture.choose')}
              onChange={event => {
                const [image] = event.target.files ?? []
                // The same file can be chosen again.
                event.target.value = ''
                if (image) void upload(image)
              }}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              <BusyButton
                busy={running === 'upload'}
                startIcon={<Icon path={mdiCameraOutline} />}
                onClick={() => input.current?.click()}
              >
                {pictureId === null ? t('profilePicture.choose') : t('profilePicture.change')}
              </BusyButton>
              {pictureId !== null && (
                <BusyButton variant="outlined" color="error" busy={running === 'remove'} onClick={() => void remove()}>
                  {t('profilePicture.remove')}
                </BusyButton>
              )}
            </Box>
            {running === 'upload' && (
              <Box role="status" sx={{ width: '100%' }}>
                <Typography>{t('profilePicture.uploading')}</Typography>
                <LinearProgress aria-label={t('profilePicture.uploading')} />
              </Box>
            )}
            <CallErrors errors={fault ? [fault] : errors} all />
          </Stack>
        </Box>
      </Panel>
    </>
  )
}
