import type { ViaChoice } from '@billett/contract'
import Box from '@mui/material/Box'
import { zonesPicture } from '../../http/zones-picture.ts'

/** The zones of a way; its text says the same, so it is silent, and a phone has no room for it. */
export const ViaPicture = ({ via }: { via: ViaChoice }) => (
  <Box
    component="img"
    src={zonesPicture(via.reference)}
    alt=""
    loading="lazy"
    sx={{ display: { xs: 'none', md: 'block' }, maxWidth: '60%', maxHeight: 96 }}
  />
)
