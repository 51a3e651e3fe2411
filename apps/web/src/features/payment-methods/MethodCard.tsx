import type { PaymentMethod } from '@billett/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { PaymentDrawing } from '../../parts/PaymentDrawing.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { BusyButton } from '../../ui/BusyButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useConfirmed } from '../../ui/use-confirmed.tsx'
import { RenewButton } from './RenewButton.tsx'

interface Props {
  method: PaymentMethod
  busy: boolean
  onDefault: () => void
  onDelete: () => void
}

/** One stored way to pay, and what can be done with it. */
export function MethodCard({ method, busy, onDefault, onDelete }: Props) {
  const { t } = useTexts()
  const { label, isDefault, subType } = method
  const { ask, question } = useConfirmed({
    title: t('paymentMethods.deleteTitle'),
    text: () => t('paymentMethods.deleteText', { name: label }),
    yes: t('paymentMethods.deleteYes'),
    busy,
    act: onDelete,
  })
  return (
    <Box component="li">
      <Panel component="div" sx={{ p: { xs: 2.5, sm: 3 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <PaymentDrawing subType={subType} />
          <Typography variant="h3" component="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {label}
          </Typography>
          {isDefault && <Chip label={t('paymentMethods.default')} />}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!isDefault && (
            <BusyButton
              variant="outlined"
              busy={busy}
              aria-label={t('paymentMethods.makeDefaultOf', { name: label })}
              onClick={onDefault}
            >
              {t('paymentMethods.makeDefault')}
            </BusyButton>
          )}
          <RenewButton method={method} />
          <Button
            variant="outlined"
            color="error"
            aria-label={t('paymentMethods.deleteOf', { name: label })}
            onClick={() => ask()}
          >
            {t('paymentMethods.delete')}
          </Button>
        </Box>
      </Panel>
      {question}
    </Box>
  )
}
