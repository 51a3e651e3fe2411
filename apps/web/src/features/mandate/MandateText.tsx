import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** Weeks in which a collected amount can be claimed back (Spec 1 §9). */
const CLAIM_WEEKS = 8

/** What is agreed to: the text of the SEPA core mandate. */
export function MandateText() {
  const { t } = useTexts()
  const { operator } = useShop().client.config
  const { company, creditorId } = operator
  return (
    <Box
      component="section"
      aria-label={t('mandates.textTitle')}
      sx={theme => ({ p: 2, border: `1px solid ${theme.palette.divider}`, borderRadius: 1 })}
    >
      <Typography sx={{ fontWeight: 700 }}>{t('mandates.textTitle')}</Typography>
      {creditorId !== undefined && <Typography>{t('mandates.creditorId', { id: creditorId })}</Typography>}
      <Typography sx={{ mt: 1 }}>{t('mandates.text', { company })}</Typography>
      <Typography sx={{ mt: 1 }}>{t('mandates.claim', { weeks: CLAIM_WEEKS })}</Typography>
      <Typography sx={{ mt: 1 }} color="textSecondary">
        {t('mandates.referenceLater')}
      </Typography>
    </Box>
  )
}
