import type { words as german } from '../../de/frame/words.ts'

export const words: Record<keyof typeof german, string> = {
  'words.organisation': 'School',
  'words.organisations': 'Schools',
  'words.member': 'Student',
  'words.members': 'Students',
  'common.endingIn': 'ending in {{digits}}',
  'common.mode.bus': 'Bus',
  'common.mode.train': 'Train',
  'common.mode.suburban': 'Suburban train',
  'common.mode.subway': 'Underground',
  'common.mode.tram': 'Tram',
  'common.mode.ferry': 'Ferry',
  'common.mode.cableCar': 'Cable car',
  'common.mode.air': 'Flight',
  'common.mode.taxi': 'Taxi',
}
