import { styled } from '@mui/material/styles'

/** Links below each other, each as high as a finger. */
export const FooterList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& a, & button': { display: 'inline-block', minHeight: 44, paddingBlock: 10, color: 'inherit' },
})
