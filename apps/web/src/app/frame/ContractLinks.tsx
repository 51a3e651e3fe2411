import type { LinkProps } from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { FrameLink } from './FrameLink.tsx'

type Props = Pick<LinkProps, 'sx'>

/** § 312k BGB: on every page, without a login, and there before any call has answered. */
export function CancelContractsLink(props: Props) {
  const { t } = useTranslation()
  return (
    <FrameLink to="cancelContractNoLogin" {...props}>
      {t('frame.footer.cancelContracts')}
    </FrameLink>
  )
}

/** § 356a BGB: the same for withdrawing from a purchase. */
export function WithdrawContractLink(props: Props) {
  const { t } = useTranslation()
  return (
    <FrameLink to="withdrawContract" {...props}>
      {t('frame.footer.withdrawContract')}
    </FrameLink>
  )
}
