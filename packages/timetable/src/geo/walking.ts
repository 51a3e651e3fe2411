/** Metres a second of an unhurried walker. */
const WALKING_SPEED = 1.2
/** Streets are longer than the air line. */
const DETOUR = 1.3

/** Seconds to walk a distance given as the crow flies. */
export const walkSeconds = (metres: number): number => Math.ceil((metres * DETOUR) / WALKING_SPEED)
