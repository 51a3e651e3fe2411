import type { StaffBankFile } from '@billett/contract'
import { useConfirmed } from '@billett/web-kit/kit/overlays/use-confirmed.tsx'
import { useAppSelector } from '../../hooks/store-hooks.ts'
import { selectHolds } from '../../state/user.selectors.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useFileFacts } from './use-file-facts.ts'
import type { DoRunAct } from './use-run-acts.ts'

/** Letting files go to the bank, each after its sum and checksum were read once more, and which the reader may. */
export function useFileRelease(act: DoRunAct) {
  const { t } = useTexts()
  const facts = useFileFacts()
  const mayRelease = useAppSelector(selectHolds(['AllowedToReleaseBankFiles']))
  const { ask, question } = useConfirmed<StaffBankFile>({
    title: t('billing.release'),
    yes: t('billing.release'),
    text: file => t(`billing.releaseText.${file.kind}`, facts(file)),
    act: async ({ guid }) => {
      await act({ kind: 'release', guid })
      return true
    },
    failure: null,
  })
  const releasable = (files: readonly StaffBankFile[]) =>
    mayRelease ? files.filter(({ state, isOwn }) => state === 'built' && !isOwn) : []
  return { ask, question, releasable }
}
