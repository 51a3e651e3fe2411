import { mdiAirplane, mdiBus, mdiFerry, mdiGondola, mdiSubwayVariant, mdiTaxi, mdiTrain, mdiTram } from '@mdi/js'

const BUS = { icon: mdiBus, word: 'bus' } as const

/** By the timetable's means of transport; whatever else there is drives on a road. */
const MODES = {
  longDistance: { icon: mdiTrain, word: 'train' },
  rail: { icon: mdiTrain, word: 'train' },
  suburban: { icon: mdiTrain, word: 'suburban' },
  monorail: { icon: mdiTrain, word: 'train' },
  subway: { icon: mdiSubwayVariant, word: 'subway' },
  tram: { icon: mdiTram, word: 'tram' },
  ferry: { icon: mdiFerry, word: 'ferry' },
  cableCar: { icon: mdiGondola, word: 'cableCar' },
  funicular: { icon: mdiGondola, word: 'cableCar' },
  air: { icon: mdiAirplane, word: 'air' },
  taxi: { icon: mdiTaxi, word: 'taxi' },
} as const

type Drawn = (typeof MODES)[keyof typeof MODES] | typeof BUS

const drawn = new Map<string, Drawn>(Object.entries(MODES))

const of = (mode: string): Drawn => drawn.get(mode) ?? BUS

export const modeIcon = (mode: string): string => of(mode).icon

/** What the drawing says to whoever sees it: of `common.mode`. */
export const modeWord = (mode: string): Drawn['word'] => of(mode).word
