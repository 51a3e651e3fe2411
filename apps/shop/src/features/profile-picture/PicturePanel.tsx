import { PICTURE_TYPES, type UserData } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Icon } from '@billett/web-kit/kit/drawings/Icon.tsx'
import { Progress } from '@billett/web-kit/kit/feedback/Progress.tsx'
import { SavedNotice } from '@billett/web-kit/kit/feedback/SavedNotice.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiCameraOutline } from '@mdi/js'
import { useRef, useState } from 'react'
import { useOwnCall } from '../../hooks/use-own-call.ts'
import { ProfilePicture } from '../../parts/person/ProfilePicture.tsx'
import { removePicture, setPicture } from '../../state/user/user.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './PicturePanel.module.css'
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
        <div className={styles.panel}>
          <ProfilePicture size={SIZE} label={t('profilePicture.yours')} />
          <Stack spacing={2} className={styles.choice}>
            {pictureId === null && <Text variant="h2">{t('profilePicture.none')}</Text>}
            <Text color="textSecondary">{t('profilePicture.hint')}</Text>
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
            <div className={styles.acts}>
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
            </div>
            {running === 'upload' && (
              <div role="status" className={styles.status}>
                <Text>{t('profilePicture.uploading')}</Text>
                <Progress aria-label={t('profilePicture.uploading')} />
              </div>
            )}
            <CallErrors errors={fault ? [fault] : errors} all />
          </Stack>
        </div>
      </Panel>
    </>
  )
}
