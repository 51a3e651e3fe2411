import { type StaffSubmissionDetail, SUBMISSION_COMMENT_LENGTH } from '@billett/contract'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import type { CallError } from '@billett/web-kit/http/outcome.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { TextArea } from '@billett/web-kit/kit/controls/TextArea.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import {
  assignStaffSubmission,
  commentStaffSubmission,
  finishStaffSubmission,
  getStaffSubmission,
} from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const NO_ERRORS: readonly CallError[] = []

interface Props {
  submission: StaffSubmissionDetail
  /** It is decided as a declaration, and nobody is merely done with it. */
  isDeclaration: boolean
}

/** Takes it on or puts it back, notes something for colleagues, is done with it. What is typed stays if it fails. */
export function SubmissionActs({ submission, isDeclaration }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [busy, setBusy] = useState<'assign' | 'comment' | 'finish'>()
  const { guid, isMine, assignedId, doneOn } = submission
  const params = { submissionGuid: guid }

  const assign = async () => {
    const answer = await dispatch(assignStaffSubmission({ params, body: { isMine: !isMine, expected: assignedId } }))
    if (!assignStaffSubmission.rejected.match(answer)) return undefined
    // Says with whom it is by now.
    void dispatch(getStaffSubmission({ params }))
    return answer.payload?.errors ?? NO_ERRORS
  }
  const comment = async () => {
    const answer = await dispatch(commentStaffSubmission({ params, body: { text: text.trim() } }))
    return commentStaffSubmission.rejected.match(answer) ? (answer.payload?.errors ?? NO_ERRORS) : undefined
  }
  const finish = async () => {
    const answer = await dispatch(finishStaffSubmission({ params, body: { text: text.trim() } }))
    return finishStaffSubmission.rejected.match(answer) ? (answer.payload?.errors ?? NO_ERRORS) : undefined
  }
  const press = async (name: 'assign' | 'comment' | 'finish', act: () => Promise<readonly CallError[] | undefined>) => {
    if (busy) return
    const isMissing = name === 'comment' && text.trim() === ''
    setEmpty(isMissing)
    if (isMissing) return
    setBusy(name)
    setErrors(NO_ERRORS)
    const refused = await act()
    setBusy(undefined)
    if (refused) {
      setErrors(refused)
      return
    }
    if (name !== 'assign') setText('')
    if (name === 'finish') say(t('submissions.finished'))
  }
  return (
    <Stack spacing={2}>
      <TextArea
        label={t('submissions.comment')}
        hint={t('submissions.commentHint')}
        value={text}
        maxLength={SUBMISSION_COMMENT_LENGTH}
        error={isEmpty ? t('submissions.commentRequired') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <CallErrors errors={errors} all />
      <Row spacing={2}>
        <BusyButton variant="outlined" busy={busy === 'comment'} onClick={() => void press('comment', comment)}>
          {t('submissions.addComment')}
        </BusyButton>
        {doneOn === null && (
          <BusyButton variant="outlined" busy={busy === 'assign'} onClick={() => void press('assign', assign)}>
            {t(isMine ? 'submissions.putBack' : 'submissions.takeOn')}
          </BusyButton>
        )}
        {doneOn === null && !isDeclaration && (
          <BusyButton variant="contained" busy={busy === 'finish'} onClick={() => void press('finish', finish)}>
            {t('submissions.finish')}
          </BusyButton>
        )}
      </Row>
    </Stack>
  )
}
