import type { HeldRight, StaffMember } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { SubjectLink } from '../../parts/SubjectLink.tsx'
import { getStaffAccess, setStaffRights } from '../../state/admin/admin.calls.ts'
import { selectUser } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { memberName } from './member-name.ts'
import { RightsField } from './RightsField.tsx'

interface Props {
  member: StaffMember
  onSaved: () => void
  onClose: () => void
}

const NO_ERRORS: readonly CallError[] = []

/** What a colleague may do, since when they make use of it, and what they are to be allowed instead. */
export function MemberDialog({ member, onSaved, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const own = useAppSelector(selectUser)
  const { userId } = member
  const isOwn = userId === own.userId
  const [access, setAccess] = useState<readonly HeldRight[]>()
  const [rights, setRights] = useState<readonly number[]>(member.rights)
  const [seen, setSeen] = useState<readonly number[]>(member.rights)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let isWanted = true
    void dispatch(getStaffAccess({ params: { userId } })).then(answer => {
      if (isWanted && getStaffAccess.fulfilled.match(answer)) setAccess(answer.payload.data)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, userId])

  /** What they hold now is shown beside each right; what was chosen stays, and saving once more replaces it. */
  const lookAgain = async () => {
    const answer = await dispatch(getStaffAccess({ params: { userId } }))
    if (!getStaffAccess.fulfilled.match(answer)) return
    setAccess(answer.payload.data)
    setSeen(answer.payload.data.map(({ right }) => right))
  }
  const press = async () => {
    if (busy) return
    setBusy(true)
    setErrors(NO_ERRORS)
    const body = { rights: [...rights], expected: [...seen] }
    const answer = await dispatch(setStaffRights({ params: { userId }, body }))
    setBusy(false)
    if (setStaffRights.fulfilled.match(answer)) {
      const { waits } = answer.payload
      say(
        waits
          ? t('staff.waits', { moment: format.instantDateTime(waits.endsOn) })
          : t('staff.saved', { name: memberName(member) }),
      )
      return onSaved()
    }
    const refused = answer.payload?.errors ?? NO_ERRORS
    setErrors(refused)
    if (refused.some(({ key }) => key === 'error.changedMeanwhile')) await lookAgain()
  }
  return (
    <ClosableDialog
      title={t('staff.named', { name: memberName(member) })}
      width="lg"
      busy={busy}
      onClose={onClose}
      acts={
        !isOwn && (
          <BusyButton busy={busy} onClick={() => void press()}>
            {t('staff.save')}
          </BusyButton>
        )
      }
    >
      <Stack spacing={2}>
        <Text>
          {t('staff.account')} <SubjectLink kind="user" id={userId} />
        </Text>
        {isOwn && <Text>{t('staff.own')}</Text>}
        <CallErrors errors={errors} all />
        <RightsField value={rights} access={access} locked={isOwn} onChange={setRights} />
      </Stack>
    </ClosableDialog>
  )
}
