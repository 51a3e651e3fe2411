import type { LinkProps } from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { RouteLink } from '../../routes/RouteLink.tsx'

/** § 312k BGB: on every page, without a login, and there before any call has answered. */
export function CancelContractsLink(props: Omit<LinkProps, 'href'>) {
  const { t } = useTranslation()
  return (
    <RouteLink to="cancelContractNoLogin" {...props}>
      {t('frame.footer.cancelContracts')}
    </RouteLink>
  )
}
