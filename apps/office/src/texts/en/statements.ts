import { STATEMENT_COLUMN_WORDS, STATEMENT_STATE_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of SQL statements and their forms say. */
export const statements = {
  ...worded('statements', STATEMENT_COLUMN_WORDS, 'en'),
  ...worded('statements.states', STATEMENT_STATE_WORDS, 'en'),
  'statements.found_one': '{{count}} statement',
  'statements.found_other': '{{count}} statements',
  'statements.none': 'No statement',
  'statements.noneText': 'A statement reads what has happened in the shop, and gives a CSV file. For example:',
  'statements.create': 'Write a statement',
  'statements.edit': 'Change',
  'statements.editTitle': 'Change the statement',
  'statements.descriptionHint': 'What the statement and its file are called.',
  'statements.statementHint':
    'PostgreSQL, exactly one SELECT. “:from” and “:to” (moments) and “:serviceArea” are asked for when it is run.',
  'statements.check': 'Check',
  'statements.checked': 'This is what will be stored',
  'statements.saved': 'The statement is stored as a draft.',
  'statements.release': 'Release',
  'statements.releaseText': 'Whoever may run statements can run “{{description}}” then.',
  'statements.released': 'The statement is released.',
  'statements.releaseAsked': 'It waits to be released until a second person agrees.',
  'statements.remove': 'Delete',
  'statements.removeText': '“{{description}}” is gone for good then.',
  'statements.removed': 'The statement is deleted.',
  'statements.run': 'Run',
  'statements.runTitle': 'Run {{description}}',
  'statements.plan': 'How the database would do it, with the number of rows',
  'statements.runText':
    'The CSV file goes to your downloads. A statement takes 30 seconds at most; that you run it is noted.',
  'statements.runSelected': 'Run as one file',
  'statements.runSeveralTitle': 'Run {{count}} statements',
  'statements.runSeveralText':
    'The files go to your downloads as one ZIP file. Each statement takes 30 seconds at most, one runs after the other, and if one fails there is no file; that you run them is noted.',
  'statements.ran': 'The file {{fileName}} is there.',
  'statements.parameters.from': 'From (:from)',
  'statements.parameters.to': 'To (:to)',
  'statements.parameters.serviceArea': 'Service area (:serviceArea)',
  'statements.areas.ticket': 'Tickets (2)',
  'statements.areas.subscription': 'Subscriptions (4)',
  'statements.zone': 'Times in {{zone}}',
  'statements.views': 'What can be asked',
  'statements.personal': 'only with the right to export personal data',
  'statements.changed': 'Changed meanwhile',
  'statements.changedText':
    'Somebody has changed this statement while you were writing. What you have typed is still there. This is what is stored now:',
  'statements.changedNow': 'If you save once more, your version holds.',
}
