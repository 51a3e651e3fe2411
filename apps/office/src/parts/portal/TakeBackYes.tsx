import type { SchoolContract } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { takeContractBack } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ActReasonDialog } from '../ActReasonDialog.tsx'

interface Props {
  contract: Pick<SchoolContract, 'guid' | 'state'>
  /** Of the pupil. */
  name: string
  /** With what waits to be decided now. */
  onDone: (waiting: SchoolContract) => void
}

/** Takes back what was said yes to by mistake, with a reason. */
export function TakeBackYes({ contract, name, onDone }: Props) {
  const { t } = useTexts()
  const say = useSay()
  const dispatch = useAppDispatch()
  const [open, setOpen] = useState(false)
  const takeBack = async (reason: string) => {
    const answer = await dispatch(takeContractBack({ body: { contractId: contract.guid, reason } }))
    if (!takeContractBack.fulfilled.match(answer)) return answer.payload?.errors ?? []
    const [waiting] = answer.payload.data
    say(t('school.takeBack.done', { name }))
    if (waiting) onDone(waiting)
  }
  return (
    <>
      <Button variant="outlined" aria-label={t('school.takeBack.of', { name })} onClick={() => setOpen(true)}>
        {t('school.takeBack.act')}
      </Button>
      {open && (
        <ActReasonDialog
          title={t('school.takeBack.act')}
          label={t('school.takeBack.reason')}
          send={takeBack}
          onClose={() => setOpen(false)}
        >
          <Text>
            {t(contract.state === 'Granted' ? 'school.takeBack.granted' : 'school.takeBack.confirmed', { name })}
          </Text>
        </ActReasonDialog>
      )}
    </>
  )
}
