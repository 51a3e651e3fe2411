import type { DayType, Frequency } from '../network.ts'

const days =
  (type: DayType) =>
  (from: string, until: string, every: number, shift?: number): Frequency => ({ days: type, from, until, every, shift })

const weekday = days('weekday')
const schoolday = days('schoolday')
const saturday = days('saturday')
const sunday = days('sunday')
const weekendNight = days('weekendNight')

export const TRAM: Frequency[] = [
  weekday('04:30', '06:00', 20),
  weekday('06:00', '20:00', 10),
  weekday('20:00', '24:40', 20),
  saturday('05:00', '09:00', 20),
  saturday('09:00', '19:00', 10),
  saturday('19:00', '25:00', 20),
  sunday('07:00', '24:00', 20),
]

export const CITY_BUS: Frequency[] = [
  weekday('05:00', '20:00', 20),
  weekday('20:00', '24:00', 60),
  saturday('06:00', '19:00', 30),
  saturday('19:00', '24:00', 60),
  sunday('08:00', '22:00', 60),
]

export const TOWN_BUS: Frequency[] = [weekday('05:30', '20:00', 30), saturday('07:00', '18:00', 60)]

export const REGIONAL_RAIL: Frequency[] = [
  weekday('04:30', '21:00', 30),
  weekday('21:00', '24:30', 60),
  saturday('05:30', '25:00', 60),
  sunday('06:30', '24:00', 60),
]

export const BRANCH_RAIL: Frequency[] = [
  weekday('04:30', '23:30', 60),
  schoolday('06:30', '08:30', 60, 30),
  saturday('05:30', '24:30', 60),
  sunday('07:30', '23:00', 120),
]

export const EXPRESS_RAIL: Frequency[] = [
  weekday('05:00', '23:00', 60),
  saturday('06:00', '23:00', 60),
  sunday('07:00', '23:00', 120),
]

export const REGIONAL_BUS: Frequency[] = [
  weekday('05:00', '21:00', 60),
  schoolday('06:00', '08:00', 60, 30),
  saturday('07:00', '20:00', 120),
  sunday('09:00', '19:00', 120),
]

export const STRONG_REGIONAL_BUS: Frequency[] = [
  weekday('05:00', '20:00', 30),
  weekday('20:00', '23:30', 60),
  saturday('06:00', '22:00', 60),
  sunday('08:00', '22:00', 60),
]

export const EXPRESS_BUS: Frequency[] = [weekday('05:30', '09:00', 30), weekday('09:00', '20:00', 60)]

export const NIGHT_BUS: Frequency[] = [weekendNight('24:30', '28:30', 60)]

export const ON_DEMAND: Frequency[] = [
  weekday('08:00', '20:00', 120),
  saturday('08:00', '22:00', 120),
  sunday('09:00', '20:00', 120),
]

export const FERRY: Frequency[] = [
  weekday('06:00', '20:00', 15),
  saturday('07:00', '21:00', 15),
  sunday('08:00', '20:00', 15),
]
