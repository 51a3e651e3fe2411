import { styled } from '@mui/material/styles'

/** A sheet that lies on the page. */
export const Panel = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  borderRadius: theme.shop.cardRadius,
  boxShadow: theme.shop.shadow,
  border: `1px solid ${theme.palette.divider}`,
  padding: theme.spacing(2.5),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}))
