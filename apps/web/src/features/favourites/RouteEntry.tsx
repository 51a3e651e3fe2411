import { mdiStar, mdiStarOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { StoredSearch } from '../../storage/latest-searches.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  route: StoredSearch
  isFavourite: boolean
  onToggle: () => void
  onOpen: () => void
}

export function RouteEntry({ route: { from, to, via }, isFavourite, onToggle, onOpen }: Props) {
  const { t } = useTexts()
  const name = t('quickSale.relation', { from: from.text, to: to.text })
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        p: 1.5,
        bgcolor: 'background.paper',
        border: `1px solid ${theme.palette.divider}`,
        borderRadius: `${theme.shop.controlRadius}px`,
      })}
    >
      <IconButton
        aria-pressed={isFavourite}
        aria-label={isFavourite ? t('quickSale.unmark', { route: name }) : t('quickSale.mark', { route: name })}
        onClick={onToggle}
        sx={{ color: 'primary.main' }}
      >
        <Icon path={isFavourite ? mdiStar : mdiStarOutline} />
      </IconButton>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {via && <Typography color="textSecondary">{t('quickSale.via', { via: via.text })}</Typography>}
      </Box>
      {/* On a phone below the text, and no longer below the star. */}
      <Button
        variant="outlined"
        aria-label={t('quickSale.openOf', { route: name })}
        onClick={onOpen}
        sx={{ ml: { xs: 6.5, sm: 0 } }}
      >
        {t('quickSale.open')}
      </Button>
    </Box>
  )
}
