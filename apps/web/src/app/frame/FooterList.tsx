import { styled } from '@mui/material/styles'

/** Links below each other, side by side where that would make a phone's page long; each as high as a finger. */
export const FooterList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a, & button': { display: 'inline-block', minHeight: 44, paddingBlock: 10, color: 'inherit' },
  [theme.breakpoints.down('sm')]: { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
}))
