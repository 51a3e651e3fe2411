import { journey } from './journey.ts'
import type { Passenger, Visit } from './passenger.ts'
import { isProof } from './proof.ts'
import { expectSaidOnce } from './said.ts'

/** 320 × 256 px: a usual screen at 400 %, where nothing may cover what has the focus (WCAG 2.2 §1.4.10, §2.4.11). */
const MAGNIFIED = { width: 320, height: 256 }
const DESKTOP = { width: 1280, height: 800 }

/** One for each half of the stories. */
const LOOKS: readonly Visit[] = [
  { language: 'de', ...MAGNIFIED },
  { language: 'en', ...DESKTOP },
]
const MORE_LOOKS: readonly Visit[] = [
  { language: 'en', ...MAGNIFIED },
  { language: 'de', ...DESKTOP },
]

/** In a proof all of them; else one, always the same of a story. */
function looksOf(name: string): readonly Visit[] {
  const look = LOOKS[name.length % LOOKS.length]
  return isProof || look === undefined ? [...LOOKS, ...MORE_LOOKS] : [look]
}

/**
 * A story told with the keyboard alone, magnified or at a desktop; in `npm run proof` both in each language. Nothing in
 * it is read out twice.
 */
export function keyboardJourney(name: string, story: (passenger: Passenger) => Promise<void>): void {
  for (const look of looksOf(name))
    journey(`${name} (${look.language}, ${look.width} × ${look.height})`, async ({ visit }) => {
      const passenger = await visit(look)
      await story(passenger)
      expectSaidOnce(passenger)
    })
}
