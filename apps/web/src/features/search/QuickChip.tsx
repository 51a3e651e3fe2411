import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'

const Chip = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  maxWidth: '100%',
  padding: '6px 14px',
  borderRadius: 22,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  border: `1px solid ${theme.shop.controlEdge}`,
  '& svg': { color: theme.palette.primary.main, flexShrink: 0 },
  '&:hover': { backgroundColor: theme.palette.action.hover },
}))

interface Props {
  icon: string
  children: ReactNode
  onClick: () => void
}

export const QuickChip = ({ icon, children, onClick }: Props) => (
  <Chip onClick={onClick}>
    <Icon path={icon} size={20} />
    <span>{children}</span>
  </Chip>
)
