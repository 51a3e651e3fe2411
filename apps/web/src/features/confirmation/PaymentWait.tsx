import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keyframes } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/Panel.tsx'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } })

interface Props {
  title: string
  children: ReactNode
  onLook?: () => void
  action?: ReactNode
}

/** A named wait: says what is asked and what to do meanwhile. */
export function PaymentWait({ title, children, onLook, action }: Props) {
  const { t } = useTexts()
  return (
    <Panel role="status">
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '40rem' }}>{children}</Typography>
      <Box
        aria-hidden
        sx={{ my: 3, height: 6, borderRadius: 3, overflow: 'hidden', bgcolor: 'divider', maxWidth: '30rem' }}
      >
        <Box
          sx={{
            width: '35%',
            height: '100%',
            borderRadius: 3,
            bgcolor: 'primary.main',
            animation: `${slide} 1.8s ease-in-out infinite`,
          }}
        />
      </Box>
      {(action || onLook) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {action}
          {onLook && (
            <Button variant="outlined" onClick={onLook}>
              {t('confirmation.lookNow')}
            </Button>
          )}
        </Box>
      )}
    </Panel>
  )
}
