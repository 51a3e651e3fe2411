import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useShop } from '../../hooks/shop.ts'
import { type Place, type PlaceGroup, placesOf } from '../../parts/account/places.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { PlaceTile } from './PlaceTile.tsx'

/** Pages of the account in their groups, all of them unless told. */
export function PlaceTiles({ groups }: { groups?: readonly PlaceGroup[] }) {
  const { t } = useTexts()
  const { modules } = useShop().client.config
  const shown = placesOf(modules).filter(({ group }) => groups?.includes(group) ?? true)
  const tile = (place: Place) => (
    <li key={place}>
      <PlaceTile place={place} />
    </li>
  )
  return shown.map(({ group, places }) => (
    <Box
      key={group}
      component="section"
      aria-labelledby={`group-${group}`}
      sx={{ mt: 4, '&:first-of-type': { mt: 0 } }}
    >
      <Typography id={`group-${group}`} variant="h2" sx={{ mb: 2 }}>
        {t(`account.groups.${group}`)}
      </Typography>
      <CardGrid>{places.map(tile)}</CardGrid>
    </Box>
  ))
}
