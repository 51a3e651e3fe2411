/** Nouns a client may word differently: the job ticket says company and employee (Spec 1 §1). */
export const words = {
  'words.organisation': 'Schule',
  'words.organisations': 'Schulen',
  'words.member': 'Schülerin oder Schüler',
  'words.members': 'Schülerinnen und Schüler',
}
