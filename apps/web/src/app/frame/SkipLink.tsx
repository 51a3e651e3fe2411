import { styled } from '@mui/material/styles'
import { useTexts } from '../../texts/use-texts.ts'

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: theme.shop.controlRadius,
  background: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  fontWeight: 700,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}))

/** The first thing the keyboard reaches. */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTexts()
  return <Anchor href={`#${target}`}>{t('frame.skipToContent')}</Anchor>
}
