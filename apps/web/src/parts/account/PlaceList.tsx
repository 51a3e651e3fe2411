import { useLink } from '@billett/web-kit/links/use-link.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NavLink } from 'react-router'
import { useShop } from '../../hooks/shop.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PLACE_ICONS } from './place-icons.ts'
import { type Place, placesOf } from './places.ts'

/** One page of the account; the one that is open is marked. */
function PlaceLink({ place }: { place: Place }) {
  const { t } = useTexts()
  const link = useLink()
  return (
    <Box
      component={NavLink}
      to={link(place)}
      end
      sx={theme => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 1.5,
        color: 'text.primary',
        textDecoration: 'none',
        borderRadius: `${theme.shop.controlRadius}px`,
        '& svg': { color: 'text.secondary' },
        '&:hover': { textDecoration: 'underline' },
        '&.active': { fontWeight: 700, bgcolor: 'background.paper', boxShadow: `inset 4px 0 ${theme.shop.accent}` },
        '&.active svg': { color: 'primary.main' },
      })}
    >
      <Icon path={PLACE_ICONS[place]} size={20} />
      {t(`frame.titles.${place}`)}
    </Box>
  )
}

/** All pages of the account, beside the one that is open; a narrow screen has the way back above it instead. */
export function PlaceList() {
  const { t } = useTexts()
  const { modules } = useShop().client.config
  return (
    <Box component="nav" aria-label={t('frame.titles.account')} sx={{ display: { xs: 'none', lg: 'block' } }}>
      {placesOf(modules).map(({ group, places }) => (
        <Box key={group} sx={{ mb: 2 }}>
          <Typography id={`places-${group}`} variant="body2" color="textSecondary" sx={{ px: 1.5, mb: 0.5 }}>
            {t(`account.groups.${group}`)}
          </Typography>
          <Box component="ul" aria-labelledby={`places-${group}`} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {places.map(place => (
              <li key={place}>
                <PlaceLink place={place} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
