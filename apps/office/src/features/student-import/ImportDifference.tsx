import type { Batch, BatchRow } from '@billett/contract'
import type { BatchAction } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { BusyButton } from '@billett/web-kit/kit/controls/BusyButton.tsx'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { SegmentedControl } from '@billett/web-kit/kit/controls/SegmentedControl.tsx'
import { MessageBox } from '@billett/web-kit/kit/feedback/MessageBox.tsx'
import { Row } from '@billett/web-kit/kit/layout/Row.tsx'
import { Stack } from '@billett/web-kit/kit/layout/Stack.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { Suspense, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { rehearseBatch } from '../../state/school/school.calls.ts'
import { selectPaysOwn } from '../../state/school/school.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ImportRows } from './ImportRows.tsx'
import { importAddress } from './import-address.ts'
import { ProblemsFile } from './ProblemsFile.tsx'

const DecideRow = lazyPiece(() => import('./DecideRow.tsx').then(module => module.DecideRow))

/** What a list changes: how many of each kind, and who. */
export function ImportDifference({ batch, onReadAnew }: { batch: Batch; onReadAnew: () => void }) {
  const { t } = useTexts()
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { state, change } = useListAddress(importAddress)
  const { loading, errors } = useCall(rehearseBatch)
  const pays = useAppSelector(selectPaysOwn)
  const [decided, setDecided] = useState<BatchRow>()
  const { guid, version, counts } = batch
  const countOf = (action: BatchAction) => counts.find(one => one.action === action)?.count ?? 0
  const options = [
    { value: '' as const, text: t('school.imports.all') },
    ...counts.map(({ action, count }) => ({
      value: action,
      text: `${t(`school.imports.actions.${action}`)} ${format.number(count)}`,
    })),
  ]
  const isOpen = batch.state === 'compared' || batch.state === 'rehearsed'
  const rehearse = () => void dispatch(rehearseBatch({ params: { batchGuid: guid }, body: { version } }))
  return (
    <Stack spacing={2}>
      <Text variant="h2">{t('school.imports.rowsTitle')}</Text>
      <SegmentedControl
        label={t('school.imports.show')}
        options={options}
        value={state.action}
        onChange={action => change({ action, page: 1 })}
      />
      {isOpen && countOf('unclear') > 0 && (
        <MessageBox kind="warning">{t('school.imports.unclearText', { count: countOf('unclear') })}</MessageBox>
      )}
      {countOf('faulty') > 0 && <ProblemsFile guid={guid} />}
      <ImportRows batch={batch} onDecide={isOpen ? setDecided : undefined} />
      <Suspense>{decided && <DecideRow batch={batch} row={decided} onClose={() => setDecided(undefined)} />}</Suspense>
      <CallErrors errors={errors} all />
      {isOpen && (
        <Row spacing={1}>
          {batch.state === 'compared' && (
            <BusyButton variant="contained" busy={loading} onClick={rehearse}>
              {t(pays ? 'school.imports.rehearse' : 'school.imports.goOn')}
            </BusyButton>
          )}
          <Button variant="outlined" onClick={onReadAnew}>
            {t('school.imports.back')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
