import type { StaffArrangementVersion } from '@billett/contract'
import type { ArrangedPart } from '@billett/domain'
import { useCall } from '@billett/web-kit/calls/use-call.ts'
import { CallErrors } from '@billett/web-kit/forms/CallErrors.tsx'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { DataTable } from '@billett/web-kit/kit/lists/DataTable.tsx'
import type { DataColumn } from '@billett/web-kit/kit/lists/data-column.ts'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useEffect, useMemo } from 'react'
import { useAppDispatch, useAppSelector } from '../../hooks/store-hooks.ts'
import { useFormat } from '../../hooks/use-format.ts'
import { ListFailure } from '../../parts/ListFailure.tsx'
import { getArrangementVersions, restoreArrangement } from '../../state/admin/admin.calls.ts'
import { selectArrangementVersions } from '../../state/admin/admin.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'

interface Props {
  part: ArrangedPart
  serviceAreaId: number
  /** The last one: with another the list is another. */
  version: number
  state: string
  onRestored: () => void
}

/** All versions there were; an earlier one is taken up as a draft, which is how one goes back. */
export function VersionsOfPart({ part, serviceAreaId, version, state, onRestored }: Props) {
  const { t } = useTexts()
  const dispatch = useAppDispatch()
  const format = useFormat()
  const say = useSay()
  const rows = useAppSelector(selectArrangementVersions) ?? undefined
  const { loading, failed, errors } = useCall(getArrangementVersions)
  const restoring = useCall(restoreArrangement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored or released meanwhile is in the list too.
  useEffect(() => {
    void dispatch(getArrangementVersions({ params: { part }, query: { serviceAreaId } }))
  }, [dispatch, part, serviceAreaId, version, state])
  const { ask, question } = useConfirmed<StaffArrangementVersion>({
    title: t('tariff.restore'),
    text: one => t('tariff.restoreText', { version: one.version }),
    yes: t('tariff.restore'),
    act: async one =>
      restoreArrangement.fulfilled.match(
        await dispatch(restoreArrangement({ params: { part }, body: { serviceAreaId, version: one.version } })),
      ),
    failure: <CallErrors errors={restoring.errors} all />,
    onDone: () => {
      say(t('tariff.restored'))
      onRestored()
    },
  })
  const columns = useMemo(
    (): DataColumn<StaffArrangementVersion>[] => [
      { id: 'version', header: t('tariff.number'), whole: true, cell: one => one.version },
      { id: 'state', header: t('tariff.state'), cell: one => t(`settings.states.${one.state}`) },
      {
        id: 'storedOn',
        header: t('tariff.storedOn'),
        whole: true,
        cell: ({ storedOn }) => format.instantDateTime(storedOn),
      },
      { id: 'writtenBy', header: t('tariff.writtenBy'), cell: one => one.writtenByName },
      {
        id: 'releasedOn',
        header: t('tariff.releasedOn'),
        whole: true,
        cell: ({ releasedOn }) => (releasedOn ? format.instantDateTime(releasedOn) : ''),
      },
      { id: 'releasedBy', header: t('tariff.releasedBy'), cell: one => one.releasedByName ?? '' },
    ],
    [t, format],
  )
  return (
    <>
      <DataTable
        label={t('tariff.versions')}
        columns={columns}
        rows={rows}
        busy={loading}
        rowId={one => String(one.version)}
        rowName={one => t('tariff.versionName', { version: one.version })}
        actions={one => (one.version === version ? [] : [{ text: t('tariff.restore'), act: () => ask(one) }])}
        empty={t('tariff.noVersions')}
        failure={
          failed ? (
            <ListFailure
              errors={errors}
              onAgain={() => void dispatch(getArrangementVersions({ params: { part }, query: { serviceAreaId } }))}
            />
          ) : undefined
        }
      />
      {question}
    </>
  )
}
