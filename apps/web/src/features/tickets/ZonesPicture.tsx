import type { ProductOffer } from '@billett/contract'
import Box from '@mui/material/Box'
import { zonesPicture } from '../../parts/map/zones-picture.ts'

/** The zones of a ticket as a chain; wider than the screen, it can be pushed aside. */
export const ZonesPicture = ({ zones }: Pick<ProductOffer, 'zones'>) => (
  <Box sx={{ mb: 1, maxHeight: 160, '& img': { display: 'block', maxWidth: '100%', height: 'auto', minHeight: 28 } }}>
    <img src={zonesPicture(zones.map(({ id }) => id).join(','))} alt={zones.map(({ name }) => name).join(' – ')} />
  </Box>
)
