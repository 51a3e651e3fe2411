/** Nouns a client may word differently: the job ticket says company and employee (Spec 1 §1). */
export const words = {
  organisation: 'Schule',
  organisations: 'Schulen',
  member: 'Schülerin oder Schüler',
  members: 'Schülerinnen und Schüler',
}
