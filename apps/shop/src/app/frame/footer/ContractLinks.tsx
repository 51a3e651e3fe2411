import { useTexts } from '../../../texts/use-texts.ts'
import { FrameLink } from '../FrameLink.tsx'

interface Props {
  className?: string
}

/** § 312k BGB: on every page, without a login, and there before any call has answered. */
export function CancelContractsLink(props: Props) {
  const { t } = useTexts()
  return (
    <FrameLink to="cancelContractNoLogin" {...props}>
      {t('frame.footer.cancelContracts')}
    </FrameLink>
  )
}

/** § 356a BGB: the same for withdrawing from a purchase. */
export function WithdrawContractLink(props: Props) {
  const { t } = useTexts()
  return (
    <FrameLink to="withdrawContract" {...props}>
      {t('frame.footer.withdrawContract')}
    </FrameLink>
  )
}
