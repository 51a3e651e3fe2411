/** Modules of light that stand around a symbol at least. */
const QUIET = 4

/** CSS pixels, picture and light together; more is no easier to read. */
const LARGEST = 350

/** Of the height of the screen, so that what the ticket is stands above it. */
const PART_OF_HEIGHT = 0.52

/** Of a screen that shows nothing else: light at its edges is wanted, too. */
const PART_OF_SCREEN = 0.92

/** A symbol as its picture draws it, in modules. */
export interface Drawn {
  /** Of the picture's side, with the light that it has itself. */
  modules: number
  /** Of light at each side of the symbol. */
  quiet: number
}

export interface Place {
  /** CSS pixels of the column, and of the screen. */
  width: number
  screen: { width: number; height: number }
}

/** CSS pixels of a side that a barcode may have among what else a ticket says. */
export const roomOnPage = ({ width, screen }: Place): number => Math.min(width, screen.height * PART_OF_HEIGHT, LARGEST)

/** Of one that has the screen to itself. */
export const roomOnScreen = ({ screen }: Place): number => Math.min(screen.width, screen.height) * PART_OF_SCREEN

/** How the picture says it is drawn; undefined of one that is drawn otherwise. */
export function drawnModules(image: string): Drawn | undefined {
  const [, quiet, modules] = /viewBox="-(\d+) -\d+ (\d+) \d+"/.exec(decodeURIComponent(image)) ?? []
  return quiet === undefined || modules === undefined ? undefined : { modules: Number(modules), quiet: Number(quiet) }
}

/**
 * CSS pixels of the picture's side and of the light to add around it: a module is a whole number of the screen's
 * pixels, for one that is wider here than there spoils the reading.
 */
export function barcodeSize(
  { modules, quiet }: Drawn,
  room: number,
  /** Of the screen, for one of CSS. */
  devicePixels: number,
): { side: number; light: number } {
  const added = Math.max(0, QUIET - quiet)
  const perModule = Math.max(1, Math.floor((room * devicePixels) / (modules + 2 * added)))
  return { side: (perModule * modules) / devicePixels, light: (perModule * added) / devicePixels }
}
