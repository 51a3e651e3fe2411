/** Nouns a client may word differently (the job ticket says company, Spec 1 §1), and words of many pages. */
export const words = {
  'words.organisation': 'Schule',
  'words.organisations': 'Schulen',
  'words.member': 'Schülerin oder Schüler',
  'words.members': 'Schülerinnen und Schüler',
  'common.endingIn': 'Endziffern {{digits}}',
  'common.mode.bus': 'Bus',
  'common.mode.train': 'Zug',
  'common.mode.suburban': 'S-Bahn',
  'common.mode.subway': 'U-Bahn',
  'common.mode.tram': 'Straßenbahn',
  'common.mode.ferry': 'Fähre',
  'common.mode.cableCar': 'Seilbahn',
  'common.mode.air': 'Flug',
  'common.mode.taxi': 'Taxi',
}
