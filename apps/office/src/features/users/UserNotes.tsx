import { type StaffUserDetail, USER_NOTE_LENGTH } from '@billett/contract'
import { hasUserType, USER_TYPE } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextArea } from '@billett/web-kit/kit/controls/TextArea.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { noteStaffUser } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './UserDetail.module.css'

const NO_ERRORS: readonly CallError[] = []

/** What colleagues have noted of a person, and a field for more. What is typed stays if it fails. */
export function UserNotes({ user }: { user: StaffUserDetail }) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const mayNote = useAppSelector(selectHolds(['AllowedToEditUsers', 'AllowedToSeePersonalDetails']))
  const mayManage = useAppSelector(selectHolds(['AllowedToManageStaff']))
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [busy, setBusy] = useState(false)
  const isTheirs = !hasUserType(user.userType, USER_TYPE.HGS) || mayManage
  const canAdd = mayNote && isTheirs && user.state !== 'deleted'
  if (!canAdd && user.notes.length === 0) return null
  const add = async () => {
    if (busy) return
    setEmpty(text.trim() === '')
    if (text.trim() === '') return
    setBusy(true)
    setErrors(NO_ERRORS)
    const answer = await dispatch(noteStaffUser({ params: { userId: user.userId }, body: { text: text.trim() } }))
    setBusy(false)
    if (noteStaffUser.rejected.match(answer)) setErrors(answer.payload?.errors ?? NO_ERRORS)
    else setText('')
  }
  return (
    <section className={styles.part}>
      <Text variant="h3">{t('users.parts.notes')}</Text>
      <ul className={styles.lines}>
        {user.notes.map(({ guid, text: noted, on, by }) => (
          <li key={guid} className={styles.line}>
            {t('users.note', { moment: format.instantDateTime(on), by: by ?? t('users.noteByNobody'), text: noted })}
          </li>
        ))}
      </ul>
      {canAdd && (
        <Stack spacing={1.5}>
          <TextArea
            label={t('users.newNote')}
            hint={t('users.newNoteHint')}
            value={text}
            maxLength={USER_NOTE_LENGTH}
            error={isEmpty ? t('users.noteRequired') : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <CallErrors errors={errors} all />
          <div>
            <BusyButton variant="outlined" busy={busy} onClick={() => void add()}>
              {t('users.addNote')}
            </BusyButton>
          </div>
        </Stack>
      )}
    </section>
  )
}
