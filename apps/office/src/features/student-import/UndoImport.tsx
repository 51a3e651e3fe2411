import type { Batch } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { undoBatch } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** What was done, and the way to take all of it back. */
export function UndoImport({ batch }: { batch: Batch }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { errors } = useCall(undoBatch)
  const { ask, question } = useConfirmed<Batch>({
    title: t('school.imports.undoTitle'),
    text: () => t('school.imports.undoText'),
    yes: t('school.imports.undo'),
    act: async ({ guid, version }) =>
      undoBatch.fulfilled.match(await dispatch(undoBatch({ params: { batchGuid: guid }, body: { version } }))),
    failure: <CallErrors errors={errors} all />,
  })
  const { dueRows, failedRows } = batch
  return (
    <Stack spacing={2}>
      <MessageBox kind="success">{t('school.imports.applied', { count: dueRows - failedRows })}</MessageBox>
      {failedRows > 0 && (
        <MessageBox kind="warning">{t('school.imports.failedRows', { count: failedRows })}</MessageBox>
      )}
      <Button variant="outlined" onClick={() => ask(batch)}>
        {t('school.imports.undo')}
      </Button>
      {question}
    </Stack>
  )
}
