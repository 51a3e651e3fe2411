import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/Panel.tsx'

interface Props {
  number: number
  title: string
  hint?: string
  children: ReactNode
}

/** One numbered part of the way to the order. */
export function Step({ number, title, hint, children }: Props) {
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
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
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontWeight: 800,
          }}
        >
          {number}
        </Box>
        <Typography variant="h2" id={id}>
          {title}
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
