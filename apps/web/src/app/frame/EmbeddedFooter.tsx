import Box from '@mui/material/Box'
import { useTexts } from '../../texts/use-texts.ts'
import { CancelContractsLink, WithdrawContractLink } from './ContractLinks.tsx'
import { FrameLink } from './FrameLink.tsx'

const PAGES = ['legalNotice', 'terms', 'privacyPolicy', 'info'] as const

/** All that is left of the footer inside somebody else's page: what the law demands. */
export function EmbeddedFooter() {
  const { t } = useTexts()
  return (
    <Box
      component="footer"
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 3,
        borderTop: theme => `1px solid ${theme.palette.divider}`,
      }}
    >
      <CancelContractsLink />
      <WithdrawContractLink />
      {PAGES.map(page => (
        <FrameLink key={page} to={page}>
          {t(`frame.titles.${page}`)}
        </FrameLink>
      ))}
    </Box>
  )
}
