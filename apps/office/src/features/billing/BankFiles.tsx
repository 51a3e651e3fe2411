import type { StaffBankFile } from '@billett/contract'
import type { RowAction } from '@billett/web-kit/kit/lists/RowActions.tsx'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { Text } from '@billett/web-kit/kit/text/Text.tsx'
import { mdiFileDocumentOutline } from '@mdi/js'
import { useState } from 'react'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { ActReasonDialog } from '../../parts/ActReasonDialog.tsx'
import { StaffList } from '../../parts/list/StaffList.tsx'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useFileColumns } from './use-file-columns.tsx'
import { useFileFacts } from './use-file-facts.ts'
import { useFileRelease } from './use-file-release.ts'
import type { DoRunAct } from './use-run-acts.ts'

interface Props {
  files: readonly StaffBankFile[]
  /** They go to the bank by themselves. */
  isBankOffered: boolean
  /** When there is something to see where there is no file yet. */
  noneText: string
  act: DoRunAct
}

const rowId = ({ guid }: StaffBankFile) => guid

/** States in which somebody has let a file go. */
const isReleased = ({ state }: StaffBankFile) => state !== 'building' && state !== 'built' && state !== 'void'

/**
 * Files of a run or of payouts, and what the reader may do with each beside releasing the next: take to the bank, make
 * void.
 */
export function BankFiles({ files, isBankOffered, noneText, act }: Props) {
  const { t } = useTexts()
  const columns = useFileColumns()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseBankFiles']))
  const mayRun = useAppSelector(selectHolds(['AllowedToRunBilling']))
  const [voiding, setVoiding] = useState<StaffBankFile>()
  const facts = useFileFacts()
  const release = useFileRelease(act)
  const releasable = release.releasable(files)
  const carry = useConfirmed<StaffBankFile>({
    title: t('billing.carry'),
    yes: t('billing.carry'),
    text: file => t(`billing.carryText.${file.kind}`, facts(file)),
    act: async ({ guid }) => {
      await act({ kind: 'carry', guid })
      return true
    },
    failure: null,
  })
  const actions = (file: StaffBankFile): RowAction[] => {
    const { guid, state, handOverBegunOn } = file
    const isVoidable = (state === 'built' || state === 'released') && handOverBegunOn === null
    return [
      // A single one has its button above.
      ...(releasable.length > 1 && releasable.includes(file)
        ? [{ text: t('billing.release'), act: () => release.ask(file) }]
        : []),
      ...(mayRelease && isReleased(file)
        ? [{ text: t('billing.download'), act: () => void act({ kind: 'download', guid }) }]
        : []),
      ...(mayRelease && state === 'released' && isBankOffered
        ? [{ text: t('billing.handOver'), act: () => void act({ kind: 'handOver', guid }) }]
        : []),
      ...(mayRelease && state === 'released' ? [{ text: t('billing.carry'), act: () => carry.ask(file) }] : []),
      ...(mayRun && isVoidable ? [{ text: t('billing.voidFile'), warns: true, act: () => setVoiding(file) }] : []),
    ]
  }
  const isOwn = mayRelease && files.some(file => file.state === 'built' && file.isOwn)
  return (
    <section aria-label={t('billing.files')}>
      <Text variant="h2">{t('billing.files')}</Text>
      {isOwn && <Text>{t('billing.isOwn')}</Text>}
      <StaffList
        label={t('billing.files')}
        columns={columns}
        asked={{ rows: files, busy: false, failed: false, errors: [], again: () => undefined }}
        rowId={rowId}
        rowName={({ messageId }) => messageId}
        actions={actions}
        count={({ count }) => t('billing.filesFound', { count })}
        none={{
          icon: mdiFileDocumentOutline,
          title: t('billing.noFiles'),
          text: noneText,
        }}
      />
      {release.question}
      {carry.question}
      {voiding && (
        <ActReasonDialog
          title={t('billing.voidFile')}
          label={t('billing.reason')}
          send={reason => act({ kind: 'voidFile', guid: voiding.guid, reason })}
          onClose={() => setVoiding(undefined)}
        >
          <Text>{t(`billing.voidFileText.${voiding.kind}`, facts(voiding))}</Text>
        </ActReasonDialog>
      )}
    </section>
  )
}
