import { useLink } from '@billett/web-kit/links/use-link.ts'
import { mdiChevronRight } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { PLACE_ICONS } from '../../parts/account/place-icons.ts'
import type { Place } from '../../parts/account/places.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'

/** A page of the account and what one does there; touched anywhere, it opens. */
export function PlaceTile({ place }: { place: Place }) {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Box
      component={Link}
      to={link(place)}
      sx={theme => ({
        display: 'flex',
        gap: { xs: 1.5, sm: 2 },
        alignItems: 'start',
        height: '100%',
        px: { xs: 2, sm: 2.5 },
        py: 2,
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: 'background.paper',
        border: `1px solid ${theme.palette.divider}`,
        borderRadius: `${theme.shop.cardRadius}px`,
        boxShadow: theme.shop.shadow,
        '&:hover h3': { textDecoration: 'underline' },
      })}
    >
      <Box sx={{ color: 'primary.main', lineHeight: 0 }}>
        <Icon path={PLACE_ICONS[place]} size={28} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3">{t(`frame.titles.${place}`)}</Typography>
        <Typography color="textSecondary">{t(`account.tiles.${place}`)}</Typography>
      </Box>
      <Box sx={{ color: 'text.secondary', lineHeight: 0, alignSelf: 'center' }}>
        <Icon path={mdiChevronRight} />
      </Box>
    </Box>
  )
}
