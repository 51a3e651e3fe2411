import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { saveFile } from '@billett/web-kit/http/save-file.ts'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { useListed } from '../../hooks/use-listed.ts'
import { getLettersToPost, printLetters } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

const PostedDialog = lazyPiece(() => import('./PostedDialog.tsx').then(module => module.PostedDialog))

/**
 * Letters to people without an e-mail address: they are printed, posted, and noted as posted; nothing where
 * none wait.
 */
export function PostPanel({ onPosted }: { onPosted: () => void }) {
  const { t } = useTexts()
  const format = useFormat()
  const say = useSay()
  const dispatch = useAppDispatch()
  const { rows, again } = useListed(getLettersToPost, undefined)
  const { loading, errors } = useCall(printLetters)
  const [posting, setPosting] = useState(false)
  const [letters] = rows ?? []
  if (!letters || letters.toPost === 0) return null
  const { toPost, printed, unaddressed, since } = letters
  const print = async () => {
    const answer = await dispatch(printLetters())
    if (printLetters.fulfilled.match(answer) && answer.payload.file) saveFile(answer.payload.file)
    again()
  }
  return (
    <MessageBox kind="warning" title={t('school.post.waiting', { count: toPost })}>
      <Stack spacing={1}>
        <div>
          {t('school.post.text')} {since && t('school.post.since', { day: format.date(since) })}
        </div>
        {unaddressed > 0 && <div>{t('school.post.unaddressed', { count: unaddressed })}</div>}
        <Row spacing={1}>
          <BusyButton variant="outlined" busy={loading} onClick={() => void print()}>
            {t('school.post.print')}
          </BusyButton>
          {printed > 0 && (
            <Button variant="outlined" onClick={() => setPosting(true)}>
              {t('school.post.note', { count: printed })}
            </Button>
          )}
        </Row>
        <CallErrors errors={errors} all />
      </Stack>
      <Suspense>
        {posting && (
          <PostedDialog
            count={printed}
            onClose={() => setPosting(false)}
            onDone={() => {
              setPosting(false)
              say(t('school.post.noted'))
              again()
              onPosted()
            }}
          />
        )}
      </Suspense>
    </MessageBox>
  )
}
