import type { MergedUsers, StaffUser } from '@billett/contract'
import { ACT_REASON_LENGTH } from '@billett/domain'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { SelectInput } from '@billett/web-kit/kit/controls/SelectInput.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { SkeletonList } from '@billett/web-kit/kit/feedback/SkeletonList.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DescriptionList } from '@billett/web-kit/kit/layout/DescriptionList.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useFormat } from '../../hooks/use-format.ts'
import { useTrialDispatch } from '../../hooks/use-trial-dispatch.ts'
import { ClosableDialog } from '../../parts/ClosableDialog.tsx'
import { mergeStaffUsers } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

interface Props {
  users: readonly [StaffUser, StaffUser]
  onMerged: () => void
  onClose: () => void
}

/** What a trial says, as long as it is of the account that is chosen to stay. */
interface Tried {
  kept: string
  moved?: MergedUsers | undefined
  errors: readonly CallError[]
}

const MOVED = ['orders', 'contracts', 'mandates', 'addresses', 'documents'] as const

/** Makes one account of two; what moves, what stays and what cannot be undone is said before. */
export function MergeDialog({ users, onMerged, onClose }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const format = useFormat()
  const dispatch = useTrialDispatch()
  const id = useId()
  const [kept, setKept] = useState(users[0].userId)
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const [tried, setTried] = useState<Tried>()
  const [busy, setBusy] = useState(false)
  const closed = users.find(({ userId }) => userId !== kept) ?? users[1]
  const params = { userId: closed.userId }
  useEffect(() => {
    let isWanted = true
    // A trial stores nothing, its reason neither.
    const body = { into: kept, reason: t('users.merge.trial') }
    void dispatch(mergeStaffUsers({ params: { userId: closed.userId }, query: { dryRun: true }, body })).then(
      answer => {
        if (!isWanted) return
        if (mergeStaffUsers.fulfilled.match(answer)) setTried({ kept, moved: answer.payload.data[0], errors: [] })
        else setTried({ kept, errors: answer.payload?.errors ?? [] })
      },
    )
    return () => {
      isWanted = false
    }
  }, [dispatch, kept, closed.userId, t])
  // Lists hide names and addresses: what tells two hidden ones apart is when they began.
  const labelOf = (user: StaffUser) =>
    [...new Set([userName(user), user.email, user.customerNumber, format.instantDateTime(user.registeredOn)])]
      .filter(Boolean)
      .join(' · ')
  const trial = tried?.kept === kept ? tried : undefined

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setShort(reason.trim().length < ACT_REASON_LENGTH.min)
    if (reason.trim().length < ACT_REASON_LENGTH.min) return
    setBusy(true)
    const answer = await dispatch(mergeStaffUsers({ params, body: { into: kept, reason: reason.trim() } }))
    setBusy(false)
    if (!mergeStaffUsers.fulfilled.match(answer)) return setTried({ kept, errors: answer.payload?.errors ?? [] })
    const { waits } = answer.payload
    say(waits ? t('staff.waits', { moment: format.instantDateTime(waits.endsOn) }) : t('users.merge.done'))
    onMerged()
  }
  return (
    <ClosableDialog
      title={t('users.merge.title')}
      width="md"
      busy={busy}
      onClose={onClose}
      acts={
        trial?.moved && (
          <BusyButton type="submit" form={id} color="error" busy={busy}>
            {t('users.merge.yes', { count: MOVED.reduce((sum, what) => sum + (trial.moved?.[what] ?? 0), 0) })}
          </BusyButton>
        )
      }
    >
      <Stack component="form" id={id} spacing={2} noValidate onSubmit={event => void send(event)}>
        <SelectInput
          label={t('users.merge.kept')}
          value={kept}
          options={users.map(user => ({
            value: user.userId,
            text: labelOf(user),
          }))}
          onChange={({ target }) => setKept(target.value)}
        />
        <div role="status">
          {!trial && <SkeletonList label={t('common.loading')} rows={2} />}
          {trial?.moved && (
            <Stack spacing={1.5}>
              <Text>{t('users.merge.moves', { from: labelOf(closed) })}</Text>
              <DescriptionList
                facts={MOVED.map(what => ({
                  term: t(`users.merge.${what}`),
                  detail: String(trial.moved?.[what] ?? 0),
                }))}
              />
              <Text>{t('users.merge.stays')}</Text>
              <Text>{t('users.merge.final')}</Text>
            </Stack>
          )}
        </div>
        {trial?.moved && (
          <TextInput
            label={t('users.takeOver.reason')}
            value={reason}
            maxLength={ACT_REASON_LENGTH.max}
            error={isShort ? t('users.merge.short') : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <CallErrors errors={trial?.errors ?? []} all />
      </Stack>
    </ClosableDialog>
  )
}
