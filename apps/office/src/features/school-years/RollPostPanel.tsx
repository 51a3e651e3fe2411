import type { RollPost } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { noteRollPost, printRollPost } from '../../state/school-year/school-year.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  yearGuid: string
  post: RollPost
  /** Reads the year anew, as something of it was changed. */
  again: () => void
}

/** Letters to people without an e-mail address: printed, and noted as posted or handed over by whoever did so. */
export function RollPostPanel({ yearGuid, post: { toPost, printed, unaddressed }, again }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const printing = useCall(printRollPost)
  const noting = useCall(noteRollPost)
  const params = { yearGuid }
  const print = async () => {
    const answer = await dispatch(printRollPost({ params }))
    if (!printRollPost.fulfilled.match(answer)) return
    if (answer.payload.file) saveFile(answer.payload.file)
    again()
  }
  const note = async () => {
    const answer = await dispatch(noteRollPost({ params }))
    if (!noteRollPost.fulfilled.match(answer)) return
    say(t('school.years.post.noted'))
    again()
  }
  return (
    <MessageBox kind="warning" title={t('school.years.post.waiting', { count: toPost })}>
      <Stack spacing={1}>
        <div>{t('school.years.post.text')}</div>
        {unaddressed > 0 && <div>{t('school.years.post.unaddressed', { count: unaddressed })}</div>}
        <Row spacing={1}>
          <BusyButton variant="outlined" busy={printing.loading} onClick={() => void print()}>
            {t('school.years.post.print')}
          </BusyButton>
          {printed > 0 && (
            <BusyButton variant="outlined" busy={noting.loading} onClick={() => void note()}>
              {t('school.years.post.note', { count: printed })}
            </BusyButton>
          )}
        </Row>
        <CallErrors errors={[...printing.errors, ...noting.errors]} all />
      </Stack>
    </MessageBox>
  )
}
