import { WALKING_SPEEDS } from '@billett/domain'

/** Metres a second of an unhurried walker, for whom the timetable counts. */
export const WALKING_SPEED = WALKING_SPEEDS.usual
/** Streets are longer than the air line. */
const DETOUR = 1.3

/** Seconds to walk a distance given as the crow flies. */
export const walkSeconds = (metres: number): number => Math.ceil((metres * DETOUR) / WALKING_SPEED)
