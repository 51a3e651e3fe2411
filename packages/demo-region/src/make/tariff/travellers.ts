import type { Traveller } from '@billett/domain'

export const TRAVELLERS: Traveller[] = [
  { id: 'adult', name: { de: 'Erwachsene', en: 'Adult' }, minAge: 15 },
  { id: 'child', name: { de: 'Kind (6 bis 14 Jahre)', en: 'Child (6 to 14 years)' }, minAge: 6, maxAge: 14 },
  { id: 'toddler', free: true, name: { de: 'Kleinkind (bis 5 Jahre)', en: 'Toddler (up to 5 years)' }, maxAge: 5 },
  { id: 'senior', name: { de: 'Senior (ab 65 Jahren)', en: 'Senior (65 and over)' }, minAge: 65 },
  { id: 'pupil', name: { de: 'Schüler und Auszubildende', en: 'Pupil or apprentice' }, minAge: 6, maxAge: 26 },
  { id: 'student', name: { de: 'Studierende', en: 'Student' }, minAge: 16 },
  { id: 'reduced', name: { de: 'Inhaber eines Sozialpasses', en: 'Holder of a social pass' } },
  { id: 'group', role: 'group', name: { de: 'Gruppe', en: 'Group' } },
  { id: 'everyone', role: 'anyone', name: { de: 'Alle Fahrgäste', en: 'Every passenger' } },
  { id: 'bicycle', kind: 'bicycle', name: { de: 'Fahrrad', en: 'Bicycle' } },
  { id: 'dog', kind: 'dog', name: { de: 'Hund', en: 'Dog' } },
]
