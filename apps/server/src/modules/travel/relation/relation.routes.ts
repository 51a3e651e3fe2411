import * as calls from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { searchVias } from './via-choices.ts'
import { viaImage } from './via-image.ts'

export const relationRoutes = [
  route(calls.searchVias, ({ world, language }, { query }) =>
    items(searchVias(world.regions.current(), query, language)),
  ),
  route(calls.getViaImage, ({ world }, { params }) => ({
    file: {
      bytes: viaImage(world.regions.current(), params.text),
      mimeType: 'image/svg+xml',
      fileName: `zones.${params.extension}`,
    },
  })),
]
