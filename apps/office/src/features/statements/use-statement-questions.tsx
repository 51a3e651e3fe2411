import type { StaffStatement } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useRef } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { deleteSqlStatement, releaseSqlStatement } from '../../state/admin/admin.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SqlText } from './SqlText.tsx'

/** What is asked before a statement is released or deleted; `questions` are to be drawn. */
export function useStatementQuestions(onReleased: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const say = useSay()
  const removal = useCall(deleteSqlStatement)
  const releasing = useCall(releaseSqlStatement)
  const isReleased = useRef(false)
  const remove = useConfirmed<StaffStatement>({
    title: t('statements.remove'),
    text: ({ description }) => t('statements.removeText', { description }),
    yes: t('statements.remove'),
    act: async ({ description }) =>
      deleteSqlStatement.fulfilled.match(await dispatch(deleteSqlStatement({ params: { description } }))),
    failure: <CallErrors errors={removal.errors} all />,
    onDone: () => say(t('statements.removed')),
  })
  const release = useConfirmed<StaffStatement>({
    title: t('statements.release'),
    text: ({ description, statement }) => (
      <>
        {t('statements.releaseText', { description })} <SqlText text={statement} />
      </>
    ),
    yes: t('statements.release'),
    act: async ({ description, version }) => {
      const answer = await dispatch(releaseSqlStatement({ params: { description }, body: { version } }))
      if (!releaseSqlStatement.fulfilled.match(answer)) return false
      // What waits for a second person is answered without a statement.
      isReleased.current = Boolean(answer.payload.data[0]?.releasedOn)
      return true
    },
    failure: <CallErrors errors={releasing.errors} all />,
    onDone: () => {
      say(t(isReleased.current ? 'statements.released' : 'statements.releaseAsked'))
      onReleased()
    },
  })
  const questions = (
    <>
      {remove.question}
      {release.question}
    </>
  )
  return { remove: remove.ask, release: release.ask, questions }
}
