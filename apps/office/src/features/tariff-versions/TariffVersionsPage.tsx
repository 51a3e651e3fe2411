import type { StaffTariffVersion } from '@billett/contract'
import { useSay } from '@billett/web-kit/kit/feedback/toasts.ts'
import { lazyPiece } from '@billett/web-kit/kit/lazy/lazy-piece.ts'
import { useListAddress } from '@billett/web-kit/list-address/use-list-address.ts'
import { mdiHistory } from '@mdi/js'
import { Suspense, useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { StaffListPage } from '../../parts/list/StaffListPage.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { SendTariff } from './SendTariff.tsx'
import { tariffVersionsAddress } from './tariff-versions-address.ts'
import { useDiscardQuestion } from './use-discard-question.tsx'
import { useTariffVersions } from './use-tariff-versions.ts'
import { useVersionColumns } from './use-version-columns.tsx'

const VersionDialog = lazyPiece(() => import('./VersionDialog.tsx').then(module => module.VersionDialog))

const PreviewDialog = lazyPiece(() =>
  import('../../parts/preview/PreviewDialog.tsx').then(module => module.PreviewDialog),
)

const rowId = ({ version }: StaffTariffVersion) => String(version)

const LOOKS = { checked: 'compare', replaced: 'lookBack' } as const

/** Versions of the tariff: sent in, held against what is sold, released, gone back to. */
export function TariffVersionsPage() {
  const { t } = useTexts()
  const say = useSay()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseTariff']))
  const { state, change } = useListAddress(tariffVersionsAddress)
  const asked = useTariffVersions()
  const { rows, again } = asked
  const columns = useVersionColumns()
  const discard = useDiscardQuestion('discard', again)
  const withdraw = useDiscardQuestion('withdraw', again)
  const open = rows?.find(row => rowId(row) === state.version)
  const [seen, setSeen] = useState<number>()
  const lookWord = (one: StaffTariffVersion) =>
    mayRelease && (one.state === 'checked' || one.state === 'replaced') ? LOOKS[one.state] : 'look'
  return (
    <StaffListPage
      title={t('frame.titles.tariffVersions')}
      lead={t('tariffVersions.lead')}
      filters={<SendTariff onStored={again} />}
      columns={columns}
      asked={asked}
      rowId={rowId}
      rowName={({ version }) => t('tariffVersions.versionName', { version })}
      actions={one => [
        { text: t(`tariffVersions.${lookWord(one)}`), act: () => change({ version: rowId(one) }) },
        ...(one.state === 'active' || one.state === 'discarded'
          ? []
          : [{ text: t('tariff.preview.button'), act: () => setSeen(one.version) }]),
        ...(one.state === 'checked'
          ? [{ text: t('tariffVersions.discard'), warns: true, act: () => discard.ask(one) }]
          : []),
        ...(one.state === 'released'
          ? [{ text: t('tariffVersions.withdraw'), warns: true, act: () => withdraw.ask(one) }]
          : []),
      ]}
      count={({ count }) => t('tariffVersions.found', { count })}
      none={{ icon: mdiHistory, title: t('tariffVersions.none'), text: t('tariffVersions.noneText') }}
    >
      {discard.question}
      {withdraw.question}
      <Suspense>
        {seen !== undefined && <PreviewDialog drafts={false} tariffVersion={seen} onClose={() => setSeen(undefined)} />}
        {open && (
          <VersionDialog
            key={open.version}
            version={open.version}
            onReleased={how => {
              change({ version: '' })
              again()
              say(t(`tariffVersions.${how}`))
            }}
            onClose={() => change({ version: '' })}
          />
        )}
      </Suspense>
    </StaffListPage>
  )
}
