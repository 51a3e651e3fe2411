import { journey } from './journey.ts'
import type { Passenger, Visit } from './passenger.ts'
import { isProof } from './proof.ts'
import { expectSaidOnce } from './said.ts'

/** 320 × 256 px: a usual screen at 400 %, where nothing may cover what has the focus (WCAG 2.2 §1.4.10, §2.4.11). */
const MAGNIFIED = { width: 320, height: 256 }
const DESKTOP = { width: 1280, height: 800 }

const LOOKS: readonly Visit[] = [
  { language: 'de', ...MAGNIFIED },
  { language: 'en', ...DESKTOP },
]
const MORE_LOOKS: readonly Visit[] = [
  { language: 'en', ...MAGNIFIED },
  { language: 'de', ...DESKTOP },
]

/**
 * A story told with the keyboard alone, magnified and at a desktop; in `npm run proof` both in each language. Nothing
 * in it is read out twice.
 */
export function keyboardJourney(name: string, story: (passenger: Passenger) => Promise<void>): void {
  for (const look of isProof ? [...LOOKS, ...MORE_LOOKS] : LOOKS)
    journey(`${name} (${look.language}, ${look.width} × ${look.height})`, async ({ visit }) => {
      const passenger = await visit(look)
      await story(passenger)
      expectSaidOnce(passenger)
    })
}
