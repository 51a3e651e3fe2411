import { styled } from '@mui/material/styles'

/** Fades out below the words of a narrow screen. */
export const Canvas = styled('svg')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  [theme.breakpoints.down('md')]: { opacity: 0.16 },
}))
