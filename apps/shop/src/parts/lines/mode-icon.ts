import { mdiAirplane, mdiBus, mdiFerry, mdiGondola, mdiSubwayVariant, mdiTaxi, mdiTrain, mdiTram } from '@mdi/js'

/** By the timetable's means of transport; whatever else there is drives on a road. */
const ICONS: Record<string, string | undefined> = {
  longDistance: mdiTrain,
  rail: mdiTrain,
  suburban: mdiTrain,
  monorail: mdiTrain,
  subway: mdiSubwayVariant,
  tram: mdiTram,
  ferry: mdiFerry,
  cableCar: mdiGondola,
  funicular: mdiGondola,
  air: mdiAirplane,
  taxi: mdiTaxi,
}

export const modeIcon = (mode: string): string => ICONS[mode] ?? mdiBus
