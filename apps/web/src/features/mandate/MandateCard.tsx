import type { Mandate } from '@billett/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useConfirmed } from '../../ui/use-confirmed.tsx'

interface Props {
  mandate: Mandate
  busy: boolean
  onChange: () => void
  onRevoke: () => void
}

/** A mandate with what its bank knows it by. */
export function MandateCard({ mandate, busy, onChange, onRevoke }: Props) {
  const { t } = useTexts()
  const { format } = useShop()
  const { reference, iban, bic, creditInstitute, accountHolder, state, consentOn, usableUntil } = mandate
  const name = `${creditInstitute} ${iban}`
  const { ask, question } = useConfirmed({
    title: t('mandates.revokeTitle'),
    text: () => t('mandates.revokeText', { name }),
    yes: t('mandates.revokeYes'),
    busy,
    act: onRevoke,
  })
  const facts = [
    ['iban', iban],
    ['bic', bic],
    ['accountHolder', accountHolder],
    ['reference', reference],
    ['consentOn', format.instantDate(consentOn)],
    ['usableUntil', format.date(usableUntil)],
  ] as const
  return (
    <Box component="li">
      <Panel component="div" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {creditInstitute}
          </Typography>
          {state !== 'active' && <Chip color="warning" label={t(`mandates.states.${state}`)} />}
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            mb: 2,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
            columnGap: 2,
            rowGap: 0.5,
          }}
        >
          {facts.map(([key, value]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {t(`mandates.${key}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" aria-label={t('mandates.editOf', { name })} onClick={onChange}>
            {t('mandates.edit')}
          </Button>
          <Button variant="outlined" color="error" aria-label={t('mandates.revokeOf', { name })} onClick={() => ask()}>
            {t('mandates.revoke')}
          </Button>
        </Box>
      </Panel>
      {question}
    </Box>
  )
}
