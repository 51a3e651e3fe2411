import type { Batch, BatchRow } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { DialogShell } from '@billett/web-kit/kit/overlays/DialogShell.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { decideBatchRow } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  batch: Batch
  row: BatchRow
  onClose: () => void
}

/** Says who an unclear row is about: one of those who are known, or somebody new. */
export function DecideRow({ batch, row, onClose }: Props) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(decideBatchRow)
  const said = (person: Pick<BatchRow, 'firstName' | 'lastName' | 'birthDate'>) => ({
    name: `${person.firstName} ${person.lastName}`,
    born: format.date(person.birthDate),
  })
  const decide = async (candidate: number | null) => {
    const body = { number: row.number, candidate }
    const answer = await dispatch(decideBatchRow({ params: { batchGuid: batch.guid }, body }))
    if (decideBatchRow.fulfilled.match(answer)) onClose()
  }
  return (
    <DialogShell
      open
      title={t('school.imports.decideTitle')}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Text>{t('school.imports.decideText', said(row))}</Text>
        <CallErrors errors={errors} all />
        {row.candidates.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: whom it could be is told by the place.
          <BusyButton key={index} variant="outlined" busy={loading} onClick={() => void decide(index)}>
            {t('school.imports.candidate', { ...said(person), place: person.organisation, group: person.class })}
          </BusyButton>
        ))}
        <BusyButton variant="outlined" busy={loading} onClick={() => void decide(null)}>
          {t('school.imports.isNew')}
        </BusyButton>
      </Stack>
    </DialogShell>
  )
}
