import type { Frequency, Mode } from '../network.ts'

/**
 * A line as it is drawn up by hand: its stops one per line of text, `Place, Stop @ x y`, kilometres east and north of
 * the main town.
 */
export interface LineSource {
  name: string
  mode: Mode
  agency: string
  color: string
  /** Kilometres per hour with stops and detours, as the crow flies. */
  speed: number
  hub: string
  minute: number
  service: Frequency[]
  stops: string
  onDemand?: boolean
  bikes?: boolean
}
