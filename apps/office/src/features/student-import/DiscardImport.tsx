import type { Batch } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { discardBatch } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Gives a list up that was not done. */
export function DiscardImport({ batch }: { batch: Batch }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { errors } = useCall(discardBatch)
  const { ask, question } = useConfirmed<Batch>({
    title: t('school.imports.discardTitle'),
    text: () => t('school.imports.discardText'),
    yes: t('school.imports.discard'),
    act: async ({ guid, version }) =>
      discardBatch.fulfilled.match(await dispatch(discardBatch({ params: { batchGuid: guid }, body: { version } }))),
    failure: <CallErrors errors={errors} all />,
  })
  return (
    <>
      <Button onClick={() => ask(batch)}>{t('school.imports.discard')}</Button>
      {question}
    </>
  )
}
