import { BULK_BASE_DATA, type ConfirmableBaseData } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { Suspense, useCallback, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { confirmSeveralBaseData } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { customerName } from './customer-name.ts'

const BulkDialog = lazyPiece(() => import('../../parts/bulk/BulkDialog.tsx').then(module => module.BulkDialog))

const NONE: readonly string[] = []

/** Confirms the data of those who are chosen in the list, all at once. */
export function useBaseDataBulk(rows: readonly ConfirmableBaseData[] | undefined, again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const mayConfirm = useAppSelector(selectHolds(['AllowedToConfirmUser']))
  const [selected, setSelected] = useState(NONE)
  const [isOpen, setOpen] = useState(false)
  const ask = useCallback(
    async (dryRun: boolean) => {
      const query = dryRun ? { dryRun } : {}
      const answer = await dispatch(confirmSeveralBaseData({ query, body: { userIds: [...selected] } }))
      return confirmSeveralBaseData.fulfilled.match(answer)
        ? { told: answer.payload.data, errors: [] }
        : { told: [], errors: answer.payload?.errors ?? [] }
    },
    [dispatch, selected],
  )
  const bulk =
    selected.length > BULK_BASE_DATA ? (
      t('bulk.tooMany', { count: BULK_BASE_DATA })
    ) : (
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('baseData.bulk')}
      </Button>
    )
  const nameOf = (userId: string) => {
    const row = rows?.find(({ id }) => id === userId)
    return row ? customerName(row) : userId
  }
  return {
    table: mayConfirm ? { selected, onSelect: setSelected, bulk } : {},
    dialog: isOpen && (
      <Suspense>
        <BulkDialog
          ids={selected}
          title={t('baseData.bulkTitle')}
          yes={count => t('baseData.bulkYes', { count })}
          nameOf={nameOf}
          ask={ask}
          onDone={again}
          onClose={() => {
            setOpen(false)
            setSelected(NONE)
          }}
        />
      </Suspense>
    ),
  }
}
