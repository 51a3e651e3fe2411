import Box from '@mui/material/Box'
import { zonesPicture } from '../../parts/map/zones-picture.ts'
import type { Choice } from '../../state/tariff/tariff-state.ts'

/** The zones of the chosen way as a chain. */
export const ViaPicture = ({ via }: { via: Choice }) => (
  <Box
    component="img"
    src={zonesPicture(via.reference)}
    alt={via.text}
    sx={{ display: 'block', maxWidth: '100%', height: 'auto', mt: 2 }}
  />
)
