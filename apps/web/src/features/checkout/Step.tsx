import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { StepKey } from './open-steps.ts'
import { useOpenSteps } from './ProgressProvider.tsx'

interface Props {
  number: number
  /** Left out where nothing is asked. */
  step?: StepKey
  title: string
  hint?: string
  children: ReactNode
}

/** One numbered part of the way to the order. */
export function Step({ number, step, title, hint, children }: Props) {
  const { t } = useTexts()
  const id = useId()
  const open = useOpenSteps()
  const isDone = step === undefined || !open.some(other => other.step === step)
  return (
    <Panel aria-labelledby={id} sx={{ p: { xs: 2, sm: 4 } }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: hint ? 1 : 2.5 }}>
        <Box
          aria-hidden
          sx={{
            flexShrink: 0,
            width: 36,
            height: 36,
            borderRadius: '50%',
            display: 'grid',
            placeItems: 'center',
            bgcolor: isDone ? 'success.main' : 'primary.main',
            color: isDone ? 'success.contrastText' : 'primary.contrastText',
            fontWeight: 800,
          }}
        >
          {isDone ? <Icon path={mdiCheck} /> : number}
        </Box>
        <Typography variant="h2" id={id}>
          {title}
          {isDone && <VisuallyHidden>{` – ${t('checkout.done')}`}</VisuallyHidden>}
        </Typography>
      </Box>
      {hint && (
        <Typography color="textSecondary" sx={{ mb: 2.5 }}>
          {hint}
        </Typography>
      )}
      <Stack spacing={2.5}>{children}</Stack>
    </Panel>
  )
}
