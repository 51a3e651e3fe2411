import { BULK_USERS, type StaffUser } from '@billett/contract'
import { Button } from '@billett/web-kit/kit/controls/Button.tsx'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { setStaffUsersActive } from '../../state/admin/admin.calls.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { userName } from './user-name.ts'

const BulkDialog = lazyPiece(() => import('../../parts/bulk/BulkDialog.tsx').then(module => module.BulkDialog))
const MergeDialog = lazyPiece(() => import('./MergeDialog.tsx').then(module => module.MergeDialog))

const NONE: readonly string[] = []

/** Enables or disables the accounts that are chosen in the list, all at once. */
export function useUsersBulk(rows: readonly StaffUser[] | undefined, again: () => void) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const mayEdit = useAppSelector(selectHolds(['AllowedToEditUsers']))
  const [selected, setSelected] = useState(NONE)
  const [act, setAct] = useState<'enable' | 'disable'>()
  const [isMerging, setMerging] = useState(false)
  const mayMerge = useAppSelector(selectHolds(['AllowedToEditUsers', 'AllowedToSeePersonalDetails']))
  const [one, two, ...more] = (rows ?? []).filter(({ userId }) => selected.includes(userId))
  const pair = mayMerge && one && two && more.length === 0 ? ([one, two] as const) : undefined
  const end = () => {
    setAct(undefined)
    setMerging(false)
    setSelected(NONE)
  }
  const ask = useCallback(
    async (dryRun: boolean) => {
      const query = dryRun ? { dryRun } : {}
      const body = { userIds: [...selected], active: act === 'enable' }
      const answer = await dispatch(setStaffUsersActive({ query, body }))
      return setStaffUsersActive.fulfilled.match(answer)
        ? { told: answer.payload.data, errors: [] }
        : { told: [], errors: answer.payload?.errors ?? [] }
    },
    [dispatch, selected, act],
  )
  const bulk: ReactNode =
    selected.length > BULK_USERS ? (
      t('bulk.tooMany', { count: BULK_USERS })
    ) : (
      <>
        <Button variant="outlined" onClick={() => setAct('disable')}>
          {t('users.bulk.disable')}
        </Button>
        <Button variant="outlined" onClick={() => setAct('enable')}>
          {t('users.bulk.enable')}
        </Button>
        {pair && (
          <Button variant="outlined" onClick={() => setMerging(true)}>
            {t('users.merge.open')}
          </Button>
        )}
      </>
    )
  const nameOf = (id: string) => {
    const row = rows?.find(({ userId }) => userId === id)
    return row ? userName(row) : id
  }
  return {
    table: mayEdit ? { selected, onSelect: setSelected, bulk } : {},
    dialog: (
      <Suspense>
        {isMerging && pair && (
          <MergeDialog
            users={pair}
            onMerged={() => {
              end()
              again()
            }}
            onClose={end}
          />
        )}
        {act && (
          <BulkDialog
            ids={selected}
            title={t(`users.bulk.${act}Title`)}
            yes={count => t(`users.bulk.${act}Yes`, { count })}
            nameOf={nameOf}
            ask={ask}
            onDone={again}
            onClose={end}
          />
        )}
      </Suspense>
    ),
  }
}
