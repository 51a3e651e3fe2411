import type { Batch, CompareBatch } from '@billett/contract'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { CheckboxInput } from '@billett/web-kit/kit/controls/CheckboxInput.tsx'
import { FieldNote } from '@billett/web-kit/kit/controls/FieldNote.tsx'
import { TextInput } from '@billett/web-kit/kit/controls/TextInput.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Panel } from '@billett/web-kit/kit/layout/Panel.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { useId, useState } from 'react'
import { useAppDispatch } from '../../hooks/store-hooks.ts'
import { compareBatch } from '../../state/school/school.calls.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ColumnTable } from './ColumnTable.tsx'
import { FileFields } from './FileFields.tsx'

/** How a file is read, as it was guessed; whoever knows better corrects it. */
export function ReadingForm({ batch, onSent }: { batch: Batch; onSent: () => void }) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const { loading, errors } = useCall(compareBatch)
  const wholeHint = useId()
  const { list, guid, version } = batch
  const [wanted, setWanted] = useState<Omit<CompareBatch, 'version'> | undefined>(
    list
      ? {
          reading: list.reading,
          effectiveOn: batch.effectiveOn,
          isWhole: list.isWhole,
          endsContracts: list.endsContracts,
          profile: '',
        }
      : undefined,
  )
  if (!list || !wanted) return null
  const change = (part: Partial<typeof wanted>) => setWanted({ ...wanted, ...part })
  const send = async () => {
    const answer = await dispatch(compareBatch({ params: { batchGuid: guid }, body: { ...wanted, version } }))
    if (compareBatch.fulfilled.match(answer)) onSent()
  }
  return (
    <Panel>
      <Stack spacing={2}>
        {list.profile !== null && (
          <MessageBox kind="info">{t('school.imports.profileUsed', { name: list.profile })}</MessageBox>
        )}
        {list.isGarbled && <MessageBox kind="warning">{t('school.imports.garbled')}</MessageBox>}
        <FileFields reading={wanted.reading} onChange={reading => change({ reading })} />
        <ColumnTable list={list} reading={wanted.reading} onChange={reading => change({ reading })} />
        <TextInput
          type="date"
          label={t('school.imports.effectiveOn')}
          {...(wanted.isWhole && { hint: t('school.imports.effectiveOnHint') })}
          value={wanted.effectiveOn}
          onChange={({ target }) => change({ effectiveOn: target.value })}
        />
        <div>
          <CheckboxInput
            label={t('school.imports.isWhole')}
            checked={wanted.isWhole}
            aria-describedby={wholeHint}
            onChange={({ target }) => change({ isWhole: target.checked })}
          />
          <FieldNote id={wholeHint}>{t('school.imports.isWholeHint')}</FieldNote>
        </div>
        {wanted.isWhole && (
          <CheckboxInput
            label={t('school.imports.endsContracts')}
            checked={wanted.endsContracts}
            onChange={({ target }) => change({ endsContracts: target.checked })}
          />
        )}
        <TextInput
          label={t('school.imports.profile')}
          hint={t('school.imports.profileHint')}
          optional
          maxLength={60}
          value={wanted.profile ?? ''}
          onChange={({ target }) => change({ profile: target.value })}
        />
        <CallErrors errors={errors} all />
        <BusyButton variant="contained" busy={loading} onClick={() => void send()}>
          {t('school.imports.compare')}
        </BusyButton>
      </Stack>
    </Panel>
  )
}
