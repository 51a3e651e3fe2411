import type { handOvers as german } from '../de/hand-overs.ts'

export const handOvers: Record<keyof typeof german, string> = {
  'handOvers.title': 'Handed over to collection agencies',
  'handOvers.make': 'Hand over',
  'handOvers.waits': 'The hand-over waits for a second person until {{moment}}.',
  'handOvers.found_one': '{{count}} hand-over',
  'handOvers.found_other': '{{count}} hand-overs',
  'handOvers.foundMore': 'at least {{count}} hand-overs',
  'handOvers.none': 'Nothing handed over yet',
  'handOvers.noneText': 'Cases that have come to the agency stay here until you hand them over in a file.',
  'handOvers.makeText':
    'All cases that have come to the agency and wait for nothing are handed over, each once. Then download the file.',
  'handOvers.reason': 'To whom and why (at least ten characters)',
  'handOvers.made': 'The cases are handed over. Now download the file.',
  'handOvers.fetched': 'The file is downloaded.',
  'handOvers.madeOn': 'Handed over on',
  'handOvers.madeBy': 'By',
  'handOvers.why': 'Note',
  'handOvers.cases': 'Cases',
  'handOvers.sum': 'Sum',
  'handOvers.paid': 'Settled since, to be taken back there',
  'handOvers.fetch.csv': 'Download the file (CSV)',
  'handOvers.fetch.xlsx': 'Download the file (Excel)',
}
